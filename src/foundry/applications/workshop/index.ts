import { parts } from '../../input';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { workOnMap } from './map-keys';
import { type WorkshopOffer, WorkshopWindow } from './workshop-window';

/** Gives GMs the workshop in which scenarios are made; call once, in `init`, before the keys of the map. */
export function registerWorkshop(offer: WorkshopOffer & { openNewBattle(): void }): void {
  const { workshops } = offer;
  const panel = singleWindow(() => new WorkshopWindow(offer));
  parts.join('panel', '#pdc-workshop');
  // The panel of a scene that was left closes; on the scene of a workshop it opens.
  workshops.onChange(() => {
    if (panel.made?.rendered) panel.made.press.after(() => void panel.window.follow());
    else if (workshops.current) void panel.window.follow();
  });
  offer.trials.onKept(() => void panel.made?.refresh());
  followScene(offer, () => panel.made);
  workOnMap(() => (workshops.current && panel.made?.rendered ? panel.made : undefined));
  addTokenTool({
    name: 'workshop',
    order: 91,
    title: 'PDC.workshop.title',
    icon: 'fa-solid fa-compass-drafting',
    onPress: () => (workshops.current ? void panel.window.follow() : offer.openNewBattle()),
  });
}

/** Follows the scene in view; a board that has another size than before is brought into the window. */
function followScene({ workshops, map }: WorkshopOffer, panel: () => WorkshopWindow | undefined): void {
  let size = '';
  Hooks.on('canvasReady', () => {
    const made = panel();
    void made?.follow();
    const grid = workshops.current?.sketch.rules.grid;
    const now = grid ? `${grid.columns} ${grid.rows}` : '';
    if (made?.rendered && now !== size) map.fitBeside(made.element);
    size = now;
  });
}

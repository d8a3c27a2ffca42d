import type { Heading } from '../../geometry';
import { parts, plain, registerKey, watchMapPointer } from '../../input';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { type WorkshopOffer, WorkshopWindow } from './workshop-window';

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

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
  const hand = () => (workshops.current && panel.made?.rendered ? panel.made.hand : undefined);
  watchMapPointer({
    get isChosen() {
      return hand()?.isChosen === true;
    },
    press: (point) => hand()?.press(point),
    move: (point) => hand()?.move(point),
    release() {
      hand()?.release();
      panel.made?.released();
    },
    erase: (point) => hand()?.erase(point),
    cancel: () => hand()?.cancel(),
  });
  const onKeys = (name: string, keys: readonly string[], does: (key: string) => void) =>
    registerKey(name, {
      keys: plain(...keys),
      reach: 'map',
      isForGameMasters: true,
      onDown(key) {
        if (!parts.areOnMap || hand()?.isChosen !== true) return false;
        does(key);
        return true;
      },
    });
  onKeys('workshopPoint', Object.keys(HEADINGS), (key) => {
    const heading = HEADINGS[key];
    if (heading) hand()?.pointTowards(heading);
  });
  onKeys('workshopPress', ['Enter', 'Space'], () => hand()?.pressPointed(panel.made?.chosen));
  onKeys('workshopErase', ['Delete', 'Backspace'], () => hand()?.erasePointed());
  registerKey('workshopCancel', {
    keys: plain('Escape'),
    reach: 'parts',
    isForGameMasters: true,
    onDown: () => hand() !== undefined && panel.window.cancel(),
  });
  const withControl = (name: string, key: string, does: () => void) =>
    registerKey(name, {
      keys: [{ key, modifiers: ['CONTROL'] }],
      reach: 'parts',
      isForGameMasters: true,
      onDown() {
        if (!workshops.current) return false;
        does();
        return true;
      },
    });
  withControl('workshopUndo', 'KeyZ', () => workshops.undo());
  withControl('workshopRedo', 'KeyY', () => workshops.redo());
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

import type { BattlePort } from '../../battle';
import type { WorkshopPort } from '../../battle/workshop';
import { CORRECTIONS_TOOL, fieldTool, parts, registerKey, shifted } from '../../input';
import { localize } from '../../texts';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { BattleCorrections } from './battle-corrections';
import { type BattleMap, battleMap, CorrectionWindow } from './correction-window';
import { workOnMap } from './map-keys';
import { type WorkshopOffer, WorkshopWindow } from './workshop-window';

/** The dependencies of the workshop, and of the same panel for running battles. */
interface PanelOffer extends WorkshopOffer {
  readonly workshops: WorkshopPort;
  readonly port: BattlePort;
  readonly battleMap: BattleMap;
  openNewBattle(): void;
}

/**
 * Gives GMs the workshop in which scenarios are made, and its panel for corrections of running battles; call once, in
 * `init`, before the keys of the map.
 */
export function registerWorkshop(offer: PanelOffer): void {
  const { workshops } = offer;
  const panel = singleWindow(() => new WorkshopWindow(offer));
  const corrections = registerCorrections(offer);
  parts.join('panel', '#pdc-workshop, #pdc-corrections');
  // The panel of a scene that was left closes; on the scene of a workshop it opens.
  workshops.onChange(() => {
    if (panel.made?.rendered) panel.made.press.after(() => void panel.window.follow());
    else if (workshops.current) void panel.window.follow();
  });
  offer.trials.onKept(() => panel.made?.press.after(() => void panel.made?.refresh()));
  followScene(offer, () => panel.made);
  workOnMap(() => (workshops.current && panel.made?.rendered ? panel.made : corrections()));
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

/** Opens the panel for the battle in view with its tool, and returns the function that finds it while it is open. */
function registerCorrections(offer: PanelOffer): () => CorrectionWindow | undefined {
  const { port } = offer;
  const battles = new BattleCorrections(port);
  const map = battleMap(offer.battleMap);
  const panel = singleWindow(() => new CorrectionWindow({ ...offer, workshops: battles, map }));
  // Opened by its key: the next keys go to the panel.
  let isByKey = false;
  registerKey('openCorrections', {
    keys: shifted('KeyT'),
    reach: 'parts',
    isForGameMasters: true,
    onDown: () => {
      isByKey = true;
      fieldTool.choose(CORRECTIONS_TOOL);
      return true;
    },
  });
  fieldTool.onChange(() => {
    const isChosen = fieldTool.chosen === CORRECTIONS_TOOL;
    if (isChosen && !port.current) ui.notifications.warn(localize('PDC.windows.field.noBattle'));
    const strip = isChosen ? panel.window : panel.made;
    void strip?.follow().then(() => {
      if (isByKey && strip.rendered) strip.focusOnTab();
      isByKey = false;
    });
  });
  port.onChange(() => {
    if (panel.made?.rendered) panel.made.press.after(() => void panel.window.follow());
  });
  return () => (panel.made?.rendered && battles.current ? panel.made : undefined);
}

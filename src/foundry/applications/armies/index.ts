import type { BattlePort, Game } from '../../battle';
import { ARMY_TYPE, MODULE_ID, type ModuleApi } from '../../documents';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { ArmyBuilder } from './army-builder';
import { armyGamesOf } from './army-game';
import type { PageArmy } from './army-page-data';
import { armyPageSheet } from './army-page-sheet';
import { ArmyPlanDialog } from './army-plan';
import { registerAddUnit } from './unit-palette';

/** The dependencies of the windows for armies and custom battles. */
export interface ArmyOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  readonly port: BattlePort;
}

/**
 * Adds the army builder (for all users) and the custom battle dialog (for GMs) to the token tools, and lets GMs bring
 * units to the board; called once, in `init`. Builder and dialog are left out if no game has army building.
 */
export function registerArmies({ games, api, port }: ArmyOffer): void {
  registerAddUnit(port, games);
  const armyGames = armyGamesOf(games);
  const [first] = armyGames;
  if (!first) return;
  const builder = singleWindow(() => new ArmyBuilder(armyGames, first));
  const openBuilder = (): void => void builder.window.render({ force: true });
  const plan = singleWindow(() => new ArmyPlanDialog(armyGames, first, { api, openBuilder }));
  const openPage = (page: PageArmy): void => {
    openBuilder();
    builder.window.loadPage(page);
  };
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(
    JournalEntryPage,
    MODULE_ID,
    armyPageSheet({ games, openBuilder: openPage }),
    { types: [ARMY_TYPE], makeDefault: true, label: 'PDC.windows.armyPage.label' },
  );
  // A user has saved or deleted an army.
  Hooks.on('updateUser', (user, changes) => {
    const own = changes.flags?.[MODULE_ID];
    if (own && own.armies === undefined) return;
    void plan.made?.refresh();
    if (user.isSelf) void builder.made?.refresh();
  });
  // An army page was created, changed or deleted.
  const renew = (): void => void builder.made?.refresh();
  Hooks.on('createJournalEntryPage', renew);
  Hooks.on('updateJournalEntryPage', renew);
  Hooks.on('deleteJournalEntryPage', renew);
  addTokenTool({
    name: 'battle-plan',
    order: 91,
    title: 'PDC.windows.plan.title',
    icon: 'fa-solid fa-chess-board',
    onPress: () => void plan.window.render({ force: true }),
  });
  addTokenTool({
    name: 'armies',
    order: 92,
    title: 'PDC.windows.army.title',
    icon: 'fa-solid fa-chess-pawn',
    isForPlayers: true,
    onPress: openBuilder,
  });
}

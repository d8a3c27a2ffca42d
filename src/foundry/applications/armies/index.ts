import type { BattlePort, Game } from '../../battle';
import { ARMY_TYPE, MODULE_ID, type ModuleApi } from '../../documents';
import { ArmyBuilder } from './army-builder';
import { armyGamesOf } from './army-game';
import { armyPageSheet } from './army-page-sheet';
import { BattlePlanDialog } from './battle-plan';
import type { PageArmy } from './page-army';
import { registerAddUnit } from './register-add-unit';

/** What the windows for armies and made-up battles need. */
export interface ArmyOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  readonly port: BattlePort;
}

/**
 * Adds the army builder, for everybody, and the dialog for battles that players make up, for game masters, to the
 * token tools, and lets game masters bring units to the board; to be called once, in `init`. Builder and dialog are
 * left out where no game knows how to build armies.
 */
export function registerArmies({ games, api, port }: ArmyOffer): void {
  registerAddUnit(port);
  const armyGames = armyGamesOf(games);
  const [first] = armyGames;
  if (!first) return;
  // One window of each kind, made when it is first wanted, so that closing it loses nothing.
  let builder: ArmyBuilder | undefined;
  let dialog: BattlePlanDialog | undefined;
  const openBuilder = (): void => {
    builder ??= new ArmyBuilder(armyGames, first);
    void builder.render({ force: true });
  };
  const openPage = (page: PageArmy): void => {
    openBuilder();
    builder?.loadPage(page);
  };
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(
    JournalEntryPage,
    MODULE_ID,
    armyPageSheet({ games: armyGames, openBuilder: openPage }),
    { types: [ARMY_TYPE], makeDefault: true, label: 'PDC.armyPage.label' },
  );
  const openPlan = (): void => {
    dialog ??= new BattlePlanDialog(first, { api, openBuilder });
    void dialog.render({ force: true });
  };
  // Somebody has saved or deleted an army.
  Hooks.on('updateUser', (user, changes) => {
    const own = changes.flags?.[MODULE_ID];
    if (own && own.armies === undefined) return;
    if (dialog?.rendered) void dialog.render();
    if (builder?.rendered && user.isSelf) void builder.render();
  });
  // An army has been written into the journal, or taken out of it.
  const renew = (): void => {
    if (builder?.rendered) void builder.render();
  };
  Hooks.on('createJournalEntryPage', renew);
  Hooks.on('updateJournalEntryPage', renew);
  Hooks.on('deleteJournalEntryPage', renew);
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    tools[`${MODULE_ID}-battle-plan`] = {
      name: `${MODULE_ID}-battle-plan`,
      order: 91,
      title: 'PDC.plan.title',
      icon: 'fa-solid fa-chess-board',
      button: true,
      visible: game.user.isGM,
      onChange: openPlan,
    };
    tools[`${MODULE_ID}-armies`] = {
      name: `${MODULE_ID}-armies`,
      order: 92,
      title: 'PDC.army.title',
      icon: 'fa-solid fa-chess-pawn',
      button: true,
      onChange: openBuilder,
    };
  });
}

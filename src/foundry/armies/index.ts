import { type Game, MODULE_ID, type ModuleApi } from '../documents';
import { ArmyBuilder } from './army-builder';
import { armyGamesOf } from './army-game';
import { BattlePlanDialog } from './battle-plan';

/** What the windows for armies and made-up battles need. */
export interface ArmyOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
}

/**
 * Adds the army builder, for everybody, and the dialog for battles that players make up, for game masters, to the
 * token tools; to be called once, in `init`. Does nothing where no game knows how to build armies.
 */
export function registerArmies({ games, api }: ArmyOffer): void {
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
  const openPlan = (): void => {
    dialog ??= new BattlePlanDialog(first, { api, openBuilder });
    void dialog.render({ force: true });
  };
  // Somebody has saved or deleted an army.
  Hooks.on('updateUser', (user) => {
    if (dialog?.rendered) void dialog.render();
    if (builder?.rendered && user.isSelf) void builder.render();
  });
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

import { MODULE_ID, SCENARIO_TYPE } from '../../documents';
import { singleWindow } from '../battle-window';
import type { PlayableScenario } from '../scenario-file';
import { addTokenTool } from '../scene-controls';
import { type EveningOffer, EveningWindow } from './evening-window';
import { registerGreeting } from './greeting';
import { type BattleOffer, NewBattleDialog } from './new-battle';
import { scenarioPageSheet } from './scenario-page-sheet';

/** Sets up the windows in which a GM begins a battle; called once, in `init`. */
export function registerNewBattle(given: Omit<BattleOffer, 'openEvening'> & EveningOffer): {
  openNewBattle(): void;
} {
  registerGreeting();
  const evening = singleWindow(() => new EveningWindow(given));
  const offer = { ...given, openEvening: (scenario: string) => void evening.window.choose(scenario) };
  const dialog = singleWindow(() => new NewBattleDialog(offer));
  offer.trials.onKept(() => void dialog.made?.refresh());
  const openNewBattle = (): void => void dialog.window.render({ force: true });
  const choose = (scenario: PlayableScenario): void => void dialog.window.choose(scenario);
  foundry.applications.apps.DocumentSheetConfig.registerSheet(
    JournalEntryPage,
    MODULE_ID,
    scenarioPageSheet({ ...offer, choose }),
    { types: [SCENARIO_TYPE], makeDefault: true, label: 'PDC.windows.scenarioPage.label' },
  );
  addTokenTool({
    name: 'new-battle',
    order: 90,
    title: 'PDC.windows.newBattle.title',
    icon: 'fa-solid fa-flag',
    onPress: openNewBattle,
  });
  return { openNewBattle };
}

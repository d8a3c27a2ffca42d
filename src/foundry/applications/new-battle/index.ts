import { isBattle, MODULE_ID, SCENARIO_TYPE } from '../../documents';
import { localize } from '../../texts';
import { singleWindow } from '../battle-window';
import { addTokenTool } from '../scene-controls';
import { type BattleOffer, NewBattleDialog } from './new-battle';
import type { PlayableScenario } from './scenario-file';
import { scenarioPageSheet } from './scenario-page-sheet';

/** Sets up the windows in which a GM begins a battle; called once, in `init`. */
export function registerNewBattle(offer: BattleOffer): { openNewBattle(): void } {
  registerGreeting();
  const dialog = singleWindow(() => new NewBattleDialog(offer));
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

/** Posts one chat message in a world without a battle that tells the GM how to start one. */
function registerGreeting(): void {
  game.settings.register(MODULE_ID, 'greeted', {
    scope: 'world',
    config: false,
    type: new foundry.data.fields.BooleanField({ initial: false }),
  });
  Hooks.once('ready', () => void greet());
}

async function greet(): Promise<void> {
  if (!game.user.isActiveGM || game.settings.get(MODULE_ID, 'greeted')) return;
  if (game.combats.contents.some((combat) => isBattle(combat))) return;
  await game.settings.set(MODULE_ID, 'greeted', true);
  await ChatMessage.create({
    content: `<p>${localize('PDC.chat.greeting')}</p>`,
    speaker: { alias: localize('PDC.windows.title') },
    whisper: [game.user.id],
  });
}

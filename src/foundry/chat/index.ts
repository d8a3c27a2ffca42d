import type { Ruleset } from '../../core';
import type { BattlePort } from '../battle';
import type { CampaignPort } from '../battle/campaign-port';
import { CHAPTER_TYPE, ORDER_TYPE } from '../documents';
import { freshButtons } from '../input';
import { BattleMarks, registerOtherBattles } from './battle-marks';
import { chapterCard } from './chapter-card';
import { drawCard, orderCard, UndoButtons } from './order-card';
import { watchDice } from './rolling-dice';
import { type DrawnChit, watchDraws } from './watch-draws';

export { strikeOutChapter, writeChapter } from './chapter-card';
export { describeAction, isCardWritten, writeCard } from './chat-log';
export type { DrawnChit } from './watch-draws';

/**
 * Makes the cards of orders and of campaigns known to chat, and tells of chits that are drawn as soon as a card does; to be called
 * once, in `init`.
 */
export function registerChat(
  rulesets: readonly Ruleset[],
  port: BattlePort,
  campaigns: CampaignPort,
  onDrawn: (drawn: DrawnChit) => void,
): void {
  watchDraws(onDrawn);
  registerOtherBattles();
  const dependencies = {
    rulesets,
    port,
    buttons: freshButtons(),
    dice: watchDice(),
    undoButtons: new UndoButtons(port),
    battleMarks: new BattleMarks(port),
  };
  CONFIG.ChatMessage.dataModels[CHAPTER_TYPE] = chapterCard(campaigns, freshButtons());
  CONFIG.ChatMessage.dataModels[ORDER_TYPE] = orderCard((model, options) =>
    drawCard(model, dependencies, options),
  );
}

import type { Ruleset } from '../../core';
import type { BattlePort } from '../battle';
import type { CampaignPort } from '../battle/campaign-port';
import { CHAPTER_TYPE, ORDER_TYPE } from '../documents';
import { freshButtons } from '../input';
import { BattleMarks, registerOtherBattles } from './battle-marks';
import { CardStops } from './card-stops';
import { chapterCard } from './chapter-card';
import { language } from './language';
import { followMoments } from './moment-card';
import { drawCard, orderCard, UndoButtons } from './order-card';
import { watchDice } from './rolling-dice';
import { type CardNews, watchCards } from './watch-cards';
import { watchNews } from './watch-news';

export { strikeOutChapter, writeChapter } from './chapter-card';
export { describeAction, isCardWritten, tellAction, writeCard } from './chat-log';
export { followCards } from './follow-cards';

/**
 * Registers the cards of orders and campaigns with chat, and passes on their effects as soon as they arrive; called
 * once, in `init`.
 */
export function registerChat(
  rulesets: readonly Ruleset[],
  port: BattlePort,
  campaigns: CampaignPort,
  news: CardNews,
): void {
  watchCards(news);
  registerOtherBattles();
  followMoments(port);
  const stops = new CardStops();
  const dice = watchDice();
  watchNews({ port, dice, language });
  const dependencies = {
    rulesets,
    port,
    buttons: freshButtons(),
    dice,
    stops,
    undoButtons: new UndoButtons(port),
    battleMarks: new BattleMarks(port),
  };
  CONFIG.ChatMessage.dataModels[CHAPTER_TYPE] = chapterCard(campaigns, freshButtons(), stops);
  CONFIG.ChatMessage.dataModels[ORDER_TYPE] = orderCard((model, options) =>
    drawCard(model, dependencies, options),
  );
}

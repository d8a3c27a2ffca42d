import type { Ruleset } from '../../core';
import type { BattlePort } from '../battle';
import { ORDER_TYPE } from '../documents';
import { freshButtons } from '../input';
import { drawCard, orderCard, UndoButtons } from './order-card';
import { watchDice } from './rolling-dice';
import { type DrawnChit, watchDraws } from './watch-draws';

export { describeAction, isCardWritten, writeCard } from './chat-log';
export type { DrawnChit } from './watch-draws';

/**
 * Makes the cards of orders known to chat, and tells of chits that are drawn as soon as a card does; to be called
 * once, in `init`.
 */
export function registerChat(
  rulesets: readonly Ruleset[],
  port: BattlePort,
  onDrawn: (drawn: DrawnChit) => void,
): void {
  watchDraws(onDrawn);
  const dependencies = {
    rulesets,
    port,
    buttons: freshButtons(),
    dice: watchDice(),
    undoButtons: new UndoButtons(port),
  };
  CONFIG.ChatMessage.dataModels[ORDER_TYPE] = orderCard((model, options) =>
    drawCard(model, dependencies, options),
  );
}

import type { Ruleset } from '../../core';
import type { BattlePort } from '../battle';
import { ORDER_TYPE } from '../documents';
import { freshButtons } from '../input';
import { drawCard, orderCard, UndoButtons } from './order-card';
import { watchDice } from './rolling-dice';

export { describeAction, isCardWritten, writeCard } from './chat-log';

/** Makes the cards of orders known to chat; to be called once, in `init`. */
export function registerChat(rulesets: readonly Ruleset[], port: BattlePort): void {
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

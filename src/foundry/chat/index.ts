import type { Ruleset } from '../../core';
import type { BattlePort } from '../battle';
import { ORDER_TYPE } from '../documents';
import { freshButtons } from '../input';
import { drawCard } from './draw-card';
import { orderCard } from './order-card';
import { watchDice } from './rolling-dice';
import { WayBackButtons } from './way-back-buttons';

export { isCardWritten, writeCard } from './chat-log';
export { describeAction } from './describe-action';

/** Makes the cards of orders known to chat; to be called once, in `init`. */
export function registerChat(rulesets: readonly Ruleset[], port: BattlePort): void {
  const dependencies = {
    rulesets,
    port,
    buttons: freshButtons(),
    dice: watchDice(),
    wayBack: new WayBackButtons(port),
  };
  CONFIG.ChatMessage.dataModels[ORDER_TYPE] = orderCard((model, options) =>
    drawCard(model, dependencies, options),
  );
}

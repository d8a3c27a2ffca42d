import type { Ruleset } from '../../core';
import { type BattlePort, freshButtons, ORDER_TYPE } from '../documents';
import { drawCard } from './draw-card';
import { orderCard } from './order-card';
import { watchDice } from './rolling-dice';
import { WayBackButtons } from './way-back-buttons';

export { isCardWritten, writeCard } from './clerk';
export { toldDeed } from './told-deed';

/** Makes the cards of orders known to chat; to be called once, in `init`. */
export function registerChat(rulesets: readonly Ruleset[], port: BattlePort): void {
  const desk = {
    rulesets,
    port,
    buttons: freshButtons(),
    dice: watchDice(),
    wayBack: new WayBackButtons(port),
  };
  CONFIG.ChatMessage.dataModels[ORDER_TYPE] = orderCard((model, options) => drawCard(model, desk, options));
}

import type { Ruleset } from '../../core';
import { type BattlePort, freshButtons, ORDER_TYPE } from '../documents';
import { drawCard } from './draw-card';
import { orderCard } from './order-card';

export { writeCard } from './clerk';
export { toldDeed } from './told-deed';

/** Makes the cards of orders known to chat; to be called once, in `init`. */
export function registerChat(rulesets: readonly Ruleset[], port: BattlePort): void {
  const buttons = freshButtons();
  CONFIG.ChatMessage.dataModels[ORDER_TYPE] = orderCard((model) => {
    const rules = rulesets.find(({ id }) => id === model.ruleset);
    return drawCard(model, rules, port, buttons);
  });
}

import type { Modifier, Refusal } from '../../core';
import { say } from '../documents';
import type { Choice } from './choices';

/** `+2`, `−1` or `0`, with a real minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** How many dice, in words. */
export const diceText = (count: number): string =>
  count === 1 ? say('PDC.board.die') : say('PDC.board.dice', { count: String(count) });

/** Why an order is refused, with its kind where that is known. */
export function refusalText({ type, reason }: Refusal & { readonly type?: string }): string {
  const why = say(`PDC.reason.${reason}`);
  return type === undefined
    ? why
    : say('PDC.board.refused', { order: say(`PDC.order.${type}`), reason: why });
}

/** One reason for more or fewer dice. */
export const modifierText = ({ reason }: Modifier): string => say(`PDC.modifier.${reason}`);

/** What stands on the button of a choice. */
export function choiceText({ wish, preview }: Choice): string {
  if ('lay' in wish) return say(`PDC.order.${wish.lay}`);
  if ('choose' in wish) return say(`PDC.answer.${wish.choose}`);
  const order = say(`PDC.order.${wish.order.type}`);
  return preview ? say('PDC.board.attack', { order, dice: diceText(preview.dice) }) : order;
}

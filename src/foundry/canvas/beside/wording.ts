import { type Modifier, pieceOf, type Refusal, type RollQuery, type State } from '../../../core';
import { say, sayAnswer, sayOf, sayWhy } from '../../documents';
import type { UserBattle } from '../../documents/battle-port';
import { isStacked } from '../../documents/stands';
import type { Choice } from '../choices/choices';

/** `+2`, `−1` or `0`, with a real minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** How many dice, in words. */
export const diceText = (count: number): string =>
  count === 1 ? say('PDC.board.die') : say('PDC.board.dice', { count: String(count) });

/** Why an order is refused, with its kind where that is known. */
export function refusalText({ type, ...refusal }: Refusal & { readonly type?: string }): string {
  const why = sayWhy(refusal);
  return type === undefined
    ? why
    : say('PDC.board.refused', { order: say(`PDC.order.${type}`), reason: why });
}

/** One reason for more or fewer dice. */
export const modifierText = ({ reason }: Modifier): string => say(`PDC.modifier.${reason}`);

/** An answer to one kind of question in words; where a piece is chosen, its name. */
export const answerText = (question: string, option: string, state: State): string =>
  pieceOf(state, option)?.name ?? sayAnswer(state.ruleset, question, option);

/** The dice that come next, and whose they are. */
export const rollText = ({ side, reason, count }: RollQuery, { sides }: State): string =>
  say('PDC.board.nextRoll', {
    side: sides[side].name,
    roll: say(`PDC.roll.${reason}`),
    dice: diceText(count),
  });

/** What stands on the button of a choice; where several share a space, with the name of whom it is about. */
export function choiceText(
  { wish, piece, preview, isVain }: Choice,
  { rules, state, question }: Pick<UserBattle, 'rules' | 'state' | 'question'>,
): string {
  if ('lay' in wish) return say(`PDC.order.${wish.lay}`);
  if ('choose' in wish) return answerText(question?.reason ?? '', wish.choose, state);
  const { type, facing } = wish.order;
  if (facing !== undefined) return say('PDC.board.face', { facing: say(`PDC.facing.${facing}`) });
  const order = say(`PDC.order.${type}`);
  if (isVain) return sayOf(rules.id, 'PDC.board.vain', { order });
  const name = isStacked(rules) && piece !== undefined ? pieceOf(state, piece)?.name : undefined;
  const what = name === undefined ? order : say('PDC.board.orderOn', { order, name });
  return preview ? say('PDC.board.attack', { order: what, dice: diceText(preview.dice) }) : what;
}

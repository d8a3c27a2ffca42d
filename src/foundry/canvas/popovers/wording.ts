import { type Modifier, pieceOf, type Refusal, type State } from '../../../core';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { diceText, localize, localizeAnswer, localizeFor, localizeRefusal } from '../../texts';
import type { Choice } from '../choices/choices';

/** Why an order is refused, with its kind where that is known. */
export function refusalText({ type, ...refusal }: Refusal & { readonly type?: string }): string {
  const why = localizeRefusal(refusal);
  return type === undefined
    ? why
    : localize('PDC.board.refused', { order: localize(`PDC.order.${type}`), reason: why });
}

/** One reason for more or fewer dice. */
export const modifierText = ({ reason }: Modifier): string => localize(`PDC.modifier.${reason}`);

/** An answer to one kind of question in words; where a piece is chosen, its name. */
export const answerText = (question: string, option: string, state: State): string =>
  pieceOf(state, option)?.name ?? localizeAnswer(state.ruleset, question, option);

/** What stands on the button of a choice; where several share a space, with the name of whom it is about. */
export function choiceText(
  { request, piece, preview, isWithoutEffect }: Choice,
  { rules, state, question }: Pick<UserBattle, 'rules' | 'state' | 'question'>,
): string {
  if ('lay' in request) return localize(`PDC.order.${request.lay}`);
  if ('choose' in request) return answerText(question?.reason ?? '', request.choose, state);
  const { type, facing } = request.order;
  if (facing !== undefined) return localize('PDC.board.face', { facing: localize(`PDC.facing.${facing}`) });
  const order = localize(`PDC.order.${type}`);
  if (isWithoutEffect) return localizeFor(rules.id, 'PDC.board.withoutEffect', { order });
  const name = isStacked(rules) && piece !== undefined ? pieceOf(state, piece)?.name : undefined;
  const what = name === undefined ? order : localize('PDC.board.orderOn', { order, name });
  return preview ? localize('PDC.board.attack', { order: what, dice: diceText(preview.dice) }) : what;
}

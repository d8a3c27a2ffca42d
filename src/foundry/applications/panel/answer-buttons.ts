import type { RollQuery, State } from '../../../core';
import { answersAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import { localize, localizeAnswer } from '../../texts';

/** A button that answers the open question. */
interface AnswerButton {
  readonly option: string;
  readonly label: string;
  /** The dice that come next, and whose they are; empty if none do. */
  readonly hint: string;
}

/** The buttons for some of the answers to the open question, with what is known of the order that it came in. */
export function answerButtons(
  { rules, state, question, open }: UserBattle,
  answers: readonly string[],
): readonly AnswerButton[] {
  const ahead = question && open ? answersAhead(rules, open, question) : [];
  return answers.map((option) => {
    const roll = ahead.find((answer) => answer.option === option)?.roll;
    return {
      option,
      label: localizeAnswer(rules.id, question?.reason ?? '', option),
      hint: roll ? rollText(roll, state) : '',
    };
  });
}

const rollText = ({ side, reason, count }: RollQuery, { sides }: State): string =>
  localize('PDC.board.nextRoll', {
    side: sides[side].name,
    roll: localize(`PDC.roll.${reason}`),
    dice: count === 1 ? localize('PDC.board.die') : localize('PDC.board.dice', { count: String(count) }),
  });

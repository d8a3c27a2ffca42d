import type { AskQuery, State } from '../../../core';
import { type AnswerAhead, answersInOrder } from '../../../match';
import { localize } from '../../texts';
import { make } from './elements';
import type { Odds } from './odds-desk';
import { oddsElement } from './odds-element';
import { isAnyoneAtRisk } from './odds-figures';
import { answerText, rollText } from './wording';

/**
 * The card beside a piece that is asked something: for each answer the dice that come next or that they can't be
 * foreseen, once for all where it is the same, and the odds as far as they are known; undefined odds where none are to be shown. Undefined if no answer
 * leads to dice.
 */
export function answersElement(
  { reason, options }: AskQuery,
  ahead: readonly AnswerAhead[],
  odds: Odds | undefined,
  state: State,
): HTMLElement | undefined {
  const byOption = new Map(ahead.map((answer) => [answer.option, answer]));
  if (ahead.every(({ roll }) => roll === null)) return undefined;
  const told = answersInOrder(options).map((option) => {
    const answer = byOption.get(option);
    if (answer?.roll === null) return { option, text: null };
    return { option, text: answer ? rollText(answer.roll, state) : localize('PDC.board.unforeseen') };
  });
  const [first] = told;
  const lines = told.every(({ text }) => text === first?.text)
    ? // What comes of every answer is told once.
      [make('li', '', first?.text ?? '')]
    : told.flatMap(({ option, text }) =>
        text === null
          ? []
          : make('li', '', make('strong', '', answerText(reason, option, state)), ` ${text}`),
      );
  const isTold = odds !== undefined && (typeof odds === 'string' || isAnyoneAtRisk(odds));
  return make(
    'div',
    'pdc-spot-card is-called-for pdc-spot-answers',
    make('ul', '', ...lines),
    ...(isTold ? [oddsElement(odds, state)] : []),
  );
}

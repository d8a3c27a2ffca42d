import { SIDES, type Side, type State } from '../../../core';
import type { CourseSummary } from '../../../match';
import type { Texts } from '../../texts';
import { actionText } from './action-lines';

/** Another line of play in the list of those that can be resumed. */
export interface CourseLine {
  readonly line: number;
  /** The side whose orders would be restored, and the moment they start from. */
  readonly what: string;
  /** The last of these orders. */
  readonly last: string;
}

/** The other lines of play of a battle, one list line each. */
export const courseLines = (
  courses: readonly CourseSummary[],
  state: State,
  texts: Texts,
): readonly CourseLine[] =>
  courses.map(({ line, back: { orders, corrections, turn, side }, last }) => {
    const { localize } = texts;
    const nameOf = (each: Side): string => state.sides[each].name;
    const of = (key: string, count: number, blanks: Readonly<Record<string, string>> = {}): string =>
      localize(`PDC.windows.goingBack.${key}.${count === 1 ? 'one' : 'many'}`, {
        count: String(count),
        ...blanks,
      });
    const named = SIDES.filter((each) => orders[each] > 0).map((each) =>
      of('of', orders[each], { side: nameOf(each) }),
    );
    const whose = [...named, ...(corrections > 0 ? [of('corrected', corrections)] : [])].join(', ');
    return {
      line,
      what: localize(turn === 0 ? 'PDC.windows.goingBack.sinceBefore' : 'PDC.windows.goingBack.since', {
        turn: String(turn),
        side: nameOf(side),
        whose,
      }),
      last: last ? localize('PDC.windows.course.last', { action: actionText(last, state, texts) }) : '',
    };
  });

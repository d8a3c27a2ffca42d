import { enemyOfNumber, type Side, type SideNumber, sideName, sideNumber, wordNumber } from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { keep } from './keep';
import { PARTS, type Streak } from './kept';
import { turnForgotten } from './round-events';

/** The step in which the side whose chit was drawn says whom it activates. */
export const ROUND = wordNumber('round');

/** The chits in the cup, a word each: the name of the side. */
export const chitsIn = ({ data }: Battle): readonly Side[] => {
  const cup = data.part(PARTS.cup);
  return [...new Array<Side>(cup.south).fill('south'), ...new Array<Side>(cup.north).fill('north')];
};

/** R002-16, AMB-002-24: whoever draws all his chits in a row while the other side has some left gives it one more activation. */
export function takeChit(c: Course, side: Side): void {
  const { data } = c.position;
  const cup = data.part(PARTS.cup);
  const before = data.part(PARTS.streak);
  const drawn = (before?.side === side ? before.drawn : 0) + 1;
  // A chit of this side that goes back does not end the row of the other one: AMB-002-25.
  const broken = before && before.side !== side ? before.drawn : (before?.broken ?? 0);
  const other = side === 'south' ? 'north' : 'south';
  const hasAll = drawn === c.position.rating(sideNumber(side)) && cup[other] > 0;
  keep(c, {
    cup: { ...cup, [side]: cup[side] - 1 },
    ...(data.part(PARTS.isBonus) && { isBonus: false }),
    streak: { side, drawn, ...(broken > 0 && { broken }) },
    ...(hasAll && { bonus: other }),
  });
}

/** The row of chits as it was before the last one was drawn. */
function streakBefore({ side, drawn, broken = 0 }: Streak): Streak | null {
  if (drawn > 1) return { side, drawn: drawn - 1, ...(broken > 0 && { broken }) };
  return broken > 0 ? { side: side === 'south' ? 'north' : 'south', drawn: broken } : null;
}

/** R002-30, AMB-002-25: a chit goes back into the cup, as if it had not been drawn. */
export function putBack(c: Course, side: Side): void {
  const { data } = c.position;
  // R002-16: for a bonus activation no chit was drawn, so none goes back.
  if (data.part(PARTS.isBonus)) return;
  const cup = data.part(PARTS.cup);
  const streak = data.part(PARTS.streak);
  keep(c, {
    cup: { ...cup, [side]: cup[side] + 1 },
    streak: streak && streakBefore(streak),
    // What it would have given the other side is not due.
    bonus: null,
  });
}

/** A side is to say whom it activates: what was done in the round before is forgotten, but for who is spent. */
export function roundBegins(c: Course, side: SideNumber): void {
  turnForgotten(c);
  keep(c, { group: [], from: '', isFresh: false, event: null });
  c.turnPassed(side);
  c.stepBegan('round');
}

/** AMB-002-26: a side passes; whether the turn is over, since the other one did the same before. */
export function passes(c: Course, side: SideNumber): boolean {
  const isOver = c.position.data.part(PARTS.passed) === sideName(enemyOfNumber(side));
  keep(c, { passed: sideName(side) });
  return isOver;
}

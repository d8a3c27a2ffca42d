import { enemyOfNumber, type Side, type SideNumber, sideName, sideNumber, wordNumber } from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { changeBattle } from './change-battle';
import { turnForgotten } from './round-events';
import { PARTS, type Streak } from './saved-data';

/** The step in which the side of the drawn chit chooses a piece to activate. */
export const ROUND = wordNumber('round');

/** The chits in the cup, each as the name of its side. */
export const chitsIn = ({ data }: Battle): readonly Side[] => {
  const cup = data.part(PARTS.cup);
  return [...new Array<Side>(cup.south).fill('south'), ...new Array<Side>(cup.north).fill('north')];
};

/**
 * R002-16, AMB-002-24: takes a side's chit out of the cup. A side that draws all its chits in a row while the other has
 * some left gives the other a bonus activation.
 */
export function takeChit(c: Course, side: Side): void {
  const { data } = c.position;
  const cup = data.part(PARTS.cup);
  const before = data.part(PARTS.streak);
  const drawn = (before?.side === side ? before.drawn : 0) + 1;
  // A returned chit of this side does not break the other's streak: AMB-002-25.
  const broken = before && before.side !== side ? before.drawn : (before?.broken ?? 0);
  const other = side === 'south' ? 'north' : 'south';
  const hasAll = drawn === c.position.rating(sideNumber(side)) && cup[other] > 0;
  changeBattle(c, {
    cup: { ...cup, [side]: cup[side] - 1 },
    ...(data.part(PARTS.isBonus) && { isBonus: false }),
    streak: { side, drawn, ...(broken > 0 && { broken }) },
    ...(hasAll && { bonus: other }),
  });
}

/** The streak of chits before the last one was drawn. */
function streakBefore({ side, drawn, broken = 0 }: Streak): Streak | null {
  if (drawn > 1) return { side, drawn: drawn - 1, ...(broken > 0 && { broken }) };
  return broken > 0 ? { side: side === 'south' ? 'north' : 'south', drawn: broken } : null;
}

/** R002-30, AMB-002-25: returns a chit to the cup, as if it had not been drawn. */
export function putBack(c: Course, side: Side): void {
  const { data } = c.position;
  // R002-16: no chit is drawn for a bonus activation, so none goes back.
  if (data.part(PARTS.isBonus)) return;
  const cup = data.part(PARTS.cup);
  const streak = data.part(PARTS.streak);
  changeBattle(c, {
    cup: { ...cup, [side]: cup[side] + 1 },
    streak: streak && streakBefore(streak),
    // The bonus that it would have given the other side is cancelled.
    bonus: null,
  });
}

/**
 * Begins a round in which a side chooses a piece to activate; the round before is forgotten, except for spent units.
 */
export function roundBegins(c: Course, side: SideNumber): void {
  turnForgotten(c);
  changeBattle(c, { group: [], from: '', isFresh: false, event: null });
  c.turnPassed(side);
  c.stepBegan('round');
}

/** AMB-002-26: passes for a side; true if the turn is over because the other side passed just before. */
export function passes(c: Course, side: SideNumber): boolean {
  const isOver = c.position.data.part(PARTS.passed) === sideName(enemyOfNumber(side));
  changeBattle(c, { passed: sideName(side) });
  return isOver;
}

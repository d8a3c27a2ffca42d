import { type Leader, pointsOf, SIDES, type Side, type State, type Unit } from '../../core';

/** The starting strength of both sides, and the number of points that counts as all of them. */
export interface Measure {
  readonly strength: Readonly<Record<Side, number>>;
  readonly points: Readonly<Record<Side, number>>;
}

/** The strength of the units that a side has on the board and in reserve. */
export function strengthOf({ units, reserve }: State, side: Side): number {
  const pieces: readonly (Unit | Leader)[] = [...Object.values(units), ...Object.values(reserve)];
  return pieces
    .filter((piece) => piece.side === side)
    .reduce((sum, piece) => sum + ('strength' in piece ? piece.strength : 0), 0);
}

/** The measure of a battle: the strength at its beginning, and the points to win, or the most that were gained. */
export function measureOf(start: State, end: State): Measure {
  const most = Math.max(1, ...SIDES.map((side) => pointsOf(end, side)));
  const perSide = (value: (side: Side) => number) => ({ south: value('south'), north: value('north') });
  return {
    strength: perSide((side) => Math.max(1, strengthOf(start, side))),
    points: perSide((side) => end.sides[side].target ?? most),
  };
}

/** The standing of a side, from 0 to 1: half of it is its remaining strength, half its points. */
const standing = (state: State, side: Side, { strength, points }: Measure): number =>
  (strengthOf(state, side) / strength[side] + Math.min(1, pointsOf(state, side) / points[side])) / 2;

/** The lead of the south over the north, from -100 to 100. */
export const balanceOf = (state: State, measure: Measure): number =>
  100 * (standing(state, 'south', measure) - standing(state, 'north', measure));

import { type Correction, corrected, pointsOf, type Ruleset, type Side, type State } from '../core';

/**
 * A correction with what it means for the end of the battle: a side that has its number of points by it wins at
 * once, as by points that it has fought for, and one that has not any more has not won.
 */
export function decided(
  { sideStats }: Pick<Ruleset, 'sideStats'>,
  state: State,
  correction: Correction,
): Correction {
  if (correction.type !== 'side-adjusted') return correction;
  const { type, side, change } = correction;
  const plain = { type, side, change } as const;
  if (!sideStats.includes('target')) return plain;
  const after = corrected(state, plain);
  if (state.winner === null && hasReached(after, side)) return { ...plain, winner: side };
  const isLost = state.winner === side && hasReached(state, side) && !hasReached(after, side);
  return isLost ? { ...plain, winner: null } : plain;
}

function hasReached(state: State, side: Side): boolean {
  const { target } = state.sides[side];
  return target !== null && pointsOf(state, side) >= target;
}

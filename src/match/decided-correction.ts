import {
  type Correction,
  corrected,
  type EventOf,
  enemyOf,
  isUnit,
  type PieceId,
  pointsOf,
  type Ruleset,
  type Side,
  type SingleCorrection,
  type State,
} from '../core';

type Deciding = Pick<Ruleset, 'sideStats' | 'wholeBy'>;

/**
 * A correction with all its consequences. A house table may change the full strength of units. A side that reaches its
 * points to win by it wins at once, as in play, and one that falls below them has not won any more.
 */
export function decided(rules: Deciding, state: State, correction: Correction): Correction {
  if (correction.type !== 'adjusted-together') return decidedPart(rules, state, correction);
  let seen = state;
  const parts = correction.parts.map((part) => {
    const whole = decidedPart(rules, seen, part);
    seen = corrected(seen, whole);
    return whole;
  });
  return { type: correction.type, parts };
}

function decidedPart(
  { sideStats, wholeBy }: Deciding,
  state: State,
  correction: SingleCorrection,
): SingleCorrection {
  const hasTarget = sideStats.includes('target');
  switch (correction.type) {
    case 'table-adjusted':
      return withWholes(wholeBy, state, correction);
    case 'side-adjusted': {
      const { type, side, change } = correction;
      return hasTarget ? withWinner(state, { type, side, change }, [side]) : { type, side, change };
    }
    case 'objectives-adjusted': {
      const { type, objectives } = correction;
      const { side } = state.turn;
      // If both reach their points by it, the side that acts has won: it is the first to be asked in play too.
      return hasTarget
        ? withWinner(state, { type, objectives }, [side, enemyOf(side)])
        : { type, objectives };
    }
    default:
      return correction;
  }
}

/** A correction of points with the winner that it makes or unmakes, of the sides that it may concern. */
function withWinner(
  state: State,
  plain: EventOf<'side-adjusted' | 'objectives-adjusted'>,
  sides: readonly Side[],
): SingleCorrection {
  const after = corrected(state, plain);
  const winner = state.winner === null ? sides.find((side) => hasReached(after, side)) : undefined;
  if (winner) return { ...plain, winner };
  const isLost = sides.some(
    (side) => state.winner === side && hasReached(state, side) && !hasReached(after, side),
  );
  return isLost ? { ...plain, winner: null } : plain;
}

/** A house table with its effect on the existing units; the effect that a request claims is ignored. */
function withWholes(
  wholeBy: Ruleset['wholeBy'],
  state: State,
  { type, table, cells }: EventOf<'table-adjusted'>,
): SingleCorrection {
  const tables = { ...state.tables, [table]: cells };
  const units = [state.units, state.reserve, state.fallenUnits].flatMap((each) => Object.values(each));
  const others = units.filter(isUnit).flatMap((unit): [PieceId, number][] => {
    const [before, now] = [wholeBy(state.tables, unit), wholeBy(tables, unit)];
    return now === undefined || now === before ? [] : [[unit.id, now]];
  });
  const wholes = Object.fromEntries(others);
  return { type, table, cells, ...(others.length > 0 && { wholes }) };
}

function hasReached(state: State, side: Side): boolean {
  const { target } = state.sides[side];
  return target !== null && pointsOf(state, side) >= target;
}

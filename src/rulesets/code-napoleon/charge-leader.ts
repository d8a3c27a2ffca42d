import type { Procedure } from '../../core';
import { bonusOf, influence, influencing } from './command';
import type { Context, Piece, Position } from './play';

/** R003-95: the best general who can lead a unit's charge from its start; null if there is none, or the bonus is below 0. */
export function generalFor(position: Position, unit: Piece, start: number): Piece | null {
  const [general = null] = influencing(position, unit)
    .filter(({ at }) => position.board.distance(at, start) <= influence(position))
    .sort((a, b) => b.kind.rating - a.kind.rating);
  return (bonusOf(position, unit) ?? 0) < 0 ? null : general;
}

/** R003-95: asks if a general with a bonus of 0 or more leads the charge; one in its square moves along (A003-12). */
export function* leaderOf(c: Context, unit: Piece, start: number): Procedure<Piece | null> {
  const general = generalFor(c.position, unit, start);
  if (!general) return null;
  const options = ['yes', 'no'] as const;
  const { side } = unit;
  const answer = yield* c.ask({
    reason: 'lead-charge',
    side,
    unit: general,
    of: 'choice',
    options,
    isUsual: true,
  });
  return answer === 'yes' ? general : null;
}

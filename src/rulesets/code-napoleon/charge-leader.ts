import type { Procedure } from '../../core';
import { attachedTo, bonusOf } from './command';
import type { Context, Piece } from './play';

/** R003-95: the general who leads a charge, if his player wants; he goes with it (A003-12). A negative one is not asked. */
export function* leaderOf(c: Context, unit: Piece, start: number): Procedure<Piece | null> {
  const { position } = c;
  const bonus = bonusOf(position, unit) ?? 0;
  const [general = null] = attachedTo(position, unit)
    .filter(({ at }) => at === start)
    .sort((a, b) => b.kind.rating - a.kind.rating);
  if (bonus < 0 || !general) return null;
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

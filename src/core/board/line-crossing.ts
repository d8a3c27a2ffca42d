/** A moment of a straight walk from its start (0) to its end (1), as an exact fraction with a positive denominator. */
export interface Moment {
  readonly numerator: number;
  readonly denominator: number;
}

export interface Crossing {
  readonly enters: Moment;
  readonly leaves: Moment;
}

/** Negative if `a` is earlier than `b`, 0 if they are the same moment. */
export const compareMoments = (a: Moment, b: Moment): number =>
  a.numerator * b.denominator - b.numerator * a.denominator;

const START: Moment = { numerator: 0, denominator: 1 };
const END: Moment = { numerator: 1, denominator: 1 };
const later = (a: Moment, b: Moment): Moment => (compareMoments(a, b) >= 0 ? a : b);
const earlier = (a: Moment, b: Moment): Moment => (compareMoments(a, b) <= 0 ? a : b);

/**
 * The moments at which a walk enters and leaves a convex space. It is given along each axis of the space as the
 * walker's `offset` from the centre at the start and the `change` of that offset over the whole walk; the space reaches
 * `reach` to both sides on every axis. Whole numbers only, so the answer is exact. A walk that only touches the border
 * in a point enters and leaves at the same moment; one that misses the space has no crossing.
 */
export function crossing(
  offsets: readonly number[],
  changes: readonly number[],
  reach: number,
): Crossing | undefined {
  let enters = START;
  let leaves = END;
  for (const [axis, offset] of offsets.entries()) {
    const change = changes[axis] ?? 0;
    if (change === 0) {
      if (Math.abs(offset) > reach) return undefined;
      continue;
    }
    const sign = Math.sign(change);
    enters = later(enters, { numerator: -reach - sign * offset, denominator: sign * change });
    leaves = earlier(leaves, { numerator: reach - sign * offset, denominator: sign * change });
  }
  return compareMoments(enters, leaves) <= 0 ? { enters, leaves } : undefined;
}

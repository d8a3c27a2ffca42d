import type { HandCard } from './hand-context';

/** A card that was lifted out of the hand, and what it could be used for then. */
export type Lifted = Pick<HandCard, 'key' | 'use'>;

/**
 * What a press on a card does: it is lifted, and by a second press played, or put back where it can't be used. One
 * that was lifted before it could be used is not played yet: it was only looked at.
 */
export function pressOn(lifted: Lifted | null, { key, use }: Lifted): 'lift' | 'play' | 'drop' {
  if (lifted?.key !== key) return 'lift';
  if (use === 'none') return 'drop';
  return lifted.use === use ? 'play' : 'lift';
}

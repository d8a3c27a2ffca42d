import type { Cards, ParkedCards } from './command-cards';
import { SIDES, type Side } from './piece';

const NONE: Readonly<Record<Side, ParkedCards>> = { south: {}, north: {} };

/**
 * Parked cards with one place replaced; sorted by name so that equal values are written alike, and without empty
 * places.
 */
export function withParked(
  parked: Readonly<Record<Side, ParkedCards>> = NONE,
  side: Side,
  place: string,
  cards: readonly string[],
): Readonly<Record<Side, ParkedCards>> {
  const places = Object.entries({ ...parked[side], [place]: cards })
    .filter(([, lying]) => lying.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...parked, [side]: Object.fromEntries(places) };
}

/** The `parked` field, left out if no card is parked. */
export function parkedIn(parked: Readonly<Record<Side, ParkedCards>>): Pick<Cards, 'parked'> {
  const isBare = SIDES.every((side) => Object.keys(parked[side]).length === 0);
  return isBare ? {} : { parked };
}

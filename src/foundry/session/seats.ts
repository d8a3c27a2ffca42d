import { SIDES, type Side } from '../../core';

/** Who commands the sides: ids of users. */
export type SeatIds = Readonly<Record<Side, string>>;

/** The sides that a user commands; a game master commands those that nobody else does. */
export const seatsOf = (
  seats: SeatIds,
  user: { readonly id: string; readonly isGM: boolean },
  exists: (id: string) => boolean,
): readonly Side[] => SIDES.filter((side) => seats[side] === user.id || (user.isGM && !exists(seats[side])));

/** Everyone may look at a piece; who commands its side owns it. */
export function ownershipOf(seats: SeatIds, side: Side): Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> {
  const { OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const owner = seats[side];
  return owner === '' ? { default: OBSERVER } : { default: OBSERVER, [owner]: OWNER };
}

/**
 * What of the levels of an actor is not as the seats say. Those of game masters, who may do anything, are let be; so
 * is who has no level of his own.
 */
export function wrongLevels(
  seats: SeatIds,
  side: Side,
  levels: Readonly<Record<string, unknown>>,
  isGameMaster: (user: string) => boolean,
): Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> {
  const { OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const right = ownershipOf(seats, side);
  const users = new Set([...Object.keys(right), ...Object.keys(levels)]);
  return Object.fromEntries(
    [...users].flatMap((user) => {
      const level = right[user] ?? OBSERVER;
      const isLetBe = levels[user] === level || (user !== seats[side] && isGameMaster(user));
      return isLetBe ? [] : [[user, level]];
    }),
  );
}

/** What changes in the levels of an actor when another user takes over; empty for the game master. */
export function levelsAfter(before: string, now: string): Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> {
  const { OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  return { ...(before !== '' && { [before]: OBSERVER }), ...(now !== '' && { [now]: OWNER }) };
}

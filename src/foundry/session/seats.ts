import { SIDES, type Side } from '../../core';

/** The commanders of the sides, as user ids. */
export type SeatIds = Readonly<Record<Side, string>>;

/** The sides that a user commands; a GM commands those without another commander. */
export const seatsOf = (
  seats: SeatIds,
  user: { readonly id: string; readonly isGM: boolean },
  exists: (id: string) => boolean,
): readonly Side[] => SIDES.filter((side) => seats[side] === user.id || (user.isGM && !exists(seats[side])));

/** The ownership of a piece: all users may view it, and the commander of its side owns it. */
export function ownershipOf(seats: SeatIds, side: Side): Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> {
  const { OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const owner = seats[side];
  return owner === '' ? { default: OBSERVER } : { default: OBSERVER, [owner]: OWNER };
}

/**
 * The ownership levels of an actor that differ from the seats. Levels of GMs, who may do anything, are ignored; so are
 * users without a level of their own.
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

/** The changes to the ownership levels of an actor when another user takes over; empty for the GM. */
export function levelsAfter(before: string, now: string): Record<string, CONST.DOCUMENT_OWNERSHIP_LEVELS> {
  const { OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  return { ...(before !== '' && { [before]: OBSERVER }), ...(now !== '' && { [now]: OWNER }) };
}

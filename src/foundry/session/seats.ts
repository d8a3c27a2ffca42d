import { SIDES, type Side } from '../../core';

/** Who commands the sides: ids of users. */
export type SeatIds = Readonly<Record<Side, string>>;

/** The sides that a user commands; a game master commands those that nobody else does. */
export const seatsOf = (
  seats: SeatIds,
  user: { readonly id: string; readonly isGM: boolean },
  exists: (id: string) => boolean,
): readonly Side[] => SIDES.filter((side) => seats[side] === user.id || (user.isGM && !exists(seats[side])));

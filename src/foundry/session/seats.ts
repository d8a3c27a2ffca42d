import { SIDES, type Side } from '../../core';
import {
  type Commanders,
  levelOf,
  type OfficerLevel,
  officerNamed,
  officersIn,
  usersAmong,
} from '../documents/officers';

/** The commanders of the sides, as user ids. */
export type SeatIds = Readonly<Record<Side, string>>;

/** The data of a battle document about its commanders. */
interface Seated {
  readonly seats: SeatIds;
  readonly officers?: unknown;
}

/** The sides that a user commands; a GM commands those without another commander, and nobody those of officers. */
export function seatsOf(
  { seats, officers }: Seated,
  user: { readonly id: string; readonly isGM: boolean },
  exists: (id: string) => boolean,
): readonly Side[] {
  const led = officersIn({ officers });
  return SIDES.filter(
    (side) => !led[side] && (seats[side] === user.id || (user.isGM && !exists(seats[side]))),
  );
}

/** The officers who stand in for users: each leads the side of a user who still exists. */
export function standInsOf({
  seats,
  officers,
}: Seated): Readonly<Partial<Record<Side, { readonly user: string; readonly level: OfficerLevel }>>> {
  const led = officersIn({ officers });
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const level = led[side];
      return level && game.users.get(seats[side]) ? [[side, { user: seats[side], level }]] : [];
    }),
  );
}

/** The commanders of a battle: a user for whom an officer stands in remains one. */
export function commandersIn(seated: Seated): Commanders {
  const led = officersIn(seated);
  const standIns = standInsOf(seated);
  const commanderOf = (side: Side) =>
    led[side] && !standIns[side] ? officerNamed(led[side]) : seated.seats[side];
  return { south: commanderOf('south'), north: commanderOf('north') };
}

/** The commanders as a battle document stores them: users and officers apart. */
export const storedCommanders = (commanders: Commanders) => ({
  seats: usersAmong(commanders),
  officers: { south: levelOf(commanders.south) ?? '', north: levelOf(commanders.north) ?? '' },
});

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

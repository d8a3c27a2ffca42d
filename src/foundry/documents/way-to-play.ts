import { SIDES, type Side } from '../../core';
import type { Player } from './document-types';
import { type Commanders, officerNamed } from './officers';

/**
 * How the sides of a new battle are commanded: one by an officer, both by the GM who sets it up, or each by a commander
 * of its own.
 */
export const WAYS_TO_PLAY = ['officer', 'both-sides', 'commanders'] as const;

export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

/** Both sides left to the GM. */
const NOBODYS: Commanders = { south: '', north: '' };

/** The south left to the GM, the north to an officer. */
const AGAINST_AN_OFFICER: Commanders = { south: '', north: officerNamed('recruit') };

/** True if a player is in the room. A GM alone could play no side that is a player's. */
export const isSomebodyHere = (players: readonly Player[]): boolean => players.some(({ isHere }) => isHere);

/** The way that is offered first: a GM who is alone plays against an officer. */
export const proposedWay = (players: readonly Player[]): WayToPlay =>
  isSomebodyHere(players) ? 'commanders' : 'officer';

/** The ways to play, the proposed one first. */
export const waysToPlay = (players: readonly Player[]): readonly WayToPlay[] => {
  const first = proposedWay(players);
  return [first, ...WAYS_TO_PLAY.filter((way) => way !== first)];
};

/** The players to whom sides are given first: those in the room, or all of them while nobody is. */
export function proposedCommanders(players: readonly Player[]): readonly string[] {
  const here = players.filter(({ isHere }) => isHere);
  return (here.length > 0 ? here : players).map(({ id }) => id);
}

/** A commander for each side, until the GM says otherwise. */
export function proposedSeats(players: readonly Player[], way: WayToPlay): Commanders {
  if (way === 'both-sides') return NOBODYS;
  if (way === 'officer') return AGAINST_AN_OFFICER;
  const ids = proposedCommanders(players);
  const seatOf = (side: Side): string => ids[SIDES.indexOf(side)] ?? '';
  return { south: seatOf('south'), north: seatOf('north') };
}

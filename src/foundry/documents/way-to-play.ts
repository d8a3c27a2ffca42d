import { SIDES, type Side } from '../../core';
import type { Player } from './document-types';

/** How the sides of a new battle are commanded: both by the GM who sets it up, or each by a commander of its own. */
export const WAYS_TO_PLAY = ['both-sides', 'commanders'] as const;

export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

/** Both sides left to the GM. */
export const NOBODYS: Readonly<Record<Side, string>> = { south: '', north: '' };

/** The way that is offered first: a GM without players in the room could play no side that is a player's. */
export const proposedWay = (players: readonly Player[]): WayToPlay =>
  players.some(({ isHere }) => isHere) ? 'commanders' : 'both-sides';

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
export function proposedSeats(players: readonly Player[]): Readonly<Record<Side, string>> {
  const ids = proposedCommanders(players);
  const seatOf = (side: Side): string => ids[SIDES.indexOf(side)] ?? '';
  return { south: seatOf('south'), north: seatOf('north') };
}

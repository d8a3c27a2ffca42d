import type { Edge, SideNumber } from '../../core';
import type { Battle, Unit } from './battle';
import { unfitHost } from './leader-traits';
import { leaderMayPass, mayEnd, mayPass } from './passable-terrain';

/** The edge towards which a side retreats (GEO-3). */
export const homeOf = (side: SideNumber): Edge => (side === 0 ? 'last-row' : 'first-row');

/** True if a piece may pass through a space in a retreat: R000-97, R000-98; AMB-000-30 for leaders. */
const mayPassBack = (battle: Battle, piece: Unit, space: number): boolean =>
  piece.isLeader ? leaderMayPass(battle, piece.side, space) : mayPass(battle, piece, space);

const mayEndBack = (battle: Battle, piece: Unit, space: number): boolean =>
  piece.isLeader
    ? leaderMayPass(battle, piece.side, space) && !unfitHost(battle, piece, space)
    : mayEnd(battle, piece, space);

/**
 * True if a retreat of this many steps can be completed with a space as its next one. Every step leads to another row,
 * so a space is tried with one number of steps only: `closed` lists the spaces that failed.
 */
function leadsOn(battle: Battle, piece: Unit, space: number, steps: number, closed: number[]): boolean {
  if (steps === 1) return mayEndBack(battle, piece, space);
  if (closed.includes(space)) return false;
  if (mayPassBack(battle, piece, space)) {
    for (const next of battle.board.towards(homeOf(piece.side), space)) {
      if (leadsOn(battle, piece, next, steps - 1, closed)) return true;
    }
  }
  closed.push(space);
  return false;
}

/**
 * The spaces one row nearer to the home edge from which a retreat of this many steps, this one counted, can be
 * completed, sorted by row, then column. Every step leads towards the piece's own edge (GEO-9).
 */
export function nextSpaces(battle: Battle, piece: Unit, steps: number): readonly number[] {
  const closed: number[] = [];
  const spaces: number[] = [];
  for (const space of battle.board.towards(homeOf(piece.side), piece.at)) {
    if (leadsOn(battle, piece, space, steps, closed)) spaces.push(space);
  }
  return spaces;
}

/** The longest retreat up to a number of steps that ends where the piece may stay; 0 if there is none. */
export function longestRetreat(battle: Battle, piece: Unit, steps: number): number {
  // Every step leads one row nearer to the edge, so the rows left are the limit.
  const most = battle.board.rowsTo(homeOf(piece.side), piece.at);
  for (let length = Math.min(steps, most); length > 0; length -= 1)
    if (nextSpaces(battle, piece, length).length > 0) return length;
  return 0;
}

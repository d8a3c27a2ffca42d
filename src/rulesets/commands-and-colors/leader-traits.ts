import { mark } from '../../core';
import type { Battle, Unit } from './battle';
import { leadersWith } from './neighbourhood';

/** Marks a unit that a leader in a carriage has left this turn: AMB-001-13. */
const SLOWED = mark('slowed');

/** R001-22, R001-23: the movement of a carriage, and of a unit with it. */
const CARRIAGE_MOVE = 1;

/** R001-21: true if a leader may be with a unit. */
export function mayLead({ info: { traits } }: Unit, { kind }: Unit): boolean {
  switch (traits?.leads) {
    case 'infantry':
      return kind.isInfantry;
    case 'cavalry':
      return kind.isCavalry;
    case 'artillery':
      return kind.isArtillery;
    default:
      return true;
  }
}

/** R001-21: the unit in a space that a leader may not join; undefined if there is none. */
export function unfitHost(battle: Battle, leader: Unit, space: number): Unit | undefined {
  const unit = battle.hasUnitOf(space, leader.side) ? battle.unitAt(space) : undefined;
  return unit && !mayLead(leader, unit) ? unit : undefined;
}

/** R001-21: the leader in a space that may not be with a unit; undefined if there is none. */
export function unfitLeader(battle: Battle, unit: Unit, space: number): Unit | undefined {
  if (!battle.hasLeaderOf(space, unit.side)) return undefined;
  return battle.leadersAt(space).find((leader) => leader.side === unit.side && !mayLead(leader, unit));
}

/** R001-22: true if a leader commands from a carriage. */
export const isInCarriage = ({ info: { traits } }: Unit): boolean => traits?.carriage === true;

/** R001-22 to R001-24: true if a piece moves no farther than a carriage, whatever a card allows. */
export const isSlow = (battle: Battle, piece: Unit): boolean =>
  piece.isLeader ? isInCarriage(piece) : piece.has(SLOWED) || leadersWith(battle, piece).some(isInCarriage);

/** R001-22 to R001-24: the move of a piece: at most one hex if it is, or has, a carriage. */
export const atPace = (battle: Battle, piece: Unit, hexes: number): number =>
  hexes > CARRIAGE_MOVE && isSlow(battle, piece) ? CARRIAGE_MOVE : hexes;

/** R001-25 to R001-27: the maximum of units that a leader orders in a chain; undefined without a limit. */
export const reachOf = ({ info: { traits } }: Unit): number | undefined =>
  typeof traits?.reach === 'number' ? traits.reach : undefined;

import { dpsOf } from './arms';
import { TOO_DISRUPTED } from './assault-fault';
import { type Assault, battle } from './battle';
import { assailable } from './defenders';
import { lapsed, noted } from './events';
import { FOUGHT } from './marks';
import type { Context, Piece, Position } from './play';

/** A004-23: true if a declared assault can still be resolved. */
function isStanding(position: Position, { unit: id, from, to }: Assault): boolean {
  const unit = position.find(id);
  if (!unit?.isOnBoard || unit.isLeader || unit.at !== position.board.number(from)) return false;
  if (unit.has(FOUGHT) || dpsOf(unit) >= TOO_DISRUPTED) return false;
  return assailable(position, unit, position.board.number(to)).length > 0;
}

/** The assaults still to be resolved. */
export const standingAssaults = (position: Position): readonly Assault[] =>
  battle(position, 'assaults').filter((each) => isStanding(position, each));

/** The assault that a unit has declared, if it is still to be resolved. */
export const assaultBy = (position: Position, { id }: Piece): Assault | undefined =>
  battle(position, 'assaults').find((each) => each.unit === id && isStanding(position, each));

/** Drops assaults that have become impossible, with an event for each that was never fought. */
export function dropLapsed(c: Context): void {
  const { position } = c;
  const assaults = battle(position, 'assaults');
  const standing = standingAssaults(position);
  if (standing.length === assaults.length) return;
  for (const assault of assaults.filter((each) => !standing.includes(each))) {
    const unit = position.find(assault.unit);
    if (unit?.isOnBoard && !unit.has(FOUGHT)) lapsed(c, unit, 'assault');
  }
  noted(c, { assaults: standing });
}

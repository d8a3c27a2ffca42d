import { sideName } from '../../core';
import { battle, turnOf } from './battle';
import { commandOf } from './commands';
import type { Piece, Position } from './play';

/** rules/square-rules.md B9, special rule 1: true for a square in the mist; no unit may bombard into or out of it. */
export const isInMist = (position: Position, space: number): boolean =>
  battle(position, 'special').some(
    (special) =>
      special.rule === 'mist' &&
      turnOf(position) <= special.until &&
      special.spaces.includes(position.board.name(space)),
  );

/** Special rule 3: true if the enemy has not seen a piece's command yet; it can't be bombarded or assaulted. */
const isHidden = (position: Position, piece: Piece): boolean =>
  battle(position, 'special').some(
    (special) =>
      special.rule === 'hidden' &&
      turnOf(position) <= special.until &&
      special.commands.includes(commandOf(piece)),
  );

/** True if a square holds a hidden unit. */
export const hidesAnyone = (position: Position, space: number): boolean =>
  battle(position, 'special').length > 0 && position.unitsAt(space).some((unit) => isHidden(position, unit));

/** Special rule 2: true if a unit follows a plan that forbids movement towards column A. */
export function keepsToPlan(position: Position, unit: Piece): boolean {
  const special = battle(position, 'special');
  if (special.length === 0 || battle(position, 'planIsOver')) return false;
  return special.some(
    (rule) =>
      rule.rule === 'planned-way' &&
      turnOf(position) <= rule.until &&
      rule.commands.includes(commandOf(unit)),
  );
}

/** True if a step leads towards column A. */
export const isTowardsA = ({ board }: Position, from: number, to: number): boolean =>
  board.column(to) < board.column(from);

/** True if an assault on a unit ends the plan of that unit's command. */
export const endsPlan = (position: Position, attacker: Piece, target: Piece): boolean =>
  battle(position, 'special').some(
    (rule) =>
      rule.rule === 'planned-way' &&
      rule.commands.includes(commandOf(target)) &&
      !rule.unlessBy.includes(commandOf(attacker)),
  );

/** A004-59: the reach of the commander-in-chief's rating; only their own square unless the scenario extends it. */
export const reachOfChief = (position: Position, { side }: Piece): number =>
  battle(position, 'special').reduce(
    (reach, rule) =>
      rule.rule === 'presence' && rule.side === sideName(side) ? Math.max(reach, rule.reach) : reach,
    0,
  );

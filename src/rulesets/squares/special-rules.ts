import { sideName } from '../../core';
import { battle, turnOf } from './battle';
import { commandOf } from './commands';
import type { Piece, Position } from './play';

/** rules/square-rules.md B9, special rule 1: nobody bombards into or out of the mist. */
export const isInMist = (position: Position, space: number): boolean =>
  battle(position, 'special').some(
    (special) =>
      special.rule === 'mist' &&
      turnOf(position) <= special.until &&
      special.spaces.includes(position.board.name(space)),
  );

/** Special rule 3: a command that the enemy has not seen yet is neither bombarded nor assaulted. */
const isHidden = (position: Position, piece: Piece): boolean =>
  battle(position, 'special').some(
    (special) =>
      special.rule === 'hidden' &&
      turnOf(position) <= special.until &&
      special.commands.includes(commandOf(piece)),
  );

/** Whether anybody in a square is hidden. */
export const hidesAnyone = (position: Position, space: number): boolean =>
  battle(position, 'special').length > 0 && position.unitsAt(space).some((unit) => isHidden(position, unit));

/** Special rule 2: whether a unit keeps to a plan, so that it may not go towards column A. */
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

/** Whether a step leads towards column A. */
export const isTowardsA = ({ board }: Position, from: number, to: number): boolean =>
  board.column(to) < board.column(from);

/** Whether an assault by one unit on another one gives up the plan of the latter. */
export const endsPlan = (position: Position, attacker: Piece, target: Piece): boolean =>
  battle(position, 'special').some(
    (rule) =>
      rule.rule === 'planned-way' &&
      rule.commands.includes(commandOf(target)) &&
      !rule.unlessBy.includes(commandOf(attacker)),
  );

/** A004-59: how far a commander-in-chief's rating reaches; his own square unless the scenario says more. */
export const reachOfChief = (position: Position, { side }: Piece): number =>
  battle(position, 'special').reduce(
    (reach, rule) =>
      rule.rule === 'presence' && rule.side === sideName(side) ? Math.max(reach, rule.reach) : reach,
    0,
  );

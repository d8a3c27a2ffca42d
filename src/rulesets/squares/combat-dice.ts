import { NO_SPACE, type Preview, Sum } from '../../core';
import { diceNumber } from './combat-chart';
import { alone, type Combatant } from './combatant';
import { defenceLeaders } from './defenders';
import { optionIs } from './options';
import type { Ordered, Position } from './play';
import { landOf } from './terrain-types';
import { classOf } from './traits';

/** T004-5 note 6: the dice of a side. `against`: the square that it attacks, `NO_SPACE` for the defender. */
export function combatDice(
  position: Position,
  own: Combatant,
  other: Combatant,
  against: number,
  keepsReasons: boolean,
): Sum {
  if (optionIs(position, 'roll', 'shared')) return sharedDice(position, keepsReasons);
  const dice = new Sum(keepsReasons);
  dice.add(diceNumber(position, 'dice'), 'combat-dice', 'R004-99');
  const better = classOf(other.leader) - classOf(own.leader);
  if (better >= 2) addFromTable(position, dice, 'class-better-by-2');
  if (against !== NO_SPACE && !optionIs(position, 'assaultTerrain', false)) {
    addGround(position, dice, own, against);
  }
  return atLeast(dice, diceNumber(position, 'least'));
}

/** The dice of a roll that both sides read: neither class nor terrain changes their number (docs/rulings/squares.md). */
export function sharedDice(position: Position, keepsReasons: boolean): Sum {
  const dice = new Sum(keepsReasons);
  dice.add(diceNumber(position, 'dice'), 'combat-dice', 'R004-99');
  return atLeast(dice, 1);
}

/** Raises the number of dice to the minimum of the table, and to at least one in any case. */
function atLeast(dice: Sum, least: number): Sum {
  const missing = Math.max(1, least) - dice.total;
  if (missing > 0) dice.add(missing, 'least-dice', 'T004-5');
  return dice;
}

/** Adds a number from the dice table as a modifier. */
function addFromTable(
  position: Position,
  dice: Sum,
  row: 'class-better-by-2' | 'into-woods' | 'uphill' | 'across-river',
): void {
  dice.add(diceNumber(position, row), row, 'T004-5');
}

/** Adds the terrain modifiers of an attacker; several of them add up (A004-69). */
function addGround(position: Position, dice: Sum, { leader: { at } }: Combatant, to: number): void {
  const land = landOf(position);
  const { hinders, isRiver } = land.groundAt(to);
  if (hinders) addFromTable(position, dice, 'into-woods');
  if (land.hills.has(to) && !land.hills.has(at)) addFromTable(position, dice, 'uphill');
  if (land.crossesRiver(at, to) || isRiver) {
    addFromTable(position, dice, 'across-river');
  }
}

/** The dice of an assault without support, against the unit that would lead the defence. */
export function combatPreview(position: Position, { piece, target }: Ordered): Preview | undefined {
  if (!piece?.isOnBoard || !target?.isOnBoard || piece.isLeader || target.isLeader) return undefined;
  const [leader = target] = defenceLeaders(position, piece, target.at);
  const { total, modifiers } = combatDice(position, alone(piece), alone(leader), target.at, true);
  return { dice: total, modifiers };
}

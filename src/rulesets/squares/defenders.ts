import { enemyOfNumber } from '../../core';
import { inTown, isArtillery, isCavalry } from './arms';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { moraleLevel } from './traits';

/**
 * The enemy units in a square that a unit can assault: cavalry can't assault garrisons (A004-56) without the option.
 */
export function assailable(position: Position, attacker: Piece, to: number): readonly Piece[] {
  const enemy = enemyOfNumber(attacker.side);
  if (!position.hasUnitOf(to, enemy)) return [];
  const rides = isCavalry(attacker) && optionIs(position, 'garrisonAssault', 'infantry');
  return position.unitsAt(to).filter((unit) => unit.side === enemy && !(rides && inTown(unit)));
}

/**
 * R004-90, T004-5 note 8: the units that may lead the defence, steadiest first; artillery only if there is no other.
 */
export function defenceLeaders(position: Position, attacker: Piece, to: number): readonly Piece[] {
  const units = assailable(position, attacker, to);
  const formed = units.filter((unit) => !isArtillery(unit));
  const able = formed.length > 0 ? formed : units;
  return [...able].sort((a, b) => moraleLevel(a) - moraleLevel(b) || (a.id < b.id ? -1 : 1));
}

import { enemyOfNumber } from '../../core';
import { inTown, isArtillery, isCavalry } from './arms';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { moraleLevel } from './traits';

/** The enemy units of a square that a unit can assault: cavalry leaves garrisons alone (A004-56) unless the option says otherwise. */
export function assailable(position: Position, attacker: Piece, to: number): readonly Piece[] {
  const enemy = enemyOfNumber(attacker.side);
  if (!position.hasUnitOf(to, enemy)) return [];
  const rides = isCavalry(attacker) && optionIs(position, 'garrisonAssault', 'infantry');
  return position.unitsAt(to).filter((unit) => unit.side === enemy && !(rides && inTown(unit)));
}

/** R004-90, T004-5 note 8: who may lead the defence, artillery only where nobody else can; who stands fastest first. */
export function defenceLeaders(position: Position, attacker: Piece, to: number): readonly Piece[] {
  const units = assailable(position, attacker, to);
  const formed = units.filter((unit) => !isArtillery(unit));
  const able = formed.length > 0 ? formed : units;
  return [...able].sort((a, b) => moraleLevel(a) - moraleLevel(b) || (a.id < b.id ? -1 : 1));
}

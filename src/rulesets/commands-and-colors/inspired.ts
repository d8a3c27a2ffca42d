import type { Sum } from '../../core';
import { type Battle, type Course, inSquare, type Unit } from './battle';
import { inspiredIn, setInspired } from './battle-data';

/** R001-66: true if a unit has an unused extra die; only in its own turn. */
export const isInspired = (battle: Battle, unit: Unit): boolean =>
  unit.side === battle.side && inspiredIn(battle).includes(unit.id);

/**
 * R001-67 to R001-69: true if the extra die does not count: for cavalry where terrain costs dice or against a square,
 * and for a square itself.
 */
const isBarred = (unit: Unit, target: Unit, losesToGround: boolean): boolean =>
  inSquare(unit) || (unit.kind.isCavalry && (losesToGround || inSquare(target)));

/** R001-66: adds the extra die of a unit that has one. `losesToGround`: terrain has cost this roll dice. */
export function addInspired(
  battle: Battle,
  unit: Unit,
  target: Unit,
  losesToGround: boolean,
  dice: Sum,
): void {
  if (!isInspired(battle, unit) || isBarred(unit, target, losesToGround)) return;
  dice.add(1, 'inspired', battle.game.rules.inspired);
}

/** AMB-001-23: marks the extra die as used after an attack, whatever the unit attacks next. */
export function useInspiration(c: Course, units: readonly Unit[]): void {
  const inspired = inspiredIn(c.position);
  if (!units.some(({ id }) => inspired.includes(id))) return;
  setInspired(
    c,
    inspired.filter((id) => !units.some((unit) => unit.id === id)),
  );
}

/** Removes the extra dice that were given for the turn. */
export function forgetInspiration(c: Course): void {
  if (inspiredIn(c.position).length > 0) setInspired(c, []);
}

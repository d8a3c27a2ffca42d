import type { Sum } from '../../core';
import { type Battle, type Course, inSquare, type Unit } from './battle';
import { inspiredIn, setInspired } from './glory';
import { variantOf } from './variant';

/** R001-66: whether a unit has a die more that it has not used; in its own turn alone. */
export const isInspired = (battle: Battle, unit: Unit): boolean =>
  unit.side === battle.side && inspiredIn(battle).includes(unit.id);

/** R001-67 to R001-69: cavalry has nothing of it where ground takes dice or against a square, nor has a square. */
const isBarred = (unit: Unit, target: Unit, losesToGround: boolean): boolean =>
  inSquare(unit) || (unit.kind.isCavalry && (losesToGround || inSquare(target)));

/** R001-66: adds the die of a unit that was given one; `losesToGround`: terrain has taken dice from this roll. */
export function addInspired(
  battle: Battle,
  unit: Unit,
  target: Unit,
  losesToGround: boolean,
  dice: Sum,
): void {
  if (!isInspired(battle, unit) || isBarred(unit, target, losesToGround)) return;
  dice.add(1, 'inspired', variantOf(battle).rules.inspired);
}

/** AMB-001-23: whoever has attacked has used his die, whatever he attacks next. */
export function useInspiration(c: Course, units: readonly Unit[]): void {
  const inspired = inspiredIn(c.position);
  if (!units.some(({ id }) => inspired.includes(id))) return;
  setInspired(
    c,
    inspired.filter((id) => !units.some((unit) => unit.id === id)),
  );
}

/** A die that was given for a turn is gone with it. */
export function forgetInspiration(c: Course): void {
  if (inspiredIn(c.position).length > 0) setInspired(c, []);
}

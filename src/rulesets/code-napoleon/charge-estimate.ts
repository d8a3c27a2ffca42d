import { inSquare, isCavalry, isInfantry } from './arms';
import { isOutOfOrderStanding, neededBy } from './charge-test-numbers';
import { coverOf } from './cover';
import type { Piece, Position } from './play';
import { CHARGE_MODIFIERS } from './tables/charges';
import { chanceToReach } from './unit-die';

type Row = Parameters<typeof CHARGE_MODIFIERS.number>[1];

/** The chances of the two tests of a charge. */
export interface ChargeChances {
  /** The chance that the charger comes. */
  readonly comes: number;
  /** The chance that its target stands. */
  readonly stands: number;
}

/** The chance that a unit passes a test with a bonus to its die. */
const chanceOf = (position: Position, unit: Piece, bonus: number): number =>
  chanceToReach(position, unit, neededBy(isOutOfOrderStanding(position, unit)) - bonus);

function chancesWith(position: Position, unit: Piece, target: Piece, row: Row | undefined): ChargeChances {
  const bonus = (column: 'charge' | 'stand') =>
    row === undefined ? 0 : CHARGE_MODIFIERS.number(position, row, column);
  return {
    comes: chanceOf(position, unit, bonus('charge')),
    stands: chanceOf(position, target, bonus('stand')),
  };
}

/** The chances of a charge to the front of its target, without generals; formed infantry tries to form square. */
export function chargeChances(position: Position, unit: Piece, target: Piece): ChargeChances {
  if (!isCavalry(unit)) {
    const cover = coverOf(position, target, target.at, unit.at);
    return chancesWith(position, unit, target, cover === 'none' ? undefined : `${cover}-cover`);
  }
  const open = chancesWith(position, unit, target, undefined);
  if (!isInfantry(target)) return open;
  const square = chancesWith(position, unit, target, 'cavalry-against-square');
  const share = inSquare(target) ? 1 : chanceOf(position, target, 0);
  const mixed = (key: keyof ChargeChances) => share * square[key] + (1 - share) * open[key];
  return { comes: mixed('comes'), stands: mixed('stands') };
}

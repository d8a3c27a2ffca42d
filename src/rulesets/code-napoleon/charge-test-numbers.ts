import { Sum } from '../../core';
import { inSquare, isCavalry, isInfantry } from './arms';
import { ZONES, zoneFrom } from './charge-zone';
import { bonusOf, influencing } from './command';
import { isDisorganised, isOutOfOrder } from './condition';
import { coverOf } from './cover';
import { optionIs } from './options';
import { type Charger, enemiesAt, entryOf, goalOf } from './pending-charges';
import type { Piece, Position } from './play';
import { CHARGE_MODIFIERS } from './tables/charges';
import { groundAt, isUphill } from './terrain-at';
import type { Cover } from './terrain-types';
import type { Test } from './unit-die';

/** R003-91, R003-92, R003-104: the number that the unit die must reach, out of order and in good order. */
export const neededBy = (isOutOfOrder: boolean): number => (isOutOfOrder ? 6 : 4);

/** R003-104: the bonus of a general to a reaction. */
const GENERAL_IN_REACTION = 2;

/** A003-46, the alternative ruling: the modifier for disorganisation. */
const LIGHT = -1;

/** A test in preparation: the number to reach, and the bonuses to the die. */
interface Making {
  readonly needed: number;
  readonly bonus: Sum;
}

/** R003-166: a unit that comes out of buildings counts as disorganised. */
const comesOut = (position: Position, { start, ...others }: Charger): boolean =>
  [start, entryOf({ start, ...others })].some((space) => groundAt(position, space).isTown);

/** A003-46: true if disorganisation counts as a small modifier instead of as disorder. */
const isLight = (position: Position, unit: Piece): boolean =>
  (isDisorganised(unit) || !isOutOfOrder(unit)) && optionIs(position, 'disorganised', 'light');

function begin(position: Position, unit: Piece, isOut: boolean, keepsReasons: boolean): Making {
  const bonus = new Sum(keepsReasons);
  const light = isOut && isLight(position, unit);
  if (light) bonus.add(LIGHT, 'charge-disorganised', 'A003-46');
  return { needed: neededBy(isOut && !light), bonus };
}

/** R003-93: true if a charger counts as out of order. */
export const isOutOfOrderCharging = (position: Position, charger: Charger): boolean =>
  (isOutOfOrder(charger.unit) || comesOut(position, charger)) && !isLight(position, charger.unit);

/** R003-93: true if a defender counts as out of order. */
export const isOutOfOrderStanding = (position: Position, unit: Piece): boolean =>
  isOutOfOrder(unit) && !isLight(position, unit);

type Row = Parameters<typeof CHARGE_MODIFIERS.number>[1];

function add(position: Position, bonus: Sum, row: Row, column: 'charge' | 'stand', rule = 'T003-14'): void {
  const value = CHARGE_MODIFIERS.number(position, row, column);
  if (value !== 0) bonus.add(value, `${column}-${row}`, rule);
}

/** R003-95, A003-10: adds the general's bonus. It is the player's choice, so a bonus below zero is never added. */
function addGeneral(position: Position, unit: Piece, bonus: Sum): void {
  const value = bonusOf(position, unit) ?? 0;
  if (value > 0) bonus.add(value, 'general-leads', 'R003-95');
}

/** R003-91, T003-14: the test of a charging unit, with or without a general. */
export function chargeTest(
  position: Position,
  charger: Charger,
  isLed: boolean,
  keepsReasons: boolean,
): Test {
  const { unit, start } = charger;
  const [target] = enemiesAt(position, unit, goalOf(charger));
  const isOut = isOutOfOrder(unit) || comesOut(position, charger);
  const { needed, bonus } = begin(position, unit, isOut, keepsReasons);
  if (isLed) addGeneral(position, unit, bonus);
  if (target) {
    const at = goalOf(charger);
    const zone = zoneFrom(position, target, at, start, entryOf(charger));
    if (zone !== 'front') add(position, bonus, zone, 'charge', 'R003-101');
    if (isCavalry(unit) && inSquare(target)) add(position, bonus, 'cavalry-against-square', 'charge');
    addCover(
      position,
      bonus,
      isInfantry(unit) ? coverOf(position, target, at, entryOf(charger)) : 'none',
      'charge',
    );
  }
  return { unit, reason: 'charge', needed, bonus, ...(target && { target }) };
}

function addCover(position: Position, bonus: Sum, cover: Cover, column: 'charge' | 'stand'): void {
  if (cover !== 'none') add(position, bonus, `${cover}-cover`, column);
}

const COVERS: readonly Cover[] = ['none', 'soft', 'hard'];

/** R003-92, T003-14: the test of a unit against all units that charge it. */
export function standTest(
  position: Position,
  unit: Piece,
  chargers: readonly Charger[],
  at: number,
  keepsReasons: boolean,
): Test {
  const { needed, bonus } = begin(position, unit, isOutOfOrder(unit), keepsReasons);
  addGeneral(position, unit, bonus);
  const zones = chargers.map((each) =>
    ZONES.indexOf(zoneFrom(position, unit, at, each.start, entryOf(each))),
  );
  const zone = ZONES[Math.max(...zones)] ?? 'front';
  if (zone !== 'front') add(position, bonus, zone, 'stand', 'R003-101');
  if (inSquare(unit) && chargers.every((each) => isCavalry(each.unit))) {
    add(position, bonus, 'cavalry-against-square', 'stand');
  }
  // Cover counts only if it protects from every charger.
  const foot = chargers.filter((each) => isInfantry(each.unit));
  const covers = foot.map((each) => COVERS.indexOf(coverOf(position, unit, at, entryOf(each))));
  addCover(position, bonus, foot.length > 0 ? (COVERS[Math.min(...covers)] ?? 'none') : 'none', 'stand');
  if (chargers.every((each) => isUphill(position, entryOf(each), at)))
    add(position, bonus, 'uphill', 'stand');
  const [charger] = chargers;
  return { unit, reason: 'stand', needed, bonus, ...(charger && { target: charger.unit }) };
}

/** R003-104: the test of a unit that tries to react. */
export function reactionTest(position: Position, unit: Piece, keepsReasons: boolean): Test {
  const { needed, bonus } = begin(position, unit, isOutOfOrder(unit), keepsReasons);
  if (influencing(position, unit).length > 0) {
    bonus.add(GENERAL_IN_REACTION, 'general-reacts', 'R003-104');
  }
  return { unit, reason: 'reaction', needed, bonus };
}

/** R003-106, R003-108: the test of cavalry that countercharges, as for any charge; `isLed`: a general leads it. */
export function ridingTest(
  position: Position,
  unit: Piece,
  against: Piece,
  isLed: boolean,
  keepsReasons: boolean,
): Test {
  const { needed, bonus } = begin(position, unit, isOutOfOrder(unit), keepsReasons);
  if (isLed) addGeneral(position, unit, bonus);
  return { unit, reason: 'charge', needed, bonus, target: against };
}

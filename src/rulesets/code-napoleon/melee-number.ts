import { bordersOf, Sum } from '../../core';
import {
  branchOf,
  inAttackColumn,
  inLine,
  inMarchColumn,
  inSquare,
  isArtillery,
  isCavalry,
  isLimbered,
  isSkirmishing,
} from './arms';
import { zoneFrom } from './charge-zone';
import { attachedTo } from './command';
import { isDisordered, isOutOfOrder } from './condition';
import { coverOf } from './cover';
import { CHARGED } from './marks';
import { type Comer, comerOf, type Fray, foesOf, friendsOf, standsIn } from './melee';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { type Fighter, MELEE_CHART, MELEE_MODIFIERS } from './tables/melee';
import { edgeBetween, groundAt, isUphill } from './terrain-at';
import { facesOf } from './unit-die';

/** The number that a unit must reach in a melee round against one enemy. */
export interface MeleeNumber {
  /** T003-15: the number that the die must reach. */
  readonly needed: number;
  /** T003-16, as added to the die. */
  readonly bonus: Sum;
}

type Row = Parameters<typeof MELEE_MODIFIERS.number>[1];

/** A unit that rolls against an enemy in a melee. */
interface Rolling {
  readonly position: Position;
  readonly fray: Fray;
  readonly unit: Piece;
  /** The attacker of the two, no matter which of them rolls. */
  readonly comer: Comer;
  readonly isAttacker: boolean;
  readonly bonus: Sum;
}

/** The row of a unit in the melee table. */
function fighterOf(unit: Piece): Fighter {
  if (isArtillery(unit)) return isLimbered(unit) ? 'limbered' : 'unlimbered';
  if (inMarchColumn(unit)) return 'march-column';
  if (isCavalry(unit)) return isSkirmishing(unit) ? 'cavalry-skirmishers' : horseOf(unit);
  if (isSkirmishing(unit)) return 'skirmishers';
  if (inSquare(unit)) return 'square';
  return inAttackColumn(unit) ? 'attack-column' : 'line';
}

const horseOf = (unit: Piece): Fighter =>
  branchOf(unit) === 'heavy-cavalry' ? 'heavy-cavalry' : 'light-cavalry';

/** T003-15, T003-16: the number that a unit must reach against one of its enemies, with all modifiers. */
export function meleeNumber(
  position: Position,
  fray: Fray,
  unit: Piece,
  foe: Piece,
  keepsReasons: boolean,
): MeleeNumber {
  const own = comerOf(fray, unit);
  const comer = own ?? comerOf(fray, foe);
  if (!comer) throw new RangeError(`${unit.id} and ${foe.id} do not fight each other`);
  const bonus = new Sum(keepsReasons);
  const rolling = { position, fray, unit, comer, isAttacker: own !== undefined, bonus };
  for (const count of [countOrder, countSides, countStands, countCharge, countGround, countGeneral])
    count(rolling);
  return { needed: MELEE_CHART.number(position, fighterOf(unit), fighterOf(foe)), bonus };
}

/** The chance that a unit takes a score against an enemy. */
export function scoreChance(position: Position, fray: Fray, unit: Piece, foe: Piece): number {
  const { needed, bonus } = meleeNumber(position, fray, unit, foe, false);
  const faces = facesOf(position, unit);
  return Math.min(faces, Math.max(0, needed - bonus.total - 1)) / faces;
}

function add({ position, bonus }: Rolling, row: Row, rule: string): void {
  const value = MELEE_MODIFIERS.number(position, row, 'number');
  if (value !== 0) bonus.add(-value, `melee-${row}`, rule);
}

/** A003-46, the alternative ruling: the modifier for disorganisation in a melee. */
const LIGHT = 1;

/** R003-166, A003-46: the unit is out of order, or comes out of a building. */
function countOrder(rolling: Rolling): void {
  const { position, unit, comer, isAttacker, bonus } = rolling;
  const [start = comer.from] = comer.way;
  const comesOut = isAttacker && [start, comer.from].some((space) => groundAt(position, space).isTown);
  if (!isOutOfOrder(unit) && !comesOut) return;
  if (!isDisordered(unit) && optionIs(position, 'disorganised', 'light'))
    bonus.add(-LIGHT, 'melee-disorganised', 'A003-46');
  else if (isOutOfOrder(unit)) add(rolling, 'disordered', 'T003-16');
  else {
    const value = MELEE_MODIFIERS.number(position, 'disordered', 'number');
    bonus.add(-value, 'melee-out-of-buildings', 'R003-166');
  }
}

/** R003-75, R003-101, R003-102: attacked in the flank or rear, while such an attacker is still in the melee. */
function countSides(rolling: Rolling): void {
  const { position, fray, unit, isAttacker } = rolling;
  if (isAttacker) return;
  const zones = fray.comers.map(({ from, way: [start = from] }) =>
    zoneFrom(position, unit, fray.at, start, from),
  );
  if (zones.includes('rear')) add(rolling, 'rear', 'R003-101');
  else if (zones.includes('flank')) add(rolling, 'flank', 'R003-101');
}

/** R003-80, R003-150: the ratio of enemy to own stands in this melee. */
function countStands(rolling: Rolling): void {
  const { position, fray, unit } = rolling;
  const sum = (units: readonly Piece[]) =>
    units.reduce((all, each) => all + standsThatFight(position, each), 0);
  const times = sum(foesOf(fray, unit)) / sum(friendsOf(fray, unit));
  if (times >= 4) add(rolling, 'outnumbered-four-times', 'R003-150');
  else if (times >= 3) add(rolling, 'outnumbered-thrice', 'R003-150');
  else if (times >= 2) add(rolling, 'outnumbered-twice', 'R003-150');
}

/** R003-79: a line is two ranks deep. */
const RANKS_OF_LINE = 2;

/** A003-27: all stands, or only those of the front rank. */
const standsThatFight = (position: Position, unit: Piece): number =>
  !isArtillery(unit) && inLine(unit) && optionIs(position, 'lineStands', 'frontRank')
    ? standsIn(unit) / RANKS_OF_LINE
    : standsIn(unit);

/** R003-154: the cavalry did not charge, or did so through terrain where no charge counts. */
function countCharge(rolling: Rolling): void {
  const { position, fray, unit, comer, isAttacker } = rolling;
  if (!isCavalry(unit)) return;
  const isCharging = isAttacker || unit.has(CHARGED);
  const way = isAttacker ? comer.way : [comer.from];
  const isSpoilt = (!isAttacker && fray.isSpoilt) || hampers(position, [...way, fray.at]);
  if (isCharging && !isSpoilt) return;
  add(rolling, 'not-charging', isCharging ? 'R003-154' : 'T003-16');
}

/** True if terrain on a path keeps cavalry from counting as charging. */
export function hampers(position: Position, way: readonly number[]): boolean {
  const borders = bordersOf(position);
  const isHampering = (from: number, to: number) => edgeBetween(position, from, to)?.noCharges === true;
  return way.some((space, index) => {
    const before = way[index - 1];
    if (groundAt(position, space).noCharges) return true;
    return before !== undefined && borders.crosses(before, space, isHampering);
  });
}

/** R003-159, R003-162: the cover of the defenders, and the bonus of the higher side. */
function countGround(rolling: Rolling): void {
  const { position, fray, unit, comer, isAttacker } = rolling;
  const { from } = comer;
  if (!isAttacker) {
    const cover = coverOf(position, unit, fray.at, from);
    if (cover !== 'none') add(rolling, `${cover}-cover`, 'T003-16');
  }
  const isHigher = isAttacker ? isUphill(position, fray.at, from) : isUphill(position, from, fray.at);
  if (isHigher) add(rolling, 'uphill', 'R003-162');
}

/** T003-16: a general is attached to the unit. */
function countGeneral(rolling: Rolling): void {
  const { position, unit } = rolling;
  if (attachedTo(position, unit).length > 0) add(rolling, 'general', 'T003-16');
}

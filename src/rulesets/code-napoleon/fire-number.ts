import { Sum } from '../../core';
import { isBeside } from './arc';
import {
  branchOf,
  inAttackColumn,
  inGarrison,
  inLine,
  inMarchColumn,
  inSquare,
  isArtillery,
  isCavalry,
  isLimbered,
  isSkirmishing,
  isUnlimbered,
} from './arms';
import { isOutOfOrder, unitData } from './condition';
import { coverOf } from './cover';
import { gridDistance } from './grid-distance';
import type { Shot } from './line-of-sight';
import { MARCHED, RESHAPED, SIDESTEPPED, TURNED } from './marks';
import { allowanceOf } from './movement';
import type { Piece, Position } from './play';
import { FIRE_MODIFIERS, GUNS_CHART, SMALL_ARMS_CHART } from './tables/fire';

/** A shot: the firing unit, its target, the squares it fires from, and the square it fires at. */
export interface Firing {
  readonly firer: Piece;
  readonly target: Piece;
  readonly from: readonly number[];
  readonly at: number;
}

/** The number that a target must reach, from the table, and the modifiers of its die. */
export interface FireNumber {
  readonly needed: number;
  readonly bonus: Sum;
}

const TENTHS = 10;
const BANDS = ['canister', 'effective', 'long'] as const;
type Band = (typeof BANDS)[number];

/** T003-11: the range band of a battery to a square; undefined if out of range. */
export function bandTo(position: Position, battery: Piece, to: number): Band | undefined {
  const row = gunsOf(battery);
  const distance = gridDistance(position.board, battery.at, to);
  return BANDS.find((band) => distance <= TENTHS * GUNS_CHART.number(position, row, `${band}-reach`));
}

/** T003-11: the squares that a battery reaches at most. */
export const gunRange = (position: Position, battery: Piece): number =>
  Math.floor(GUNS_CHART.number(position, gunsOf(battery), 'long-reach') / TENTHS);

type Guns = Parameters<typeof GUNS_CHART.number>[1];

const gunsOf = (battery: Piece): Guns => {
  const branch = branchOf(battery);
  return branch === 'horse-artillery' || branch === 'heavy-artillery' ? branch : 'foot-artillery';
};

/** The kind of shot that a unit fires at a square. */
export const shotAt = (position: Position, firer: Piece, to: number): Shot =>
  !isArtillery(firer) ? 'small-arms' : bandTo(position, firer, to) === 'canister' ? 'canister' : 'round-shot';

/** T003-11: the number from the table; undefined for units that never fire. */
export function baseNumber(position: Position, { firer, from, at }: Firing): number | undefined {
  if (isArtillery(firer)) {
    const band = bandTo(position, firer, at);
    return band && GUNS_CHART.number(position, gunsOf(firer), band);
  }
  const number = (row: Parameters<typeof SMALL_ARMS_CHART.number>[1]) =>
    SMALL_ARMS_CHART.number(position, row, 'number');
  if (isSkirmishing(firer)) {
    const further = from.length - 1;
    return isCavalry(firer)
      ? number('cavalry-skirmishers') + further * number('further-cavalry-skirmishers')
      : number('skirmishers') + further * number('further-skirmishers');
  }
  if (inAttackColumn(firer)) return number('attack-column');
  if (inSquare(firer)) return number('square');
  // R003-118: garrisons fire as a line.
  return inLine(firer) || inGarrison(firer) ? number('line') : undefined;
}

type Row = Parameters<typeof FIRE_MODIFIERS.number>[1];

/** T003-11, T003-12: the number with all its modifiers; undefined if the unit can't fire like this. */
export function fireNumber(
  position: Position,
  firing: Firing,
  keepsReasons: boolean,
): FireNumber | undefined {
  const needed = baseNumber(position, firing);
  if (needed === undefined) return undefined;
  const bonus = new Sum(keepsReasons);
  const column = isArtillery(firing.firer) ? 'guns' : 'small-arms';
  for (const row of [...ofTarget(position, firing), ...ofFirer(position, firing)]) {
    const value = FIRE_MODIFIERS.number(position, row, column);
    // A higher value is worse for the target, so it is subtracted from the target's die.
    if (value !== 0) bonus.add(-value, `fire-${row}`, 'T003-12');
  }
  return { needed, bonus };
}

/** The modifiers that depend on the target. */
function ofTarget(position: Position, { firer, target, from, at }: Firing): readonly Row[] {
  const [nearest = firer.at] = from;
  const cover = coverOf(position, target, at, nearest);
  return [
    ...formationRows(firer, target),
    ...(isOutOfOrder(target) ? (['disordered'] as const) : []),
    ...(isBeside(position, target, at, nearest) ? (['enfiladed'] as const) : []),
    ...(cover === 'none' ? [] : [`${cover}-cover` as const]),
  ];
}

function formationRows(firer: Piece, target: Piece): readonly Row[] {
  if (inMarchColumn(target)) return ['march-column'];
  if (isLimbered(target)) return ['limbered'];
  if (inAttackColumn(target)) return ['attack-column'];
  if (inSquare(target)) return ['square'];
  if (isUnlimbered(target)) return ['unlimbered'];
  if (!isSkirmishing(target)) return [];
  return isSkirmishing(firer) ? ['skirmishers-by-skirmishers'] : ['skirmishers'];
}

// T003-12: the marks of guns that were moved, unlimbered or turned.
const STIRRED = [MARCHED, TURNED, RESHAPED, SIDESTEPPED];

/** True if a regiment has spent more than half of its allowance in the current phase of its own side. */
function isTired(position: Position, firer: Piece): boolean {
  const { spent = 0 } = unitData(firer);
  return firer.side === position.side && spent > allowanceOf(position, firer) / 2;
}

/** T003-12: the modifiers that depend on the firing unit. */
function ofFirer(position: Position, { firer }: Firing): readonly Row[] {
  const isMoved = isArtillery(firer) ? STIRRED.some((mark) => firer.has(mark)) : isTired(position, firer);
  return [
    ...(isOutOfOrder(firer) ? (['firer-disordered'] as const) : []),
    ...(isMoved ? [isArtillery(firer) ? ('guns-moved' as const) : ('firer-moved' as const)] : []),
  ];
}

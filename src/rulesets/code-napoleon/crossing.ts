import { type Procedure, procedure } from '../../core';
import { isHeavyCavalry } from './arms';
import { orderOf } from './condition';
import { marked, unitNoted } from './events';
import { loseHits } from './losses';
import { SWAMPED } from './marks';
import type { Context, Piece, Position } from './play';
import { edgesCrossed } from './step-price';
import { groundAt } from './terrain-at';
import { passes } from './unit-die';
import { walkerOf } from './walker';

/** R003-157, R003-160: the roll that is safe for heavy cavalry at an obstacle, or for a unit in a swamp. */
export const SAFE = 4;

/** The effects of a step between two squares on a unit. */
export interface Crossed {
  /** R003-156: the step crosses an obstacle. */
  readonly obstacle: boolean;
  /** R003-124: the step leads through a ford. */
  readonly ford: boolean;
  /** R003-160: the step leads into a swamp. */
  readonly swamp: boolean;
}

/** The effects that a step would have on a unit. */
export function crossedBy(position: Position, unit: Piece, from: number, to: number): Crossed {
  if (unit.isLeader) return NOTHING;
  const edges = edgesCrossed(position, walkerOf(unit), from, to);
  const isSwamp = [from, to].some((space) => groundAt(position, space).swallows);
  return {
    obstacle: edges.some(({ isObstacle }) => isObstacle),
    ford: edges.some(({ isFord }) => isFord),
    swamp: isSwamp && !unit.has(SWAMPED),
  };
}

const NOTHING: Crossed = { obstacle: false, ford: false, swamp: false };

/** R003-124, R003-155 to R003-160: applies the effects of a step to a unit. Returns true if it survives. */
export const stepTaken = procedure(function* (
  c: Context,
  unit: Piece,
  from: number,
  to: number,
): Procedure<boolean> {
  const { obstacle, ford, swamp } = crossedBy(c.position, unit, from, to);
  if (ford) unitNoted(c, unit, { forded: c.position.turn });
  if (obstacle && orderOf(unit) === 'good') unitNoted(c, unit, { order: 'disorganised' });
  if (obstacle && isHeavyCavalry(unit) && !(yield* staysWhole(c, unit, 'obstacle'))) return false;
  if (!swamp) return true;
  marked(c, unit, SWAMPED);
  return yield* staysWhole(c, unit, 'swamp');
});

/** Rolls to see if the terrain costs a unit a hit. Returns true if it survives. */
function* staysWhole(c: Context, unit: Piece, reason: 'obstacle' | 'swamp'): Procedure<boolean> {
  if (yield* passes(c, { unit, reason, needed: SAFE })) return true;
  return loseHits(c, unit, 1, reason, null);
}

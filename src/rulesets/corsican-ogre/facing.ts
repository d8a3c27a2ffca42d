import {
  CORNERS,
  type Facing,
  forUnits,
  frontsOf,
  mark,
  type OrderKind,
  type Procedure,
  type Refusal,
} from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { activate, unitActingFault } from '../commands-and-colors/activation';
import { ATTACKED, COMBAT, inSquare, MOVED } from '../commands-and-colors/battle';
import { effectsFor } from '../commands-and-colors/cards/card-effects';
import { move } from '../commands-and-colors/move';

/** Marks a unit that has turned, before it enters a hex or after. */
const WHEELED = mark('wheeled');
const TURNED = mark('turned');

const HAS_TURNED: Refusal = { reason: 'has-turned', rule: 'R002-58' };
const NO_FACING: Refusal = { reason: 'no-such-facing', rule: 'R002-56' };
const SAME: Refusal = { reason: 'same-facing', rule: 'R002-58' };
const IN_SQUARE: Refusal = { reason: 'square-faces-everywhere', rule: 'R002-56' };
const HAS_ATTACKED: Refusal = { reason: 'has-attacked', rule: 'R002-58' };
const CARD_FORBIDS: Refusal = { reason: 'card-forbids-moving', rule: 'R002-105' };

/**
 * AMB-002-12: the angle from its facing within which a unit may attack: the two directions of its front and everything
 * between.
 */
const ARC = 30;

/** R002-57: true if a space is in front of a unit; a square has its front on every side. */
export function isAhead(battle: Battle, unit: Unit, space: number): boolean {
  const { facing } = unit;
  if (inSquare(unit) || facing === undefined) return true;
  return frontsOf(battle.board).bearing(unit.at, facing, space) <= ARC;
}

/** R002-60, R002-73, AMB-002-13: true if an attack from a space hits the flank or rear of a unit. */
export function isOutflanked(battle: Battle, unit: Unit, from: number): boolean {
  const { facing } = unit;
  if (inSquare(unit) || facing === undefined) return false;
  return frontsOf(battle.board).zoneOf(unit.at, facing, from) !== 'front';
}

/** The number of moves a unit has made in its action; turning in place counts as one. */
const movesOf = (unit: Unit): number => unit.marks.filter((each) => each === MOVED).length;

/** True if a unit has entered a hex in its action. */
const hasEntered = (unit: Unit): boolean => movesOf(unit) > (unit.has(WHEELED) ? 1 : 0);

/** R002-59, AMB-002-11: true if a unit has turned in place and may still move, so that the turn was free. */
export const mayMoveOn = (unit: Unit): boolean => unit.has(WHEELED) && !hasEntered(unit);

/** R002-59: true if a unit has entered a hex and may still turn there. */
export const mayTurnFreely = (unit: Unit): boolean =>
  !inSquare(unit) && hasEntered(unit) && !unit.has(ATTACKED) && !unit.has(TURNED);

/** The reason why a unit can't turn now. */
function turnFault(battle: Battle, unit: Unit): Refusal | undefined {
  if (inSquare(unit)) return IN_SQUARE;
  if (unit.has(ATTACKED) || battle.step === COMBAT) return HAS_ATTACKED;
  // A single turn can reach every facing.
  if (unit.has(hasEntered(unit) ? TURNED : WHEELED)) return HAS_TURNED;
  return effectsFor(battle, unit).move === 'none' ? CARD_FORBIDS : undefined;
}

/**
 * R002-58, R002-59, AMB-002-11: changes a unit's facing: free once it has entered a hex, otherwise for one hex of its
 * movement.
 */
export const face: OrderKind<Kind, CoreGame> = {
  type: 'face',
  fields: ['unit', 'facing'],
  givers: ['piece'],
  isFor: forUnits,
  list(battle, orders, unit) {
    if (unit.isLeader || turnFault(battle, unit)) return;
    for (const facing of CORNERS) if (facing !== unit.facing) orders.addWord(facing);
  },
  refusal(battle, { piece, side, facing }) {
    const fault = unitActingFault(battle, piece, side);
    if (fault || !piece) return fault;
    return facingFault(facing) ?? (piece.facing === facing ? SAME : turnFault(battle, piece));
  },
  carryOut(c, { piece, facing }) {
    if (!piece || !facing) throw new RangeError('face needs a unit and a facing');
    activate(c, piece);
    if (hasEntered(piece)) c.marked(piece, 'turned');
    else wheel(c, piece);
    c.turned(piece, facing);
    return undefined;
  },
};

const facingFault = (facing: Facing | undefined): Refusal | undefined =>
  CORNERS.some((each) => each === facing) ? undefined : NO_FACING;

/**
 * R002-58: turning in place counts as one hex, so a unit that may only battle without moving can't battle afterwards.
 */
function wheel(c: Course, unit: Unit): void {
  for (const mark of ['wheeled', 'moved']) c.marked(unit, mark);
  if (c.position.game.battleMove(c.position, unit) < 1) c.marked(unit, 'marched');
}

/** R002-59: a move, with an optional turn at its end. */
export const moveAndFace: OrderKind<Kind, CoreGame> = {
  ...move,
  fields: [...move.fields, 'facing'],
  refusal(battle, order) {
    const fault = move.refusal(battle, order);
    return fault ?? (order.facing === undefined ? undefined : facingFault(order.facing));
  },
  carryOut(c, order) {
    const run = move.carryOut(c, order);
    const { piece, facing } = order;
    if (piece && !piece.isLeader && facing) {
      c.marked(piece, 'turned');
      c.turned(piece, facing);
    }
    return run;
  },
};

const asWord = (facing: Facing | undefined): Facing => facing ?? 'n';

/** R002-59, R002-61: a unit that has entered a hex, or taken ground, chooses its facing. */
export function* faceAnew(c: Course, unit: Unit): Procedure {
  const options = [asWord(unit.facing), ...CORNERS.filter((each) => each !== unit.facing)];
  const facing = yield* c.ask({
    reason: 'facing',
    side: unit.side,
    unit,
    of: 'choice',
    options,
    isUsual: true,
  });
  c.marked(unit, 'turned');
  if (facing !== unit.facing) c.turned(unit, facing);
}

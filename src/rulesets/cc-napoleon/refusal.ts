import {
  hasMark,
  type Leader,
  type Order,
  pieceOf,
  type Refusal,
  type State,
  total,
  type Unit,
} from '../../core';
import { activationFault } from './activation';
import { fireDice, fireReach } from './attack-dice';
import { GRID } from './board';
import { effectsFor } from './cards/deck';
import { detachFault, detachWays, leavingSkirmisher } from './detach';
import { shotBlockedAt } from './line-of-fire';
import { chargeFault, leaderTargetFault } from './melee-target';
import { leaderWays, unitWays } from './movement';
import { inSquare } from './neighbourhood';
import { formationFault } from './square';
import { stepRefusal } from './step-refusal';
import { unitType } from './unit-types';
import { goalFault, laidFault } from './way-refusal';

/** Why an order is not legal now, the first reason found; undefined if it is legal. */
export function refusal(state: State, order: Order): Refusal | undefined {
  if (state.winner) return { reason: 'battle-is-over', rule: 'R000-04' };
  if (order.side !== state.turn.side) return { reason: 'not-your-turn', rule: 'R000-03' };
  const stepFault = stepRefusal(state, order);
  if (stepFault !== 'go-on') return stepFault;
  const piece = pieceOf(state, order.unit ?? '');
  if (!piece) return { reason: 'no-such-piece', rule: 'R000-11' };
  if (piece.side !== order.side) return { reason: 'not-your-unit', rule: 'R000-11' };
  const fault = activationFault(state, piece);
  if (fault) return fault;
  const unit = state.units[piece.id];
  if (unit) return unitRefusal(state, unit, order);
  return order.type === 'move'
    ? leaderMoveFault(state, piece, order)
    : { reason: 'leaders-only-move', rule: 'R000-36' };
}

/** Why an order of a unit that may act is not legal now. */
export function unitRefusal(state: State, unit: Unit, order: Order): Refusal | undefined {
  switch (order.type) {
    case 'move':
      return moveFault(state, unit, order);
    case 'detach':
      return sendFault(state, unit) ?? detachWayFault(state, unit, order);
    case 'fire':
      return fireCardFault(state, unit) ?? fireFault(state, unit, order);
    case 'melee':
      return meleeCardFault(state, unit) ?? meleeOrderFault(state, unit, order);
    case 'form-square':
      return formationFault(state, unit, 'square');
    case 'leave-square':
      return formationFault(state, unit, 'line');
    default:
      return { reason: 'no-such-order', rule: 'R000-11' };
  }
}

/** Why a unit can't move, wherever to. */
export function unitStayFault(state: State, unit: Unit): Refusal | undefined {
  const fault = leaderStayFault(state, unit);
  if (fault) return fault;
  if (inSquare(unit)) return { reason: 'square-must-not-move', rule: 'R000-117' };
  return hasMark(unit, 'formed') ? { reason: 'has-formed', rule: 'R000-120' } : undefined;
}

function moveFault(state: State, unit: Unit, { to, via }: Order): Refusal | undefined {
  const fault = unitStayFault(state, unit);
  if (fault) return fault;
  if (to === undefined || !GRID.has(to)) return { reason: 'off-the-board', rule: 'R000-29' };
  if (via) return laidFault(state, unit, [...via, to]);
  return unitWays(state, unit).has(to) ? undefined : goalFault(state, unit, to);
}

/** Why a unit can't send out a skirmisher, wherever to. */
export const sendFault = (state: State, unit: Unit): Refusal | undefined =>
  cardForbidsMoving(state, unit) ?? detachFault(state, unit);

function detachWayFault(state: State, unit: Unit, { to, via }: Order): Refusal | undefined {
  if (to === undefined || !GRID.has(to)) return { reason: 'off-the-board', rule: 'R000-29' };
  if (via) return { reason: 'no-way-laid-down', rule: 'R000-137' };
  return detachWays(state, unit).has(to) ? undefined : goalFault(state, leavingSkirmisher(state, unit), to);
}

/** Some cards order pieces to stand: rules/hex-rules.md 2.2. */
const cardForbidsMoving = (state: State, piece: Leader): Refusal | undefined =>
  effectsFor(state, piece).move === 'none' ? { reason: 'card-forbids-moving', rule: 'R000-18' } : undefined;

/** Why a leader can't move, wherever to. */
export const leaderStayFault = (state: State, leader: Leader): Refusal | undefined =>
  cardForbidsMoving(state, leader) ?? movedFault(state, leader);

function leaderMoveFault(state: State, leader: Leader, { to, via }: Order): Refusal | undefined {
  const fault = leaderStayFault(state, leader);
  if (fault) return fault;
  if (to === undefined || !GRID.has(to)) return { reason: 'off-the-board', rule: 'R000-29' };
  if (via) return laidFault(state, leader, [...via, to]);
  return leaderWays(state, leader).has(to) ? undefined : goalFault(state, leader, to);
}

function movedFault(state: State, piece: Leader): Refusal | undefined {
  if (mayMoveAgain(state, piece)) return undefined;
  if (state.turn.step === 'combat') return { reason: 'movement-is-over', rule: 'R000-12' };
  return hasMark(piece, 'moved') ? { reason: 'has-moved', rule: 'R000-14' } : undefined;
}

/** The card Move-Fire-Move: a unit that has fired moves once more. */
function mayMoveAgain(state: State, piece: Leader): boolean {
  const { marks } = piece;
  if (!effectsFor(state, piece).moveAgain) return false;
  const fired = marks.indexOf('attacked');
  return fired >= 0 && !marks.includes('moved', fired);
}

/** Why a unit can't fire, on whomever. */
export function fireCardFault(state: State, unit: Unit): Refusal | undefined {
  const { fire } = effectsFor(state, unit);
  if (fire === 'none') return { reason: 'card-forbids-fire', rule: 'R000-18' };
  const shots = unit.marks.filter((mark) => mark === 'attacked').length;
  return fire === 'twice' && shots === 1 ? undefined : attackFault(unit);
}

/** Why a unit can't attack in close combat, whomever. */
export const meleeCardFault = (state: State, unit: Unit): Refusal | undefined =>
  effectsFor(state, unit).melee === 'none'
    ? { reason: 'card-forbids-melee', rule: 'R000-18' }
    : attackFault(unit);

function attackFault(unit: Unit): Refusal | undefined {
  if (hasMark(unit, 'attacked')) return { reason: 'has-attacked', rule: 'R000-14' };
  return hasMark(unit, 'marched') ? { reason: 'has-marched', rule: 'R000-45' } : undefined;
}

function fireFault(state: State, unit: Unit, { target: id }: Order): Refusal | undefined {
  const { fire } = unitType(unit);
  if (!fire) return { reason: 'cavalry-never-fires', rule: 'R000-63' };
  const target = state.units[id ?? ''];
  if (!target) {
    const reason = state.leaders[id ?? ''] ? 'leader-is-no-target' : 'no-such-target';
    return { reason, rule: 'AMB-000-29' };
  }
  if (target.side === unit.side) return { reason: 'own-unit', rule: 'R000-63' };
  if (fire.kind === 'guns' && unit.type !== 'horse-artillery' && hasMark(unit, 'moved')) {
    return { reason: 'artillery-has-moved', rule: 'R000-38' };
  }
  const dice = fireDice(state, unit, target);
  if (dice.length === 0) return outOfRange(state, unit, target);
  if (total(dice) <= 0) return { reason: 'no-dice', rule: 'R000-78' };
  const space = shotBlockedAt(state, unit, target.at);
  return space === undefined ? undefined : { reason: 'no-line-of-sight', rule: 'R000-71', space };
}

const outOfRange = (state: State, unit: Unit, target: Unit): Refusal => ({
  reason: 'out-of-range',
  rule: 'R000-64',
  about: {
    needs: String(GRID.distance(unit.at, target.at)),
    has: String(fireReach(state, unit)),
  },
});

function meleeOrderFault(state: State, unit: Unit, { target: id }: Order): Refusal | undefined {
  const piece = pieceOf(state, id ?? '');
  if (!piece) return { reason: 'no-such-target', rule: 'R000-79' };
  if (piece.side === unit.side) return { reason: 'own-unit', rule: 'R000-79' };
  const target = state.units[piece.id];
  return target ? chargeFault(state, unit, target) : leaderTargetFault(state, unit, piece.at);
}

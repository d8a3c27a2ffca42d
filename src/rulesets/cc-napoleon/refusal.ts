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
import { fireDice } from './attack-dice';
import { GRID } from './board';
import { shotBlockedAt } from './line-of-fire';
import { chargeFault, leaderTargetFault } from './melee-target';
import { leaderWayFault, leaderWays, unitWayFault, unitWays } from './movement';
import { canActivate, inSquare } from './neighbourhood';
import { formationFault } from './square';
import { unitType } from './unit-types';

/** Why an order is not legal now, the first reason found; undefined if it is legal. */
export function refusal(state: State, order: Order): Refusal | undefined {
  if (state.winner) return { reason: 'battle-is-over', rule: 'R000-04' };
  if (order.side !== state.turn.side) return { reason: 'not-your-turn', rule: 'R000-03' };
  if (order.type === 'end-turn') return undefined;
  const piece = pieceOf(state, order.unit ?? '');
  if (!piece) return { reason: 'no-such-piece', rule: 'R000-11' };
  if (piece.side !== order.side) return { reason: 'not-your-unit', rule: 'R000-11' };
  if (!canActivate(state, piece)) return { reason: 'not-activated', rule: 'R000-11' };
  const unit = state.units[piece.id];
  if (unit) return unitRefusal(state, unit, order);
  return order.type === 'move'
    ? leaderMoveFault(state, piece, order)
    : { reason: 'leaders-only-move', rule: 'R000-36' };
}

function unitRefusal(state: State, unit: Unit, order: Order): Refusal | undefined {
  switch (order.type) {
    case 'move':
      return moveFault(state, unit, order);
    case 'fire':
      return attackFault(unit) ?? fireFault(state, unit, order);
    case 'melee':
      return attackFault(unit) ?? meleeOrderFault(state, unit, order);
    case 'form-square':
      return formationFault(state, unit, 'square');
    case 'leave-square':
      return formationFault(state, unit, 'line');
    default:
      return { reason: 'no-such-order', rule: 'R000-11' };
  }
}

function moveFault(state: State, unit: Unit, { to, via }: Order): Refusal | undefined {
  const fault = movedFault(state, unit);
  if (fault) return fault;
  if (inSquare(unit)) return { reason: 'square-must-not-move', rule: 'R000-117' };
  if (hasMark(unit, 'formed')) return { reason: 'has-formed', rule: 'R000-120' };
  if (to === undefined || !GRID.has(to)) return { reason: 'off-the-board', rule: 'R000-29' };
  if (via) return unitWayFault(state, unit, [...via, to]);
  return unitWays(state, unit).has(to) ? undefined : { reason: 'no-way', rule: 'R000-29', space: to };
}

function leaderMoveFault(state: State, leader: Leader, { to, via }: Order): Refusal | undefined {
  const fault = movedFault(state, leader);
  if (fault) return fault;
  if (to === undefined || !GRID.has(to)) return { reason: 'off-the-board', rule: 'R000-29' };
  if (via) return leaderWayFault(state, leader, [...via, to]);
  return leaderWays(state, leader).has(to) ? undefined : { reason: 'no-way', rule: 'R000-29', space: to };
}

function movedFault(state: State, piece: Leader): Refusal | undefined {
  if (state.turn.step === 'combat') return { reason: 'movement-is-over', rule: 'R000-12' };
  return hasMark(piece, 'moved') ? { reason: 'has-moved', rule: 'R000-14' } : undefined;
}

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
  if (dice.length === 0) return { reason: 'out-of-range', rule: 'R000-64' };
  if (total(dice) <= 0) return { reason: 'no-dice', rule: 'R000-78' };
  const space = shotBlockedAt(state, unit, target.at);
  return space === undefined ? undefined : { reason: 'no-line-of-sight', rule: 'R000-71', space };
}

function meleeOrderFault(state: State, unit: Unit, { target: id }: Order): Refusal | undefined {
  const piece = pieceOf(state, id ?? '');
  if (!piece) return { reason: 'no-such-target', rule: 'R000-79' };
  if (piece.side === unit.side) return { reason: 'own-unit', rule: 'R000-79' };
  const target = state.units[piece.id];
  return target ? chargeFault(state, unit, target) : leaderTargetFault(state, unit, piece.at);
}

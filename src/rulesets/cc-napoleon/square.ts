import { forUnits, type OrderKind, type Refusal } from '../../core';
import { activate, unitActingFault } from '../commands-and-colors/activation';
import { ATTACKED, FORMED, inSquare } from '../commands-and-colors/battle';
import { enemyCavalryNextTo } from '../commands-and-colors/neighbourhood';
import type { Battle, Game, Unit } from './battle';
import type { Kind } from './piece-kind';

const FORMS_NONE: Refusal = { reason: 'forms-no-square', rule: 'R000-121' };
const HAS_ATTACKED: Refusal = { reason: 'has-attacked', rule: 'R000-118' };
const HAS_FORMED: Refusal = { reason: 'has-formed', rule: 'R000-118' };
const CAVALRY_NEAR: Refusal = { reason: 'enemy-cavalry-adjacent', rule: 'R000-119' };

const MUST_NOT_MOVE: Refusal = { reason: 'square-must-not-move', rule: 'R000-117' };
const FORMED_THIS_TURN: Refusal = { reason: 'has-formed', rule: 'R000-120' };

/** R000-117, R000-120: the reason why a unit's formation keeps it in its space; undefined if it may move. */
export function formationStayFault(_: Battle, unit: Unit): Refusal | undefined {
  if (unit.isLeader) return undefined;
  if (inSquare(unit)) return MUST_NOT_MOVE;
  return unit.has(FORMED) ? FORMED_THIS_TURN : undefined;
}

/** The reason why a unit can't form or leave square now: R000-118, R000-119, R000-121. */
function formationFault(battle: Battle, unit: Unit, to: 'square' | 'line'): Refusal | undefined {
  if (!unit.kind.chart.square) return FORMS_NONE;
  if (inSquare(unit) === (to === 'square')) return { reason: `is-in-${to}`, rule: 'R000-118' };
  // "After the unit moves": a unit that has attacked is already in its combat phase.
  if (unit.has(ATTACKED)) return HAS_ATTACKED;
  if (unit.has(FORMED)) return HAS_FORMED;
  return enemyCavalryNextTo(battle, unit) ? CAVALRY_NEAR : undefined;
}

const formation = (type: string, to: 'square' | 'line'): OrderKind<Kind, Game> => ({
  type,
  fields: ['unit'],
  givers: ['piece'],
  isFor: forUnits,
  list(battle, orders, unit) {
    const isIdle = !unit.kind.chart.square || inSquare(unit) === (to === 'square');
    if (!isIdle && !formationFault(battle, unit, to)) orders.add();
  },
  refusal(battle, { piece, side }) {
    const fault = unitActingFault(battle, piece, side);
    return fault ?? (piece ? formationFault(battle, piece, to) : undefined);
  },
  carryOut(c, { piece }) {
    if (!piece) throw new RangeError('a formation needs a unit');
    activate(c, piece);
    c.formed(piece, to);
    c.marked(piece, 'formed');
    return undefined;
  },
});

/** R000-118: forms square, at no cost. */
export const formSquare = formation('form-square', 'square');

/** R000-118: leaves square, at no cost. */
export const leaveSquare = formation('leave-square', 'line');

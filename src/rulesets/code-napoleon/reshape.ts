import { type Procedure, type Refusal, spread, wordNumber } from '../../core';
import { because } from '../square-grid/refusal';
import { hasLeftItsGuns, isArtillery, isCavalry, isFormed, isInfantry, isSkirmishing } from './arms';
import { deploy } from './deploy-skirmishers';
import { openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { RESHAPED } from './marks';
import { mayAct, ofUnit, reshapeFault } from './may-move';
import { MOVEMENT } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';
import { provoke } from './react-to-move';
import { REORGANISE } from './reorganise';
import { spentAfter } from './reshape-price';
import { groundPrice } from './step-price';
import { groundAt } from './terrain-at';
import {
  ATTACK_COLUMN,
  GARRISON,
  LIMBERED,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  UNLIMBERED,
} from './unit-types';
import { walkerOf } from './walker';

/** R003-71, T003-9: the order for each change of formation. */
const FORMATION_OF = {
  'form-line': LINE,
  'form-attack-column': ATTACK_COLUMN,
  'form-march-column': MARCH_COLUMN,
  'form-square': SQUARE,
  'form-skirmish': SKIRMISH,
  limber: LIMBERED,
  unlimber: UNLIMBERED,
} as const;

const orderFor = ([type, formation]: readonly [string, string]): OrderKind => ({
  type,
  fields: ['unit'],
  givers: ['piece'],
  isManoeuvre: true,
  steps: [MOVEMENT],
  list(position, orders, piece) {
    if (mayAct(position, piece) && !intoFault(position, piece, formation)) orders.add();
  },
  refusal: (position, order) => ofUnit(position, order, (unit) => intoFault(position, unit, formation)),
  carryOut: (c, { piece }) => (piece ? reshape(c, piece, formation) : undefined),
});

/** The actions that take movement without leaving the square: changing formation, and reforming behind an obstacle. */
export const RESHAPES: readonly OrderKind[] = [...Object.entries(FORMATION_OF).map(orderFor), REORGANISE];

/** R003-118: a line in buildings is a garrison. */
const shapeOf = (position: Position, unit: Piece, formation: string): string =>
  formation === LINE && isInfantry(unit) && groundAt(position, unit.at).isTown ? GARRISON : formation;

/** The reason a unit can't change to a formation now. */
function intoFault(position: Position, unit: Piece, wanted: string): Refusal | undefined {
  // R003-129: gunners man their guns again by returning to them.
  if (!unit.kind.unit?.formations.includes(wanted) || hasLeftItsGuns(unit)) return neverFault(unit, wanted);
  const formation = shapeOf(position, unit, wanted);
  if (unit.formation === wordNumber(formation)) return because('has-formation', 'R003-71');
  const fault = reshapeFault(position, unit) ?? spaceFault(position, unit, formation);
  if (fault) return fault;
  const spent = spentAfter(position, unit, formation);
  return spent === undefined ? because('too-little-movement', 'R003-71') : undefined;
}

/** R003-81: the reason a unit never has a formation. */
const neverFault = (unit: Piece, formation: string): Refusal =>
  formation === SKIRMISH && !isArtillery(unit)
    ? because('never-skirmishes', 'R003-81')
    : because('not-its-formation', 'T003-8');

/** T003-10, R003-53: the reason its square does not allow the formation. */
function spaceFault(position: Position, unit: Piece, formation: string): Refusal | undefined {
  if (isArtillery(unit)) return undefined;
  const { at } = unit;
  const price = groundPrice(position, walkerOf(unit, wordNumber(formation)), at);
  if (typeof price !== 'number') return because(price.reason, price.rule, position.board.name(at));
  const isAlike = formation === SKIRMISH ? isSkirmishing : isFormed;
  const isTaken = position
    .unitsAt(at)
    .some((other) => other !== unit && other.side === unit.side && isAlike(other));
  return isTaken ? because('square-is-taken', 'R003-53', position.board.name(at)) : undefined;
}

function* reshape(c: Context, unit: Piece, wanted: string): Procedure {
  const { position } = c;
  const formation = shapeOf(position, unit, wanted);
  const spent = spentAfter(position, unit, formation);
  openDivision(c, unit);
  if (unit.also.length > 0) spread(c, unit, []);
  c.formed(unit, formation);
  if (spent !== undefined) unitNoted(c, unit, { spent });
  marked(c, unit, RESHAPED);
  if (formation === SKIRMISH) yield* deploy(c, unit);
  if (!isCavalry(unit)) yield* provoke(c, unit);
}

import { NO_SPACE, type Procedure, type Refusal } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { because } from '../square-grid/refusal';
import { isCavalry, isSkirmishing, squaresOf } from './arms';
import { isInCommand } from './command';
import { stepTaken } from './crossing';
import { openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { enterSquares } from './march';
import { FORCE_MARCHED, HELD_BACK, MARCHED } from './marks';
import { costFault, mayAct, ofUnit } from './may-move';
import { limitAt, spentBy, stepCost } from './movement';
import { isAdvance } from './path-state';
import { MOVEMENT } from './phases';
import type { Context, OrderKind, Piece, Position } from './play';
import { provoke } from './react-to-move';
import { placesBeside, squaresLeft, standIn } from './skirmish-line';

/** R003-82, R003-83: two stands of skirmishers extend into another square. */
export const EXTEND: OrderKind = {
  type: 'extend',
  fields: ['unit', 'to'],
  givers: ['piece'],
  isManoeuvre: true,
  steps: [MOVEMENT],
  list(position, orders, piece) {
    if (!mayAct(position, piece) || !isSkirmishing(piece)) return;
    for (const space of placesBeside(position, piece, squaresOf(piece))) {
      if (!extendFault(position, piece, space)) orders.addSpace(space);
    }
  },
  refusal: (position, order) => ofUnit(position, order, (unit) => extendFault(position, unit, order.to)),
  carryOut: (c, { piece, to }) => (piece ? extend(c, piece, to) : undefined),
};

function extendFault(position: Position, unit: Piece, to: number): Refusal | undefined {
  if (!isSkirmishing(unit)) return because('no-skirmishers', 'R003-82');
  if (to === NO_SPACE) return because('off-the-board', 'R003-49');
  if (!placesBeside(position, unit, squaresOf(unit)).includes(to)) {
    return because('not-beside-the-line', 'R003-83', position.board.name(to));
  }
  if (squaresLeft(unit) === 0 && leavers(position, unit, to).length === 0) {
    return because('line-would-break', 'R003-83', position.board.name(to));
  }
  return unit.has(FORCE_MARCHED)
    ? because('has-force-marched', 'R003-60')
    : strideFault(position, unit, strideTo(position, unit, to), to);
}

/** A step from a square of the line. */
interface Stride {
  readonly from: number;
  readonly cost: number;
}

/** The cheapest step from the line to a square next to it. */
const strideTo = (position: Position, unit: Piece, to: number): Stride =>
  squaresOf(unit)
    .map((from) => ({ from, cost: stepCost(position, unit, from, to) ?? Number.POSITIVE_INFINITY }))
    .reduce((best, each) => (each.cost < best.cost ? each : best));

/** R003-34: true if a step is an advance of a regiment out of command. */
const isHeldBack = (position: Position, unit: Piece, { from }: Stride, to: number): boolean =>
  !isInCommand(position, unit) && isAdvance(position, unit, from, to);

/** R003-34, R003-51: the reason a regiment does not have enough movement left for a step. */
function strideFault(position: Position, unit: Piece, stride: Stride, to: number): Refusal | undefined {
  if (!isHeldBack(position, unit, stride, to)) return costFault(position, unit, stride.cost);
  const limit = limitAt(position, unit, { byRoad: false, heldBack: true, forced: false });
  return stride.cost > limit - spentBy(unit) ? because('too-little-movement', 'R003-71') : undefined;
}

/** The squares that two stands can leave for another one without breaking the line, the farthest first. */
function leavers({ board }: Position, unit: Piece, to: number): readonly number[] {
  return unit.also
    .filter((leaver) => {
      const rest = squaresOf(unit).filter((space) => space !== leaver);
      const reached = [to];
      for (let at = 0; at < reached.length; at += 1) {
        const here = reached[at] as number;
        reached.push(
          ...rest.filter((space) => !reached.includes(space) && board.distance(space, here) === 1),
        );
      }
      return reached.length === rest.length + 1;
    })
    .sort((a, b) => board.distance(b, to) - board.distance(a, to));
}

function* extend(c: Context, unit: Piece, to: number): Procedure {
  const { position } = c;
  const { side } = unit;
  const stride = strideTo(position, unit, to);
  const spent = spentBy(unit) + stride.cost;
  if (isHeldBack(position, unit, stride, to) && !unit.has(HELD_BACK)) marked(c, unit, HELD_BACK);
  openDivision(c, unit);
  const options = leavers(position, unit, to);
  const leaver =
    squaresLeft(unit) > 0
      ? NO_SPACE
      : yield* c.ask({ reason: 'extend-from', side, unit, of: 'space', options, isUsual: true });
  standIn(c, unit, [...unit.also.filter((space) => space !== leaver), to]);
  unitNoted(c, unit, { spent });
  marked(c, unit, MARCHED);
  if (!(yield* stepTaken(c, unit, stride.from, to))) return;
  yield* enterSquares(c, unit);
  takeSquare(c, to, side);
  if (!isCavalry(unit)) yield* provoke(c, unit);
}

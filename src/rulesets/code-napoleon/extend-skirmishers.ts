import { NO_SPACE, type Procedure, type Refusal } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { because } from '../square-grid/refusal';
import { isCavalry, isSkirmishing, squaresOf } from './arms';
import { openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { enterSquares } from './march';
import { FORCE_MARCHED, MARCHED } from './marks';
import { costFault, mayAct, ofUnit } from './may-move';
import { spentBy, stepCost } from './movement';
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
    : costFault(position, unit, costOf(position, unit, to));
}

/** The cost of reaching a square next to the line by the cheapest step. */
const costOf = (position: Position, unit: Piece, to: number): number =>
  Math.min(...squaresOf(unit).map((from) => stepCost(position, unit, from, to) ?? Number.POSITIVE_INFINITY));

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
  const spent = spentBy(unit) + costOf(position, unit, to);
  openDivision(c, unit);
  const options = leavers(position, unit, to);
  const leaver =
    squaresLeft(unit) > 0
      ? NO_SPACE
      : yield* c.ask({ reason: 'extend-from', side, unit, of: 'space', options, isUsual: true });
  standIn(c, unit, [...unit.also.filter((space) => space !== leaver), to]);
  unitNoted(c, unit, { spent });
  marked(c, unit, MARCHED);
  yield* enterSquares(c, unit);
  takeSquare(c, to, side);
  if (!isCavalry(unit)) yield* provoke(c, unit);
}

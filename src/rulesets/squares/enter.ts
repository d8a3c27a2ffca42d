import { NO_SPACE, type Procedure, type Refusal } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { because } from '../square-grid/refusal';
import { pointsLeft } from './action-points';
import { inLine } from './arms';
import { turnOf } from './battle';
import { isDue } from './commands';
import { marked } from './events';
import { displaceGenerals } from './general-fate';
import { HALTED, STEP } from './marks';
import { endFault, entryFault, halts } from './movement';
import type { Context, OrderKind, Piece, Position } from './play';
import { LINE } from './unit-types';
import { mayAct, ofActive } from './who-acts';

/** A004-64: a piece in reserve enters the board when its command is active, for one point. */
export const ARRIVE: OrderKind = {
  type: 'place',
  fields: ['unit', 'to'],
  givers: ['reserve'],
  list(position, orders, piece) {
    if (!mayAct(position, piece)) return;
    for (const space of entriesOf(position, piece)) {
      if (!enterFault(position, piece, space)) orders.addSpace(space);
    }
  },
  refusal: (position, order) => ofActive(position, order, (piece) => enterFault(position, piece, order.to)),
  carryOut: (c, { piece, to }) => (piece ? enter(c, piece, to) : undefined),
};

/** The squares where a piece in reserve may enter. */
function entriesOf({ setting, board }: Position, { id }: Piece): readonly number[] {
  const arrival = setting.arrivals.find(({ pieces }) => pieces.includes(id));
  return arrival ? arrival.spaces.map((space) => board.number(space)) : [];
}

function enterFault(position: Position, piece: Piece, to: number): Refusal | undefined {
  if (!piece.isInReserve) return because('is-on-the-board', 'A004-64');
  if (!isDue(position, piece, turnOf(position))) return because('not-arrived', 'A004-64');
  if (to === NO_SPACE || !entriesOf(position, piece).includes(to)) {
    return because('no-entry', 'A004-64', position.board.name(to));
  }
  const fault = entryFault(position, piece, to) ?? endFault(position, piece, to);
  if (fault) return fault;
  const isSpent = !piece.isLeader && pointsLeft(position, piece) < 1;
  return isSpent ? because('too-few-actions', 'A004-64', position.board.name(to)) : undefined;
}

function* enter(c: Context, piece: Piece, to: number): Procedure {
  c.entered(piece, to);
  marked(c, piece, STEP);
  if (piece.isLeader) return;
  // No unit enters inside a town, even if its scenario says it is in one.
  if (!inLine(piece)) c.formed(piece, LINE);
  if (halts(c.position, piece, to)) marked(c, piece, HALTED);
  yield* displaceGenerals(c, to, piece);
  takeSquare(c, to, piece.side);
}

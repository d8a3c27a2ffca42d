import { NO_SPACE, type Procedure, type Refusal } from '../../core';
import { takeSquare } from '../square-grid/objectives';
import { because } from '../square-grid/refusal';
import { inLine } from './arms';
import { FACINGS, isOrthogonal } from './board';
import { marked } from './events';
import { displaceGenerals } from './general-fate';
import { ASSAULTED, BOMBARDED, DIAGONAL, DUE, HALTED, ROUGH, STEP } from './marks';
import { NO_SURCHARGE, noWayTo, type Way, wayAlong } from './movement';
import { hasWay, waysOf, wayTo } from './path-search';
import type { Context, Ordered, OrderKind, Piece, Position } from './play';
import { surchargeOf } from './terrain-types';
import { LINE } from './unit-types';

import { COMMAND, mayAct, ofActiveOnBoard } from './who-acts';

/** R004-39 to R004-60: a unit or a general moves to another square, by the cheapest path unless the order gives one. */
export const MOVE: OrderKind = {
  type: 'move',
  fields: ['unit', 'to', 'via', 'facing'],
  givers: ['piece'],
  steps: [COMMAND],
  list(position, orders, piece) {
    if (!mayAct(position, piece) || stayFault(piece)) return;
    orders.addSpaces(waysOf(position, piece).ends);
  },
  isPossible: (position, piece) => mayAct(position, piece) && !stayFault(piece) && hasWay(position, piece),
  refusal: (position, order) =>
    ofActiveOnBoard(position, order, (piece) => stayFault(piece) ?? moveFault(position, piece, order)),
  carryOut: (c, order) => (order.piece ? move(c, order.piece, order) : undefined),
};

/** R004-52, R004-62: the reason a unit may not move any more, because of what it has already done. */
export function stayFault(unit: Piece): Refusal | undefined {
  if (unit.has(ASSAULTED)) return because('has-assaulted', 'R004-52');
  if (unit.kind.guns?.stays && unit.has(BOMBARDED)) return because('has-bombarded', 'R004-62');
  return undefined;
}

function moveFault(position: Position, piece: Piece, { to, via, facing }: Ordered): Refusal | undefined {
  if (to === NO_SPACE) return because('off-the-board', 'R004-10');
  if (to === piece.at && !via) return because('no-way', 'R004-39', position.board.name(to));
  if (facing !== undefined && !FACINGS.some((each) => each === facing)) {
    return because('no-such-facing', 'R004-43');
  }
  if (!via) return wayTo(position, piece, to) ? undefined : noWayTo(position, piece, to);
  const way = wayAlong(position, piece, [...via, to]);
  return 'reason' in way ? way : undefined;
}

function* move(c: Context, piece: Piece, { to, via, facing }: Ordered): Procedure {
  const { position } = c;
  const way = via ? wayAlong(position, piece, [...via, to]) : wayTo(position, piece, to);
  if (!way || 'reason' in way) return;
  const from = piece.at;
  if (!piece.isLeader && !inLine(piece)) c.formed(piece, LINE);
  c.moved(piece, to, way.path);
  markSteps(c, piece, from, way);
  if (piece.isLeader) return;
  if (facing && facing !== piece.facing) c.turned(piece, facing);
  for (const space of way.path) {
    yield* displaceGenerals(c, space, piece);
    // A unit takes what it passes: one order or two for the same way come to the same.
    takeSquare(c, space, piece.side);
  }
}

/** Adds the marks of a path, step by step: the surcharge goes before the step, so that a step is the last mark. */
function markSteps(c: Context, piece: Piece, start: number, { path, halted }: Way): void {
  const { position } = c;
  let from = start;
  for (const to of path) {
    const { rough, dues } = piece.isLeader ? NO_SURCHARGE : surchargeOf(position, from, to);
    for (let left = rough; left > 0; left -= 1) marked(c, piece, ROUGH);
    for (let left = dues; left > 0; left -= 1) marked(c, piece, DUE);
    marked(c, piece, isOrthogonal(position.board, from, to) ? STEP : DIAGONAL);
    from = to;
  }
  if (halted) marked(c, piece, HALTED);
}

import {
  type StateContext,
  isUnit,
  type Order,
  type StateProcedure,
  pieceOf,
  type SpaceId,
  type State,
} from '../../core';
import { boardOf, isOrthogonal } from './board';
import { displaceGenerals } from './general-fate';
import { type Mark, marked } from './marks';
import { type Way, wayAlong, waysOf } from './movement';
import { surchargeOf } from './terrain';
import { takeSquare } from './victory';

/** R004-39 to R004-60: a unit or a general goes to another square, by the cheapest way unless one is laid down. */
export function* move(c: StateContext, { unit: id = '', to = '', via, facing }: Order): StateProcedure {
  const piece = pieceOf(c.state, id);
  if (!piece) return;
  const way = via ? wayAlong(c.state, piece, [...via, to]) : waysOf(c.state, piece).get(to);
  if (!way || 'reason' in way) return;
  if (isUnit(piece) && piece.formation !== 'line') c.emit({ type: 'formed', unit: id, formation: 'line' });
  const from = piece.at;
  c.emit({ type: 'moved', unit: id, path: way.path });
  for (const mark of marksOf(c.state, from, way, isUnit(piece))) c.emit(marked(id, mark));
  if (facing && isUnit(piece) && facing !== piece.facing) c.emit({ type: 'turned', unit: id, facing });
  if (!isUnit(piece)) return;
  for (const space of way.path) yield* displaceGenerals(c, space, piece.side);
  takeSquare(c, to, piece.side);
}

/** What a way leaves on the piece, step by step: the surcharge before the step, so that a step stands last. */
function marksOf(state: State, start: SpaceId, { path, halted }: Way, pays: boolean): readonly Mark[] {
  let from = start;
  const marks: Mark[] = [];
  for (const to of path) {
    if (pays) marks.push(...new Array<Mark>(surchargeOf(state, from, to)).fill('rough'));
    marks.push(isOrthogonal(boardOf(state), from, to) ? 'step' : 'diagonal');
    from = to;
  }
  return halted ? [...marks, 'halted'] : marks;
}

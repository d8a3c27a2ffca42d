import { forUnits, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { pointsLeft } from './action-points';
import { FACINGS } from './board';
import { marked } from './events';
import { ASSAULTED, HALTED, hasJustMoved, TURNED, WHEELED } from './marks';
import type { OrderKind, Piece, Position } from './play';
import { COMMAND, mayAct, ofActiveUnit } from './who-acts';

/** R004-42, R004-43: a unit turns; this is free right after a step. */
export const FACE: OrderKind = {
  type: 'face',
  fields: ['unit', 'facing'],
  givers: ['piece'],
  isFor: forUnits,
  steps: [COMMAND],
  list(position, orders, piece) {
    if (piece.isLeader || !mayAct(position, piece) || turnFault(position, piece)) return;
    for (const facing of FACINGS) if (facing !== piece.facing) orders.addWord(facing);
  },
  refusal: (position, order) =>
    ofActiveUnit(position, order, (unit) => {
      if (!FACINGS.some((each) => each === order.facing)) return because('no-such-facing', 'R004-42');
      if (unit.facing === order.facing) return because('same-facing', 'R004-42');
      return turnFault(position, unit);
    }),
  carryOut(c, { piece, facing }) {
    if (!piece || !facing) return undefined;
    const isFree = hasJustMoved(piece);
    c.turned(piece, facing);
    // A step gives only one free turn.
    marked(c, piece, isFree ? WHEELED : TURNED);
    return undefined;
  },
};

/** The reason a unit can't turn now. */
function turnFault(position: Position, unit: Piece): Refusal | undefined {
  if (hasJustMoved(unit)) return undefined;
  if (unit.has(ASSAULTED)) return because('has-assaulted', 'R004-52');
  if (unit.has(HALTED)) return because('actions-ended', 'R004-47');
  return pointsLeft(position, unit) >= 1 ? undefined : because('too-few-actions', 'R004-31');
}

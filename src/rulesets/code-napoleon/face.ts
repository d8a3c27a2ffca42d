import { FACINGS, type Facing, frontsOf } from '../../core';
import { because } from '../square-grid/refusal';
import { inGarrison } from './arms';
import { alignBatteries } from './batteries';
import { openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { TURNED } from './marks';
import { costFault, mayAct, movementLeft, ofUnit } from './may-move';
import { spentBy } from './movement';
import { MOVEMENT } from './phases';
import type { OrderKind, Piece, Position } from './play';
import { mayWheel, turnPrice, turnsFreely } from './turning';

/** T003-9: a unit turns in its square. */
export const FACE: OrderKind = {
  type: 'face',
  fields: ['unit', 'facing'],
  givers: ['piece'],
  isManoeuvre: true,
  steps: [MOVEMENT],
  list(position, orders, piece) {
    if (!mayTurn(position, piece)) return;
    const { facing: now } = piece;
    const turns = turnsLeft(position, piece);
    for (const facing of FACINGS) {
      if (facing !== now && turnsTo(position, now, facing) <= turns) orders.addWord(facing);
    }
  },
  isPossible: (position, piece) =>
    mayTurn(position, piece) && turnsLeft(position, piece) >= (piece.facing === undefined ? 0 : 1),
  refusal: (position, order) =>
    ofUnit(position, order, (unit) => {
      const { facing } = order;
      if (inGarrison(unit)) return because('garrisons-have-no-front', 'R003-102');
      if (facing === undefined) return because('no-such-facing', 'R003-71');
      if (unit.facing === facing) return because('same-facing', 'R003-71');
      if (hasJustTurned(unit)) return because('has-just-turned', 'T003-9');
      return costFault(position, unit, costOf(position, unit, facing));
    }),
  carryOut(c, { piece, facing }) {
    if (!piece || !facing) return undefined;
    openDivision(c, piece);
    const cost = costOf(c.position, piece, facing);
    c.turned(piece, facing);
    if (cost > 0) unitNoted(c, piece, { spent: spentBy(piece) + cost });
    marked(c, piece, TURNED);
    alignBatteries(c, piece);
    return undefined;
  },
};

/** A unit that turns for free does so once in a place: a player who wants another facing undoes the order. */
const hasJustTurned = (unit: Piece): boolean => turnsFreely(unit) && unit.marks.at(-1) === TURNED;

/** True if a unit may turn, for lists of orders. */
const mayTurn = (position: Position, unit: Piece): boolean =>
  mayAct(position, unit) && !hasJustTurned(unit) && !inGarrison(unit);

const turnsTo = ({ board }: Position, now: Facing | undefined, facing: Facing): number =>
  frontsOf(board).turns(now ?? facing, facing);

/** The price of a turn by 45 degrees for a unit, in hundredths of a square, and the number of those that cost nothing. */
const pricesOf = (position: Position, unit: Piece) => ({
  price: turnsFreely(unit) ? 0 : turnPrice(position),
  free: mayWheel(unit) ? 1 : 0,
});

/** The cost of a turn to another facing, in hundredths of a square. */
function costOf(position: Position, unit: Piece, facing: Facing): number {
  const { price, free } = pricesOf(position, unit);
  return price * Math.max(0, turnsTo(position, unit.facing, facing) - free);
}

/** The most turns by 45 degrees that a unit can pay for; below 0 if it has overspent. */
function turnsLeft(position: Position, unit: Piece): number {
  const { price, free } = pricesOf(position, unit);
  let turns = FACINGS.length / 2;
  while (turns >= 0 && price * Math.max(0, turns - free) > movementLeft(position, unit)) turns -= 1;
  return turns;
}

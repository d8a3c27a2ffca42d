import { FACINGS, frontsOf } from '../../core';
import { because } from '../square-grid/refusal';
import { inGarrison } from './arms';
import { alignBatteries } from './batteries';
import { openDivision } from './divisions';
import { marked, unitNoted } from './events';
import { TURNED } from './marks';
import { costFault, mayAct, ofUnit } from './may-move';
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
    if (!mayAct(position, piece) || hasJustTurned(piece) || inGarrison(piece)) return;
    for (const facing of FACINGS) {
      const isOther = facing !== piece.facing;
      if (isOther && !costFault(position, piece, costOf(position, piece, facing))) orders.addWord(facing);
    }
  },
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

type Facing = (typeof FACINGS)[number];

/** The cost of a turn to another facing, in hundredths of a square. */
function costOf(position: Position, unit: Piece, facing: Facing): number {
  if (turnsFreely(unit)) return 0;
  const turns = frontsOf(position.board).turns(unit.facing ?? facing, facing);
  return turnPrice(position) * Math.max(0, turns - (mayWheel(unit) ? 1 : 0));
}

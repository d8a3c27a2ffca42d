import { inSquare } from '../arms';
import { leaveGround } from '../attack-effect';
import { lookAlong } from '../batteries';
import type { Piece, Position } from '../play';
import { roomFault } from '../stacking';
import type { ReactionKind } from './reaction';

/** The squares with friendly infantry squares next to a battery. */
const refuges = (position: Position, unit: Piece): readonly number[] =>
  [...(position.board.around[unit.at] as Int16Array)].filter(
    (space) =>
      !roomFault(position, unit, space) &&
      position.unitsAt(space).some((other) => other.side === unit.side && inSquare(other)),
  );

/** T003-17: gunners shelter in a friendly infantry square, and leave their guns. */
export const SHELTER: ReactionKind = {
  isPossible: (position, unit) => refuges(position, unit).length > 0,
  *carryOut(c, unit) {
    const options = refuges(c.position, unit);
    if (options.length === 0) return null;
    const to = yield* c.ask({ reason: 'away-to', side: unit.side, unit, of: 'space', options });
    leaveGround(c, unit, true);
    c.evaded(unit, to);
    lookAlong(c, unit);
    return null;
  },
};

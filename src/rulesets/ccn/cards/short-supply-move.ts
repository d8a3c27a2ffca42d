import { byId, type Procedure, type SideNumber } from '../../../core';
import { inSquare } from '../../commands-and-colors/battle';
import { sectionsOf } from '../../commands-and-colors/cards/sections';
import { leadersWith } from '../../commands-and-colors/neighbourhood';
import { mayEnd } from '../../commands-and-colors/passable-terrain';
import { homeOf } from '../../commands-and-colors/retreat-path';
import { reviewObjectives } from '../../commands-and-colors/victory';
import type { Battle, Course, Unit } from '../battle';

/**
 * Short Supply, section 2.1 and R002-111, R002-112: a unit of either side, not in square, moves with its leader to a
 * hex of its owner's choice on the baseline of its section; a unit of the player's own side may not battle any more
 * this turn. Returns the unit; null if there was none.
 */
export function* shortSupply(c: Course, side: SideNumber): Procedure<Unit | null> {
  const { position } = c;
  const units = [...byId(position.force(side === 0 ? 1 : 0).units), ...byId(position.force(side).units)];
  const options = units.filter((unit) => !inSquare(unit) && placesFor(position, unit).length > 0);
  const [first] = options;
  if (!first) return null;
  const unit = yield* c.ask({ reason: 'short-supply', side, unit: first, of: 'unit', options });
  const places = placesFor(position, unit);
  const to = yield* c.ask({
    reason: 'supply-base',
    side: unit.side,
    unit,
    of: 'space',
    options: places,
  });
  const leaders = leadersWith(position, unit);
  c.responded(unit, 'out-of-supply');
  c.retreated(unit, to);
  for (const leader of leaders) c.retreated(leader, to);
  if (unit.side === side) c.marked(unit, 'marched');
  // Section 1.14: the unit may have left an objective.
  reviewObjectives(c);
  return unit;
}

/**
 * The hexes on the baseline of its section that a unit can enter, also to join a leader alone; if there are none, the
 * empty ones one row farther forward.
 */
function placesFor(battle: Battle, unit: Unit): readonly number[] {
  const { board } = battle;
  const own = sectionsOf(board, unit.at, unit.side, false);
  for (let row = 0; row < board.grid.rows; row += 1) {
    const mayJoin = row === 0 && leadersWith(battle, unit).length === 0;
    const places = board.spaces.flatMap((_, space) =>
      board.rowsTo(homeOf(unit.side), space) === row &&
      (sectionsOf(board, space, unit.side, false) & own) !== 0 &&
      (mayJoin || !battle.hasLeaderOf(space, unit.side)) &&
      mayEnd(battle, unit, space)
        ? [space]
        : [],
    );
    if (places.length > 0) return places;
  }
  return [];
}

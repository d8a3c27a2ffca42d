import {
  ask,
  type StateContext,
  enemyOf,
  type PieceId,
  type StateProcedure,
  type SpaceId,
  type State,
  type Unit,
  unitOf,
} from '../../core';
import { boardOf, homeRow, offset, squareAt } from './board';
import { loseUnits } from './losses';
import { optionIs } from './options';
import { hasRoom, isHeldBy, loneGenerals } from './stacking';
import { groundAt } from './terrain';
import { isArtillery } from './unit-types';
import { takeSquare } from './victory';

/** B3.4: a unit goes back one square from the enemy that it fought; `from`: the square of the enemy's leader. */
export function* fallBack(c: StateContext, id: PieceId, from: SpaceId): StateProcedure {
  const unit = unitOf(c.state, id);
  const [first, ...others] = squaresBehind(c.state, unit, from);
  if (first === undefined) {
    withoutRefuge(c, unit);
    return;
  }
  const to = yield* ask({
    reason: 'fall-back',
    side: unit.side,
    unit: id,
    of: 'space',
    options: [first, ...others],
    mark: `${id} ${from}`,
  });
  if (unit.formation !== 'line') c.emit({ type: 'formed', unit: id, formation: 'line' });
  c.emit({ type: 'retreated', unit: id, from: unit.at, to });
  takeSquare(c, to, unit.side);
}

/** No square is open: the unit leaves by its own edge, or is lost, or stays (R004-119). */
function withoutRefuge(c: StateContext, unit: Unit): void {
  const grid = boardOf(c.state);
  if (grid.position(unit.at).row === homeRow(grid, unit.side)) loseUnits(c, [unit.id], 'left-the-field');
  else if (optionIs(c.state, 'blockedRetreat', 'destroyed')) loseUnits(c, [unit.id], 'no-way-back');
  else if (unit.strength > 0) c.emit({ type: 'lost', unit: unit.id, steps: 1, cause: 'no-way-back' });
}

/** The squares that come first: straight away from the enemy, else nearer its own edge, else any. */
function squaresBehind(state: State, unit: Unit, from: SpaceId): readonly SpaceId[] {
  const grid = boardOf(state);
  const open = grid.neighbours(unit.at).filter((space) => isOpen(state, unit, space, from));
  const [rows, columns] = offset(grid, from, unit.at);
  const straight = squareAt(grid, unit.at, Math.sign(rows), Math.sign(columns));
  if (straight !== undefined && open.includes(straight)) return [straight];
  const home = homeRow(grid, unit.side);
  const distance = (space: SpaceId): number => Math.abs(grid.position(space).row - home);
  const homewards = open.filter((space) => distance(space) < distance(unit.at));
  return homewards.length > 0 ? homewards : open;
}

/** A square that does not touch that of the enemy's leader, free of enemies, with room, on ground for it. */
function isOpen(state: State, unit: Unit, space: SpaceId, from: SpaceId): boolean {
  const enemy = enemyOf(unit.side);
  const { barred } = groundAt(state, space);
  if (barred === 'all' || (barred === 'artillery' && isArtillery(unit))) return false;
  if (isHeldBy(state, space, enemy) || loneGenerals(state, space, enemy).length > 0) return false;
  return boardOf(state).distance(space, from) > 1 && hasRoom(state, unit, space);
}

import { enemyOfNumber, type Procedure, procedure } from '../../core';
import { rowsFromHome, straightAway } from '../square-grid/board';
import { takeSquare } from '../square-grid/objectives';
import { inLine, isArtillery } from './arms';
import { loseUnits } from './losses';
import { optionIs } from './options';
import type { Context, Piece, Position } from './play';
import { hasRoom, isHeldBy } from './stacking';
import { groundAt } from './terrain-types';
import { LINE } from './unit-types';

/** B3.4: a unit falls back one square from the enemy. `from`: the square of the enemy's leading unit. */
export const fallBack = procedure(function* (c: Context, unit: Piece, from: number): Procedure {
  const { side } = unit;
  const options = squaresBehind(c.position, unit, from);
  if (options.length === 0) {
    withoutRefuge(c, unit);
    return;
  }
  const to = yield* c.ask({ reason: 'fall-back', side, unit, of: 'space', options });
  if (!inLine(unit)) c.formed(unit, LINE);
  c.retreated(unit, to);
  takeSquare(c, to, side);
});

/** R004-119: no square is free, so the unit leaves over its own edge, is destroyed, or stays and loses a point. */
function withoutRefuge(c: Context, unit: Piece): void {
  const { position } = c;
  if (rowsFromHome(position.board, unit.side, unit.at) === 0) loseUnits(c, [unit], 'left-the-field');
  else if (optionIs(position, 'blockedRetreat', 'destroyed')) loseUnits(c, [unit], 'no-way-back');
  else if (unit.strength > 0) c.lost(unit, 1, 'no-way-back');
}

/** The best squares to fall back to: straight away from the enemy, else nearer its own edge, else any. */
function squaresBehind(position: Position, unit: Piece, from: number): readonly number[] {
  const { board } = position;
  const { at, side } = unit;
  const open = [...(board.around[at] ?? [])].filter((space) => isOpen(position, unit, space, from));
  const straight = straightAway(board, at, from);
  if (open.includes(straight)) return [straight];
  const rows = rowsFromHome(board, side, at);
  const homewards = open.filter((space) => rowsFromHome(board, side, space) < rows);
  return homewards.length > 0 ? homewards : open;
}

/** True for a square with passable terrain, no enemy and enough room that does not touch the enemy's leading unit. */
function isOpen(position: Position, unit: Piece, space: number, from: number): boolean {
  const { barred } = groundAt(position, space);
  if (barred === 'all' || (barred === 'artillery' && isArtillery(unit))) return false;
  if (isHeldBy(position, space, enemyOfNumber(unit.side))) return false;
  return position.board.distance(space, from) > 1 && hasRoom(position, unit, space);
}

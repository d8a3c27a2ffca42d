import { NO_SPACE } from '../../core';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { landOf } from './terrain-types';

export type Range = 'close' | 'long';

const NO_GUNS = { reach: 0, reachFromHigh: 0, close: 0 };

/** R004-65 to R004-69: the range of a battery, in squares. */
export function reachOf(position: Position, battery: Piece): number {
  const { reach, reachFromHigh } = battery.kind.guns ?? NO_GUNS;
  return landOf(position).hills.has(battery.at) ? reachFromHigh : reach;
}

/** R004-65 to R004-69: the range band of a target; undefined if it is out of range. */
export function rangeOf(position: Position, battery: Piece, to: number): Range | undefined {
  const range = position.board.distance(battery.at, to);
  if (range < 1 || range > reachOf(position, battery)) return undefined;
  return range <= (battery.kind.guns ?? NO_GUNS).close ? 'close' : 'long';
}

/** R004-70, A004-11: the first square on the line that blocks it; neighbours are always seen, even past a corner. */
export function lineBlock(position: Position, from: number, to: number): number {
  if (position.board.distance(from, to) <= 1) return NO_SPACE;
  const { hills, blocks } = landOf(position);
  const isDownhill = hills.has(from) && !hills.has(to);
  const hillsBlock = !hills.has(from) || (isDownhill && optionIs(position, 'reverseSlope', true));
  return position.board.sightBlock(
    from,
    to,
    (space) => blocks.has(space) || (hillsBlock && hills.has(space)),
  );
}

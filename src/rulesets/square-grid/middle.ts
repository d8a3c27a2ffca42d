import type { BoardSize, SpaceId } from '../../core';
import { gridOf } from './board';

/** Squares in the middle of a board that lie the same for both sides: half a turn leads from one to the other. */
export function middleOf({ rows, columns }: BoardSize): readonly SpaceId[] {
  const grid = gridOf({ rows, columns });
  const upper = grid.at(Math.ceil(rows / 2) - 1, Math.ceil(columns / 2) - 1);
  const lower = grid.at(Math.floor(rows / 2), Math.floor(columns / 2));
  return [...new Set([upper ?? '', lower ?? ''])];
}

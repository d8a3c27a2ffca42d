import { type BoardSize, type Grid, isWithin, type Ruleset } from '../core';
import { boardOf, type Draft, rulesOf } from './draft';
import type { BoardEdge, Mirror, Path } from './edit';
import { type Move, moved } from './moved';
import { withPictureMoved } from './picture';

/** The draft mirrored; mirrored twice it is the same as before. A board that can't turn stays as it is. */
export function mirrored(game: Ruleset, draft: Draft, how: Mirror): Draft {
  const rules = rulesOf(game, draft);
  const { grid } = rules;
  if (how === 'turned' && !canTurn(rules)) return draft;
  const swapped = how === 'across' ? ['ew'] : ['ew', 'ns'];
  return moved(draft, {
    rules,
    grid,
    space(space) {
      const { row, column } = grid.position(space);
      const to = how === 'across' ? row : grid.rows - 1 - row;
      return grid.at(to, lastColumn(grid, to) - column);
    },
    facing: (word) =>
      [...word]
        .map((letter) => {
          const pair = swapped.find((each) => each.includes(letter));
          return pair?.replace(letter, '') ?? letter;
        })
        .join(''),
  });
}

/** The last column of a row; every other row of hexes is shorter. */
const lastColumn = (grid: Grid, row: number): number =>
  grid.at(row, grid.columns - 1) === undefined ? grid.columns - 2 : grid.columns - 1;

/**
 * True if a board is the same after half a turn. One of hexes with an even number of rows is not: its first row is a
 * long one, and its last a short one.
 */
export const canTurn = ({ grid }: Ruleset): boolean => grid.kind === 'square' || grid.rows % 2 === 1;

/**
 * The number of rows or columns by which an edge moves at the least. Every other row of hexes is shifted by half a hex,
 * so at the top there are two: what lies below them keeps its shape.
 */
export const stepAt = ({ grid }: Ruleset, edge: BoardEdge): 1 | 2 =>
  grid.kind === 'hex' && edge === 'top' ? 2 : 1;

/** The size of a board after rows or columns are added at an edge, or cut off; undefined if the game has no such board. */
export function sizeAfter(game: Ruleset, draft: Draft, edge: BoardEdge, by: number): BoardSize | undefined {
  const { rows, columns } = boardOf(game, draft);
  const isRows = edge === 'top' || edge === 'bottom';
  const size = isRows ? { rows: rows + by, columns } : { rows, columns: columns + by };
  const isWhole = Number.isInteger(by / stepAt(game, edge));
  return isWhole && isWithin(game.boards, size) ? size : undefined;
}

/** The draft with rows or columns added at an edge of its board, or cut off with everything on them. */
export function resized(game: Ruleset, draft: Draft, edge: BoardEdge, by: number): Draft {
  const size = sizeAfter(game, draft, edge, by);
  if (!size) return draft;
  const after = { ...moved(draft, toSize(game, draft, edge, by, size)), board: [size.columns, size.rows] };
  const shift = { x: edge === 'left' ? by : 0, y: edge === 'top' ? by : 0 };
  return withPictureMoved(after, rulesOf(game, draft).grid, shift);
}

function toSize(game: Ruleset, draft: Draft, edge: BoardEdge, by: number, size: BoardSize): Move {
  const rules = rulesOf(game, draft);
  const { grid } = game.on(size);
  const down = edge === 'top' ? by : 0;
  const across = edge === 'left' ? by : 0;
  return {
    rules,
    grid,
    space(space) {
      const { row, column } = rules.grid.position(space);
      return grid.at(row + down, column + across);
    },
    facing: (word) => word,
  };
}

/** Something of a draft that is cut off with its space. */
export interface CutOff {
  /** The path of the piece, or of the field in which the space, border or side is named. */
  readonly path: Path;
  /** The space, border or side. */
  readonly place: string;
}

/** Everything that is cut off with rows or columns at an edge; the pieces come first. */
export function cutOff(game: Ruleset, draft: Draft, edge: BoardEdge, by: number): readonly CutOff[] {
  const size = sizeAfter(game, draft, edge, by);
  const found: CutOff[] = [];
  if (!size) return found;
  moved(draft, {
    ...toSize(game, draft, edge, by, size),
    cut: (path, place) => found.push({ path, place }),
  });
  const rank = ({ path }: CutOff) => (path[0] === 'units' ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other));
}

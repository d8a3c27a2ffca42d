import {
  type BoardSize,
  borderOf,
  type Facing,
  type Grid,
  type Side,
  type SpaceId,
  type State,
  squareGrid,
} from '../../core';

/** R004-10: the standard table of 6 by 4 feet. */
export const BOARD: BoardSize = { rows: 6, columns: 9 };

/** Columns are named by letters. */
export const LARGEST: BoardSize = { rows: 26, columns: 26 };

const grids = new Map<number, Grid>();

/** The board of a size, made once. */
export function gridOf({ rows, columns }: BoardSize): Grid {
  const key = rows * 100 + columns;
  const known = grids.get(key) ?? squareGrid(rows, columns);
  grids.set(key, known);
  return known;
}

/** The board of a battle. */
export const boardOf = ({ board }: State): Grid => gridOf(board);

/** The four sides that a unit can look at. */
export const FACINGS = ['n', 'e', 's', 'w'] as const satisfies readonly Facing[];

const AHEAD: Readonly<Record<Facing, readonly [row: number, column: number]>> = {
  n: [-1, 0],
  ne: [-1, 1],
  e: [0, 1],
  se: [1, 1],
  s: [1, 0],
  sw: [1, -1],
  w: [0, -1],
  nw: [-1, -1],
};

/** How far one square lies from another, by rows and columns. */
export function offset(grid: Grid, from: SpaceId, to: SpaceId): readonly [rows: number, columns: number] {
  const [a, b] = [grid.position(from), grid.position(to)];
  return [b.row - a.row, b.column - a.column];
}

/** Whether two squares share a side. */
export function isOrthogonal(grid: Grid, from: SpaceId, to: SpaceId): boolean {
  const [rows, columns] = offset(grid, from, to);
  return Math.abs(rows) + Math.abs(columns) === 1;
}

/** The square that lies so many rows and columns from another one, if the board has it. */
export function squareAt(grid: Grid, from: SpaceId, rows: number, columns: number): SpaceId | undefined {
  const { row, column } = grid.position(from);
  return grid.at(row + rows, column + columns);
}

/** The square straight ahead of a unit. */
export const ahead = (grid: Grid, from: SpaceId, facing: Facing): SpaceId | undefined =>
  squareAt(grid, from, ...AHEAD[facing]);

/** A004-13: whether a square lies within 45 degrees of where a unit looks. */
export function isInArc(grid: Grid, from: SpaceId, facing: Facing, to: SpaceId): boolean {
  const [rows, columns] = offset(grid, from, to);
  const [ahead, aside] = AHEAD[facing];
  const forward = rows * ahead + columns * aside;
  const across = ahead === 0 ? rows : columns;
  return forward > 0 && Math.abs(across) <= forward;
}

/** The squares to the front of a unit: the three that touch its front side, or three deep straight ahead (A004-44). */
export function frontOf(
  grid: Grid,
  from: SpaceId,
  facing: Facing,
  zone: 'wide3' | 'deep3',
): readonly SpaceId[] {
  const [rows, columns] = AHEAD[facing];
  const offsets =
    zone === 'wide3'
      ? [-1, 0, 1].map((side) => [rows + side * columns, columns + side * rows] as const)
      : [1, 2, 3].map((steps) => [rows * steps, columns * steps] as const);
  return offsets.flatMap(([down, right]) => squareAt(grid, from, down, right) ?? []);
}

/** Where a unit looks unless its scenario says otherwise: away from its own edge. */
export const usualFacing = (side: Side): Facing => (side === 'south' ? 'n' : 's');

/** The row that a side calls its own edge. */
export const homeRow = ({ rows }: Grid, side: Side): number => (side === 'south' ? rows - 1 : 0);

/** What lies between two squares that share a side. */
export const between = (state: State, from: SpaceId, to: SpaceId): string | undefined =>
  state.borders[borderOf(boardOf(state), from, to)];

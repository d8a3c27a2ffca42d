/** Name of one space: `row:col` on hex boards (row 0 at the top), `A1` on square boards (A1 top left). */
export type SpaceId = string;

/** The edge of the board that belongs to a side: row 0 or the last row. */
export type Edge = 'first-row' | 'last-row';

/** One step of a straight line: the space it passes through, or the two spaces it runs exactly between. */
export type LineStep = readonly SpaceId[];

/** The number of rows and columns of a board. */
export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
}

export interface Position {
  readonly row: number;
  readonly column: number;
}

/**
 * A board of spaces: the questions that every ruleset asks of hexes and squares alike. All lists are sorted by row,
 * then column.
 */
export interface Grid {
  readonly kind: 'hex' | 'square';
  readonly rows: number;
  readonly columns: number;
  readonly spaces: readonly SpaceId[];
  has(space: SpaceId): boolean;
  /** Row and column of a space on the board; throws a RangeError for any other. */
  position(space: SpaceId): Position;
  /** The space at a row and a column, or undefined off the board. */
  at(row: number, column: number): SpaceId | undefined;
  neighbours(space: SpaceId): readonly SpaceId[];
  /** The index of a space in `spaces`; -1 off the board. */
  number(space: SpaceId): number;
  /** The neighbours of a space, all as numbers. */
  around(number: number): readonly number[];
  /** The number of steps between two spaces; adjacent spaces are 1 apart. */
  distance(from: SpaceId, to: SpaceId): number;
  /** The neighbours that are one row nearer to an edge. */
  towards(space: SpaceId, edge: Edge): readonly SpaceId[];
  /** The spaces strictly between two spaces that the straight line of their centres passes, nearest first. */
  line(from: SpaceId, to: SpaceId): readonly LineStep[];
}

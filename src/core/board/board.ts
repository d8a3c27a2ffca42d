import type { Edge, Grid, SpaceId } from './grid';
import { SpaceSet } from './space-set';

/** The number that stands for no space, as for a piece that is not on the board. */
export const NO_SPACE = -1;

/** The second space of a line step that passes through one space only. */
const NO_SECOND_SPACE = -1;

/**
 * A grid in numbers: spaces are 0, 1, ... in the order of `grid.spaces`, and the rules' frequent questions are tables.
 * Each grid has one, made once by `boardOf`.
 */
export class Board {
  readonly size: number;
  readonly spaces: readonly SpaceId[];
  /** The neighbours of every space, by row, then column. */
  readonly around: readonly Int16Array[];
  /** The neighbours of every space as sets. */
  readonly beside: readonly SpaceSet[];
  readonly #distances: Uint8Array;
  readonly #rows: Int16Array;
  readonly #columns: Int16Array;
  readonly #lines: (Int16Array | undefined)[];
  readonly #towards: Readonly<Record<Edge, readonly Int16Array[]>>;
  readonly #within = new Map<number, readonly SpaceSet[]>();

  constructor(readonly grid: Grid) {
    const { spaces } = grid;
    this.size = spaces.length;
    this.spaces = spaces;
    const numbers = (names: readonly SpaceId[]) => Int16Array.from(names.map((name) => grid.number(name)));
    this.around = spaces.map((space) => numbers(grid.neighbours(space)));
    this.beside = this.around.map((next) => SpaceSet.of(this.size, next));
    const towards = (edge: Edge) => spaces.map((space) => numbers(grid.towards(space, edge)));
    this.#towards = { 'first-row': towards('first-row'), 'last-row': towards('last-row') };
    this.#rows = Int16Array.from(spaces.map((space) => grid.position(space).row));
    this.#columns = Int16Array.from(spaces.map((space) => grid.position(space).column));
    this.#distances = new Uint8Array(this.size * this.size);
    for (const [a, from] of spaces.entries()) {
      for (const [b, to] of spaces.entries()) this.#distances[a * this.size + b] = grid.distance(from, to);
    }
    this.#lines = new Array<Int16Array | undefined>(this.size * this.size).fill(undefined);
  }

  /** The name of a space; empty if there is none. */
  name(space: number): SpaceId {
    return this.spaces[space] ?? '';
  }

  /** The number of a space; `NO_SPACE` off the board. */
  number(space: SpaceId): number {
    return this.grid.number(space);
  }

  row(space: number): number {
    return this.#rows[space] as number;
  }

  column(space: number): number {
    return this.#columns[space] as number;
  }

  /** The space at a row and a column; `NO_SPACE` off the board. */
  at(row: number, column: number): number {
    const space = this.grid.at(row, column);
    return space === undefined ? NO_SPACE : this.grid.number(space);
  }

  distance(a: number, b: number): number {
    return this.#distances[a * this.size + b] as number;
  }

  /** The neighbours that are one row nearer to an edge. */
  towards(edge: Edge, space: number): Int16Array {
    return this.#towards[edge][space] as Int16Array;
  }

  /** The number of rows between a space and an edge. */
  rowsTo(edge: Edge, space: number): number {
    return edge === 'first-row' ? this.row(space) : this.grid.rows - 1 - this.row(space);
  }

  /** For each space, the spaces at most this far from it, itself included. */
  within(distance: number): readonly SpaceSet[] {
    const known = this.#within.get(distance);
    if (known) return known;
    const near = (from: number) => (space: number) => this.distance(from, space) <= distance;
    const made = this.spaces.map((_, from) => SpaceSet.where(this.size, near(from)));
    this.#within.set(distance, made);
    return made;
  }

  /** The first space of the first step that blocks the line between two spaces; `NO_SPACE` if the line is clear. */
  sightBlock(from: number, to: number, blocks: (space: number) => boolean): number {
    const line = this.line(from, to);
    for (let step = 0; step < line.length; step += 2) {
      const first = line[step] as number;
      const second = line[step + 1] as number;
      if (blocks(first) && (second === NO_SECOND_SPACE || blocks(second))) return first;
    }
    return NO_SPACE;
  }

  /** The steps of a line as pairs of spaces; the second is `NO_SPACE` where the line passes through the first. */
  line(from: number, to: number): Int16Array {
    const key = from * this.size + to;
    const known = this.#lines[key];
    if (known) return known;
    const steps = this.grid.line(this.name(from), this.name(to));
    const pairs = steps.flatMap(([first = '', second]) => [
      this.number(first),
      second === undefined ? NO_SECOND_SPACE : this.number(second),
    ]);
    const line = Int16Array.from(pairs);
    this.#lines[key] = line;
    return line;
  }
}

const boards = new WeakMap<Grid, Board>();

/** The board of a grid in numbers, made once for each grid. */
export function boardOf(grid: Grid): Board {
  const known = boards.get(grid) ?? new Board(grid);
  boards.set(grid, known);
  return known;
}

import type { Grid, LineStep, Position, SpaceId } from './grid';

/** The description of one kind of grid; spaces are sorted by row, then column. */
export interface GridShape {
  readonly kind: Grid['kind'];
  readonly rows: number;
  readonly columns: number;
  readonly spaces: readonly (Position & { readonly id: SpaceId })[];
  readonly adjacent: (from: Position, to: Position) => boolean;
  readonly distance: (from: Position, to: Position) => number;
  readonly line: (from: Position, to: Position) => readonly LineStep[];
}

const NONE: readonly SpaceId[] = [];

/** Builds the lookup tables of a grid once, so that rules can query it as often as they like. */
export function gridFromTables(shape: GridShape): Grid {
  const positions = new Map(shape.spaces.map((space) => [space.id, space]));
  const byPlace = new Map(shape.spaces.map((space) => [space.row * 1000 + space.column, space.id]));
  const neighbours = new Map(
    shape.spaces.map((from) => [
      from.id,
      shape.spaces.filter((to) => to !== from && shape.adjacent(from, to)).map((to) => to.id),
    ]),
  );
  const numbers = new Map(shape.spaces.map((space, number) => [space.id, number]));
  const number = (space: SpaceId): number => numbers.get(space) ?? -1;
  const around = shape.spaces.map(({ id }) => (neighbours.get(id) ?? []).map(number));
  const distances = shape.spaces.map((from) => shape.spaces.map((to) => shape.distance(from, to)));
  const lines = new Map<SpaceId, Map<SpaceId, readonly LineStep[]>>();
  const position = (space: SpaceId): Position => {
    const found = positions.get(space);
    if (!found) throw new RangeError(`space "${space}" is not on the board`);
    return found;
  };
  const rowwards = (change: number) =>
    new Map(
      shape.spaces.map(({ id, row }) => [
        id,
        (neighbours.get(id) ?? []).filter((other) => position(other).row === row + change),
      ]),
    );
  const towards = { 'first-row': rowwards(-1), 'last-row': rowwards(1) };
  return {
    kind: shape.kind,
    rows: shape.rows,
    columns: shape.columns,
    spaces: shape.spaces.map((space) => space.id),
    has: (space) => positions.has(space),
    position,
    at: (row, column) => byPlace.get(row * 1000 + column),
    neighbours: (space) => neighbours.get(space) ?? NONE,
    number,
    around: (space) => around[space] ?? [],
    distance: (from, to) => distances[number(from)]?.[number(to)] ?? Number.POSITIVE_INFINITY,
    towards: (space, edge) => towards[edge].get(space) ?? NONE,
    line(from, to) {
      const known = lines.get(from) ?? new Map<SpaceId, readonly LineStep[]>();
      lines.set(from, known);
      const line = known.get(to) ?? shape.line(position(from), position(to));
      known.set(to, line);
      return line;
    },
  };
}

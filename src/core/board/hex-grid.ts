import type { Grid, LineStep, Position, SpaceId } from './grid';
import { gridFromTables } from './grid-from-tables';
import { lineOf, type Passage } from './line';
import { compareMoments, crossing } from './line-crossing';

type Cube = readonly [q: number, r: number, s: number];

const cubeOf = ({ row, column }: Position): Cube => {
  const q = column - (row - (row & 1)) / 2;
  return [q, row, -q - row];
};

const difference = (a: Cube, b: Cube): Cube => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The three axes on which a hex reaches from -1 to 1: one for each pair of opposite edges. */
const axes = ([q, r, s]: Cube): readonly number[] => [q - r, r - s, s - q];

/** GEO-8: the largest of the three cube differences. */
const distance = (from: Position, to: Position): number =>
  Math.max(...difference(cubeOf(to), cubeOf(from)).map(Math.abs));

const idOf = (row: number, column: number): SpaceId => `${row}:${column}`;

/**
 * Makes a board of pointy-top hexes in rows, every odd row shifted half a hex to the right and one hex shorter. Source:
 * rules/hex-rules.md section 0, GEO-1 to GEO-9; the line is GEO-10.
 */
export function hexGrid(rows: number, columns: number): Grid {
  const spaces = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - (row & 1) }, (_, column) => ({ id: idOf(row, column), row, column })),
  ).flat();
  return gridFromTables({
    kind: 'hex',
    rows,
    columns,
    spaces,
    adjacent: (from, to) => distance(from, to) === 1,
    distance,
    line: (from, to) => line(spaces, from, to),
  });
}

/** True if a row or column is at most one outside those of a line's two ends: no line goes further. */
const isBetween = (place: number, one: number, other: number): boolean =>
  place >= Math.min(one, other) - 1 && place <= Math.max(one, other) + 1;

function line(
  spaces: readonly (Position & { readonly id: SpaceId })[],
  from: Position,
  to: Position,
): readonly LineStep[] {
  const changes = axes(difference(cubeOf(to), cubeOf(from)));
  const passages: Passage[] = [];
  for (const space of spaces) {
    if (!isBetween(space.row, from.row, to.row) || !isBetween(space.column, from.column, to.column)) continue;
    if (distance(space, from) === 0 || distance(space, to) === 0) continue;
    const offsets = axes(difference(cubeOf(from), cubeOf(space)));
    const inside = crossing(offsets, changes, 1);
    if (!inside || compareMoments(inside.enters, inside.leaves) === 0) continue;
    const edge = offsets.findIndex((offset, axis) => changes[axis] === 0 && Math.abs(offset) === 1);
    passages.push({
      space: space.id,
      at: inside.enters,
      ...(edge >= 0 && { beside: `${edge} ${inside.enters.numerator / inside.enters.denominator}` }),
    });
  }
  return lineOf(passages);
}

import type { Grid, LineStep, Position, SpaceId } from './grid';
import { gridFromTables } from './grid-from-tables';
import { lineOf, type Passage } from './line';
import { compareMoments, crossing } from './line-crossing';

const distance = (from: Position, to: Position): number =>
  Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));

/**
 * Makes a board of squares, named by column letter and row number: `A1` is at the top left. At most 26 columns. A line
 * that runs exactly through a corner passes between the two squares beside it (rules/square-rules.md A004-12).
 */
export function squareGrid(rows: number, columns: number): Grid {
  const spaces = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return { id: `${String.fromCharCode(65 + column)}${row + 1}`, row, column };
  });
  return gridFromTables({
    kind: 'square',
    rows,
    columns,
    spaces,
    adjacent: (from, to) => distance(from, to) === 1,
    distance,
    line: (from, to) => line(spaces, from, to),
  });
}

function line(
  spaces: readonly (Position & { readonly id: SpaceId })[],
  from: Position,
  to: Position,
): readonly LineStep[] {
  // Doubled, so that a square extends one whole unit to each side of its centre.
  const changes = [2 * (to.row - from.row), 2 * (to.column - from.column)];
  const passages: Passage[] = [];
  for (const space of spaces) {
    if (distance(space, from) === 0 || distance(space, to) === 0) continue;
    const inside = crossing([2 * (from.row - space.row), 2 * (from.column - space.column)], changes, 1);
    if (!inside) continue;
    const corner = compareMoments(inside.enters, inside.leaves) === 0;
    passages.push({
      space: space.id,
      at: inside.enters,
      ...(corner && { beside: `${inside.enters.numerator / inside.enters.denominator}` }),
    });
  }
  return lineOf(passages);
}

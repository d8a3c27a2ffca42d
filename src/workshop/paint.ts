import type { Grid, Json, SpaceId } from '../core';
import { type Draft, fieldsIn } from './draft';
import { CLEAR, type Ground } from './edit';
import { ROAD, roadsIn } from './roads';

/** The kind of ground in a place of a draft. */
export function kindAt(draft: Draft, on: Ground, place: string): string {
  if (on === 'roads') return roadsIn(draft).some((road) => road.includes(place)) ? ROAD : CLEAR;
  const grounds = fieldsIn(draft[on]);
  const kind = Object.hasOwn(grounds, place) ? grounds[place] : undefined;
  return typeof kind === 'string' ? kind : CLEAR;
}

/** The draft with another kind of ground in some places. */
export function painted(
  draft: Draft,
  on: Exclude<Ground, 'roads'>,
  kind: string,
  places: readonly string[],
): Draft {
  const others = Object.entries(fieldsIn(draft[on])).filter(([place]) => !places.includes(place));
  const own = kind === CLEAR ? [] : places.map((place): [string, Json] => [place, kind]);
  return { ...draft, [on]: Object.fromEntries([...others, ...own]) };
}

/** The spaces around one that have the same ground, as far as they are connected, and the space itself. */
export function filled(grid: Grid, draft: Draft, from: SpaceId): readonly SpaceId[] {
  const kind = kindAt(draft, 'terrain', from);
  const found = new Set([from]);
  // A set lists what is added while it is gone through.
  for (const space of found) {
    for (const other of grid.neighbours(space)) {
      if (kindAt(draft, 'terrain', other) === kind) found.add(other);
    }
  }
  return [...found];
}

/** The spaces on the straight line from one space to another, both included; of two hexes that it runs between, the first. */
export function lined(grid: Grid, from: SpaceId, to: SpaceId): readonly SpaceId[] {
  // On squares it passes a corner: the squares before and after it touch each other.
  const steps = grid.line(from, to).filter((step) => grid.kind === 'hex' || step.length === 1);
  return [...new Set([from, ...steps.flatMap(([space]) => space ?? []), to])];
}

/** The place of a space across the board, in half columns: odd rows of hexes lie half a column to the right. */
export const acrossOf = (grid: Grid, space: SpaceId): number => {
  const { row, column } = grid.position(space);
  return 2 * column + (grid.kind === 'hex' ? row % 2 : 0);
};

/** The spaces of the rectangle with two of them in opposite corners. */
export function squared(grid: Grid, from: SpaceId, to: SpaceId): readonly SpaceId[] {
  const [one, other] = [grid.position(from), grid.position(to)];
  const [left, right] = [acrossOf(grid, from), acrossOf(grid, to)].sort((a, b) => a - b);
  const [top, bottom] = [one.row, other.row].sort((a, b) => a - b);
  return grid.spaces.filter((space) => {
    const { row } = grid.position(space);
    const across = acrossOf(grid, space);
    return row >= (top ?? 0) && row <= (bottom ?? 0) && across >= (left ?? 0) && across <= (right ?? 0);
  });
}

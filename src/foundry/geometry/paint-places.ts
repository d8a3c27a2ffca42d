import { borderOf, type Grid, type SpaceId, sidewards, worksName } from '../../core';
import type { BoardOnScene, Heading, Point } from './board-on-scene';

/** The distance up to which corners of neighbouring spaces count as one, in pixels of the map. */
const SAME = 1;

/** The distance between the sampled points of the pointer's path, as a fraction of a space's side. */
const STEP = 0.25;

interface Side {
  readonly name: string;
  readonly ends: readonly Point[];
}

/** A corner of a space, and the space under the pointer that is near it. */
interface Corner {
  readonly at: Point;
  readonly space: SpaceId;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isSame = (a: Point, b: Point): boolean => apart(a, b) <= SAME;

/** The centre of several points. */
export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x / points.length, 0),
  y: points.reduce((sum, { y }) => sum + y / points.length, 0),
});

/** The point at a given fraction of the line between two others. */
const onLine = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

/** The distance of a point from the line between two others. */
function distanceTo([a, b]: readonly Point[], point: Point): number {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / apart(a, b) ** 2;
  return apart(point, onLine(a, b, Math.min(1, Math.max(0, along))));
}

/** The item with the smallest measure. */
function nearest<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing | undefined {
  const [first, ...others] = things;
  if (first === undefined) return undefined;
  return others.reduce((best, each) => (measure(each) < measure(best) ? each : best), first);
}

/** Names the paintable place along the side of a space towards another space. */
type NameOf = (space: SpaceId, other: SpaceId) => string;

/** The borders between the spaces of a board as places to paint. */
export function bordersAsPlaces(grid: Grid, board: BoardOnScene): Places {
  const { endsOf, ...places } = sidesAsPlaces(grid, board, (space, other) => borderOf(grid, space, other));
  const outlineOf = (border: string): readonly Point[] => {
    const [a = '', b = ''] = border.split('|');
    return endsOf(a, b);
  };
  return { ...places, outlineOf };
}

/** The distance by which works are drawn inside the space they cover, as a fraction of the way to its centre. */
const INSIDE = 0.14;

/** The sides of spaces as places to paint works along: each of two neighbouring spaces has its own side. */
export function worksAsPlaces(grid: Grid, board: BoardOnScene): Places {
  const { endsOf, ...places } = sidesAsPlaces(grid, board, worksName);
  const outlineOf = (works: string): readonly Point[] => {
    const [at = '', against = ''] = works.split('>');
    const middle = middleOf(board.outlineOf(at));
    return endsOf(at, against).map((end) => onLine(end, middle, INSIDE));
  };
  return { ...places, outlineOf };
}

/**
 * The sides of spaces as places to paint. A stroke runs from corner to corner and paints the sides between: an unsteady
 * hand beside a border does not stray into the sides that branch off.
 */
function sidesAsPlaces(grid: Grid, board: BoardOnScene, nameOf: NameOf) {
  const endsOf = (a: SpaceId, b: SpaceId): readonly Point[] => {
    const others = board.outlineOf(b);
    return board.outlineOf(a).filter((corner) => others.some((other) => isSame(corner, other)));
  };
  const sidesOf = (space: SpaceId): readonly Side[] =>
    sidewards(grid, space).map((other) => ({
      name: nameOf(space, other),
      ends: endsOf(space, other),
    }));
  const cornerAt = (point: Point): Corner | undefined => {
    const space = board.spaceAt(point);
    const at = space && nearest(board.outlineOf(space), (each) => apart(each, point));
    return at && space ? { at, space } : undefined;
  };
  const lengthIn = (space: SpaceId): number => {
    const [a, b] = board.outlineOf(space);
    return a && b ? apart(a, b) : Number.POSITIVE_INFINITY;
  };
  const borderBetween = (a: Corner, b: Corner): string | undefined =>
    [...sidesOf(a.space), ...sidesOf(b.space)].find(({ ends }) =>
      [a, b].every(({ at }) => ends.some((end) => isSame(end, at))),
    )?.name;
  return {
    endsOf,
    at(point: Point): Place | undefined {
      const space = board.spaceAt(point);
      const side = space && nearest(sidesOf(space), (each) => distanceTo(each.ends, point));
      return side && space ? { id: side.name, space } : undefined;
    },
    passed(from: Point, to: Point): readonly string[] {
      const first = cornerAt(from);
      if (!first) return [];
      const steps = Math.ceil(apart(from, to) / (STEP * lengthIn(first.space)));
      const path = Array.from({ length: steps }, (_, step) => onLine(from, to, (step + 1) / steps));
      const corners = path
        .flatMap((point) => cornerAt(point) ?? [])
        .filter(({ at }, index, all) => !isSame(at, (all[index - 1] ?? first).at));
      return corners.flatMap((corner, index) => borderBetween(corners[index - 1] ?? first, corner) ?? []);
    },
    towards: (from: Place | undefined, heading: Heading) => sideTowards(board, nameOf, from, heading),
  };
}

/** The side that an arrow key leads to: the key first turns to that side of the space, then crosses it. */
function sideTowards(
  board: BoardOnScene,
  nameOf: NameOf,
  from: Place | undefined,
  heading: Heading,
): Place | undefined {
  const aheadOf = (space: SpaceId): Place | undefined => {
    const other = board.towards(space, heading);
    return other === space ? undefined : { id: nameOf(space, other), space };
  };
  if (!from) return aheadOf(board.towards(undefined, heading));
  const ahead = aheadOf(from.space);
  if (ahead?.id !== from.id) return ahead ?? from;
  const space = board.towards(from.space, heading);
  return aheadOf(space) ?? { ...from, space };
}

/** A place that the brush points at: a space, or a side seen from one of its two spaces. */
export interface Place {
  /** The space, the border or the covered side. */
  readonly id: string;
  readonly space: SpaceId;
}

/** The way the brush moves over a board: from space to space, or from side to side. */
export interface Places {
  /** The place nearest to a point; undefined off the board. */
  at(point: Point): Place | undefined;
  /** The places on the pointer's straight path, in order: a fast stroke skips none. */
  passed(from: Point, to: Point): readonly string[];
  /** The place that an arrow key leads to. */
  towards(from: Place | undefined, heading: Heading): Place | undefined;
  /** The corners of a space, or the two ends of a side. */
  outlineOf(id: string): readonly Point[];
}

/** The spaces of a board as places to paint. */
export function spacesAsPlaces(grid: Grid, board: BoardOnScene): Places {
  const place = (space: SpaceId): Place => ({ id: space, space });
  return {
    at(point) {
      const space = board.spaceAt(point);
      return space === undefined ? undefined : place(space);
    },
    passed(from, to) {
      const [first, last] = [board.spaceAt(from), board.spaceAt(to)];
      if (first === undefined || last === undefined) return [];
      const between = grid.line(first, last).flatMap(([space]) => (space === undefined ? [] : [space]));
      return [first, ...between, last];
    },
    towards: (from, heading) => place(board.towards(from?.space, heading)),
    outlineOf: board.outlineOf,
  };
}

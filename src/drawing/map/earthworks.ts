import type { WorksLook } from '../../core';
import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, ROUND } from '../svg';
import { type Board, type Cell, edgeOf } from './board';
import type { WorksDrawing } from './map-drawing';
import { away, between, direction, distance, type Point, polyline, taper } from './point';

/** The distances of a breastwork's crest and of the tips of its strokes from the border, as fractions of a space. */
const CREST = 0.115;
const TOE = 0.022;

/** The gap between a breastwork and a corner where it ends, and the length of its bent end. */
const SHORT = 0.07;
const RETURN = 0.055;

const STEP = 0.036;

/** A breastwork along one edge of the space that it protects. */
interface Breastwork {
  /** The two ends of the crest. */
  readonly crest: readonly [Point, Point];
  /** The direction that it faces: across the border. */
  readonly outward: number;
  /** The crest with its bent ends, as one line. */
  readonly line: readonly Point[];
  /** The seed of its random variation, so that it always looks the same. */
  readonly key: string;
}

/** Draws breastworks of one kind on ground that is already drawn. */
type Draw = (works: readonly Breastwork[], size: number) => string;

/** The edges of each space with works of one kind. */
function coveredEdges(board: Board, works: readonly WorksDrawing[]): ReadonlyMap<Cell, readonly number[]> {
  const covered = new Map<Cell, number[]>();
  for (const { at: space, against } of works) {
    const cell = board.cells.get(space);
    const edge = cell?.neighbours.indexOf(against) ?? -1;
    if (cell && edge >= 0) covered.set(cell, [...(covered.get(cell) ?? []), edge]);
  }
  return covered;
}

function breastwork(cell: Cell, edge: number, edges: readonly number[], size: number): Breastwork[] {
  const count = cell.corners.length;
  const { from, to } = edgeOf(cell, edge);
  const along = direction(from, to);
  const inward = along + Math.PI / 2;
  const half = Math.PI / 2 - Math.PI / count;
  /** One end of the crest: at the next edge's crest, or short of the corner. */
  const end = (corner: Point, side: 1 | -1): readonly Point[] => {
    const goesOn = edges.includes((edge + side + count) % count);
    const back = CREST / Math.tan(half);
    const place = away(
      away(corner, inward, size * CREST),
      along,
      -side * size * (back + (goesOn ? 0 : SHORT)),
    );
    if (goesOn) return [place];
    return [place, away(place, inward - side * 0.7, size * RETURN)];
  };
  const [first = from, ...bent] = end(from, -1);
  const [last = to, ...bentBack] = end(to, 1);
  return [
    {
      crest: [first, last],
      outward: inward + Math.PI,
      line: [...bent, first, last, ...bentBack],
      key: `${cell.space} ${edge}`,
    },
  ];
}

/** The strokes of the outer slope: broad at the crest, tapering towards the border. */
function slope({ crest: [first, last], outward, key }: Breastwork, size: number): string {
  const hand = seeded(`works ${key}`);
  const count = Math.max(2, Math.round(distance(first, last) / (size * STEP)));
  const way = direction(first, last);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const root = between(first, last, share);
    const length = size * (CREST - TOE) * (0.78 + 0.22 * hand());
    return taper(root, way, size * 0.011, away(root, outward + (share - 0.5) * -0.24, length));
  }).join('');
}

const linesOf = (works: readonly Breastwork[]): string => works.map(({ line }) => polyline(line)).join('');

/** An earthwork: a crest with the strokes of its outer slope. */
const drawEarth: Draw = (works, size) =>
  [
    drawLine(linesOf(works), MAP_INKS.sheet, size * 0.06, ROUND),
    drawArea(works.map((work) => slope(work, size)).join(''), MAP_INKS.ink),
    drawLine(linesOf(works), MAP_INKS.ink, size * 0.032, ROUND),
  ].join('');

/** Points along the crest, without its ends. */
function along({ crest: [first, last] }: Breastwork, apart: number): readonly Point[] {
  const count = Math.max(2, Math.round(distance(first, last) / apart));
  return Array.from({ length: count - 1 }, (_, index) => between(first, last, (index + 1) / count));
}

/** A wall: two faces with joints between its stones. */
const drawWall: Draw = (works, size) => {
  const half = size * 0.024;
  const joints = works.flatMap((work) =>
    along(work, size * 0.075).map((point) =>
      polyline([away(point, work.outward, half), away(point, work.outward + Math.PI, half)]),
    ),
  );
  return [
    drawLine(linesOf(works), MAP_INKS.ink, size * 0.068, ROUND),
    drawLine(linesOf(works), MAP_INKS.sheet, size * 0.04, ROUND),
    drawLine(joints.join(''), MAP_INKS.ink, size * 0.014, ROUND),
  ].join('');
};

/** A palisade: stakes side by side along a rail, pointed outwards. */
const drawPalisade: Draw = (works, size) => {
  const half = size * 0.013;
  const stakes = works.flatMap((work) =>
    along(work, size * 0.06).map((point) => {
      const foot = away(point, work.outward + Math.PI, size * 0.03);
      const shoulder = away(point, work.outward, size * 0.03);
      const side = work.outward + Math.PI / 2;
      const corners = [
        away(foot, side, half),
        away(shoulder, side, half),
        away(point, work.outward, size * 0.062),
      ];
      return polyline([...corners, away(shoulder, side, -half), away(foot, side, -half)], true);
    }),
  );
  return [
    drawLine(linesOf(works), MAP_INKS.sheet, size * 0.05, ROUND),
    drawLine(linesOf(works), MAP_INKS.ink, size * 0.016, ROUND),
    drawArea(stakes.join(''), MAP_INKS.sheet, { stroke: MAP_INKS.ink, 'stroke-width': size * 0.012 }),
  ].join('');
};

const KINDS: Readonly<Record<WorksLook, Draw>> = {
  'field-works': drawEarth,
  wall: drawWall,
  palisade: drawPalisade,
};

/** The strip of ground between the crest and the border. */
const groundOf = (works: readonly Breastwork[], size: number): string => {
  const d = works
    .map(({ crest: [first, last], outward }) => {
      const deep = size * (CREST - TOE);
      return polyline([first, last, away(last, outward, deep), away(first, outward, deep)], true);
    })
    .join('');
  return (
    drawArea(d, MAP_INKS.sheet, { 'fill-opacity': 0.75 }) +
    drawArea(d, MAP_INKS.hillWash, { 'fill-opacity': 0.4 })
  );
};

/**
 * Draws works just inside the spaces that they protect, each kind in its own style; field works have slope strokes on
 * the outer side. Works of one kind along neighbouring edges of a space form one line.
 */
export function drawWorks(board: Board, works: readonly WorksDrawing[]): string {
  const { size } = board;
  return Object.values(KINDS)
    .map((draw) => {
      const covered = coveredEdges(
        board,
        works.filter(({ drawn }) => KINDS[drawn] === draw),
      );
      const all = [...covered].flatMap(([cell, edges]) =>
        edges.flatMap((edge) => breastwork(cell, edge, edges, size)),
      );
      return all.length === 0 ? '' : groundOf(all, size) + draw(all, size);
    })
    .join('');
}

import { MAP_INKS } from '../palette';
import { seeded } from '../seeded';
import { element } from '../svg';
import type { Board, Cell } from './board';
import type { WorksDrawing } from './map-drawing';
import { at, away, between, direction, distance, type Point, polyline } from './point';

/** How far inside the border the crest of a breastwork runs, and its strokes end, as shares of a space. */
const CREST = 0.115;
const TOE = 0.022;

/** How far a breastwork ends from a corner at which it does not go on, and how far its end bends back. */
const SHORT = 0.07;
const RETURN = 0.055;

const STEP = 0.036;

/** A breastwork along one edge of the space that it covers. */
interface Breastwork {
  /** From the first to the last end of the crest. */
  readonly crest: readonly [Point, Point];
  /** The direction in which it faces: over the border. */
  readonly outward: number;
  /** The crest with the ends that bend back, as one line. */
  readonly line: readonly Point[];
}

/** The edges of each space along which works cover it. */
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
  const [from, to] = [cell.corners[edge], cell.corners[(edge + 1) % count]];
  if (!from || !to) return [];
  const along = direction(from, to);
  const inward = along + Math.PI / 2;
  const half = Math.PI / 2 - Math.PI / count;
  /** One end of the crest: where it meets that of the next edge, or short of the corner. */
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
    },
  ];
}

/** The strokes down the outer slope: broad at the crest, running out to a point before the border. */
function slope({ crest: [first, last], outward }: Breastwork, size: number, key: string): string {
  const hand = seeded(`works ${key}`);
  const count = Math.max(2, Math.round(distance(first, last) / (size * STEP)));
  const along = direction(first, last);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const root = between(first, last, share);
    const length = size * (CREST - TOE) * (0.78 + 0.22 * hand());
    const half = size * 0.011;
    const tip = away(root, outward + (share - 0.5) * -0.24, length);
    return `M${at(away(root, along, half))}L${at(tip)}L${at(away(root, along, -half))}Z`;
  }).join('');
}

/**
 * Draws field works: breastworks just inside the spaces that they cover, with the strokes of their outer slope towards
 * what they are held against. Works along neighbouring edges of a space are one line.
 */
export function drawWorks(board: Board, works: readonly WorksDrawing[]): string {
  const { size } = board;
  const all = [...coveredEdges(board, works)].flatMap(([cell, edges]) =>
    edges.flatMap((edge) =>
      breastwork(cell, edge, edges, size).map((work) => ({ work, key: `${cell.space} ${edge}` })),
    ),
  );
  if (all.length === 0) return '';
  const lines = all.map(({ work }) => polyline(work.line)).join('');
  const ground = all
    .map(({ work: { crest, outward } }) => {
      const [first, last] = crest;
      const deep = size * (CREST - TOE);
      return polyline([first, last, away(last, outward, deep), away(first, outward, deep)], true);
    })
    .join('');
  const stroke = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    element('path', { d: ground, fill: MAP_INKS.sheet, 'fill-opacity': 0.75 }),
    element('path', { d: ground, fill: MAP_INKS.hillWash, 'fill-opacity': 0.4 }),
    element('path', { d: lines, ...stroke, stroke: MAP_INKS.sheet, 'stroke-width': size * 0.06 }),
    element('path', { d: all.map(({ work, key }) => slope(work, size, key)).join(''), fill: MAP_INKS.ink }),
    element('path', { d: lines, ...stroke, stroke: MAP_INKS.ink, 'stroke-width': size * 0.032 }),
  ].join('');
}

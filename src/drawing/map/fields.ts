import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { swell } from '../seeded-random';
import { drawArea, drawLine, group, ROUND } from '../svg';
import type { Board } from './board';
import { at, away, between, type Point, polyline } from './point';
import { type Lattice, type Scattered, scatter } from './scatter';
import { again, drawTrees } from './tree';

/** The places of fields and of single trees on open ground, well away from ground with a meaning in the rules. */
const FIELDS: Lattice = { key: 'field', across: 0.72, down: 0.56, loose: [0.5, 0.5], depth: 0.34 };
const TREES: Lattice = { key: 'lone tree', across: 0.34, down: 0.3, loose: [0.9, 0.9], depth: 0.12 };

/** The shares of these places that are taken. */
const TILLED = 0.17;
const GROWN = 0.08;

/** The washes of crops, pale enough that no ground of the rules looks like them. */
const CROPS = [MAP_INKS.garden, MAP_INKS.crown, MAP_INKS.hillWash, MAP_INKS.paper] as const;

/** One strip of a field, as a corner and its sides. */
interface Strip {
  readonly corners: readonly Point[];
  readonly crop: string;
}

/** The strips of one field, side by side; fields nearby lie in about the same direction. */
function stripsOf({ chance, ...middle }: Scattered, size: number): readonly Strip[] {
  const turn = Math.PI * 0.16 * swell('fields', middle.x / size / 3, middle.y / size / 3);
  const count = 2 + Math.floor(again(chance, 17) * 3);
  const [length, width] = [size * (0.34 + 0.16 * again(chance, 23)), size * 0.105];
  const across = turn + Math.PI / 2;
  return Array.from({ length: count }, (_, index) => {
    const from = (index - count / 2) * width;
    const lean = 0.16 * again(chance, 29 + index * 5);
    const slip = size * 0.05 * (again(chance, 41 + index * 3) - 0.5);
    const corner = (along: number, aside: number): Point =>
      away(away(middle, turn, along * length * 0.5 + slip), across, from + aside);
    return {
      corners: [corner(-1, 0), corner(1 - lean, 0), corner(1, width), corner(lean - 1, width)],
      crop: CROPS[Math.floor(again(chance, 61 + index * 7) * CROPS.length)] ?? MAP_INKS.garden,
    };
  });
}

/** The furrows along a strip. */
function furrows([from, to, end, start]: readonly Point[]): string {
  if (!from || !to || !end || !start) return '';
  return [0.25, 0.5, 0.75]
    .map((share) => `M${at(between(from, start, share))}L${at(between(to, end, share))}`)
    .join('');
}

/** Draws open ground: fields in strips with a hedge on one side, and single trees; faint, for it has no rules. */
export function drawFields(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const strips = scatter(board, spaces, FIELDS)
    .filter(({ chance }) => chance < TILLED)
    .map((place) => stripsOf(place, size));
  const trees = scatter(board, spaces, TREES).filter(({ chance }) => chance < GROWN);
  return [
    strips.length === 0 ? '' : drawStrips(strips, size),
    trees.length === 0 ? '' : group({ opacity: 0.6 }, drawTrees(trees, size * 0.034, size * 0.008)),
  ].join('');
}

function drawStrips(strips: readonly (readonly Strip[])[], size: number): string {
  const all = strips.flat();
  const hedges = strips.map(([first]) => polyline(first?.corners.slice(0, 2) ?? [])).join('');
  return [
    ...all.map(({ corners, crop }) => drawArea(polyline(corners, true), crop, { 'fill-opacity': 0.24 })),
    drawLine(all.map(({ corners }) => furrows(corners)).join(''), MAP_INKS.road, size * 0.006, {
      'stroke-opacity': 0.16,
    }),
    drawLine(all.map(({ corners }) => polyline(corners, true)).join(''), MAP_INKS.road, size * 0.006, {
      'stroke-opacity': 0.12,
    }),
    drawLine(hedges, MAP_INKS.woods, size * 0.026, {
      ...ROUND,
      'stroke-opacity': 0.32,
      'stroke-dasharray': `${size * 0.004} ${size * 0.034}`,
    }),
  ].join('');
}

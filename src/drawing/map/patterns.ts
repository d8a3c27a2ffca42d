import type { GroundLook, Pattern, SpaceId, Tint } from '../../core';
import { PATTERNS, TINTS } from '../../core';
import { MAP_INKS } from '../colours';
import { drawArea, ROUND, short } from '../svg';
import type { Board } from './board';
import { areaOf } from './outline';
import { at, disc, type Point } from './point';
import { type Lattice, type Scattered, scatter } from './scatter';

/** The inks of a pattern: of its area, and of the signs on it. */
const INKS: Readonly<Record<Tint, { readonly wash: string; readonly sign: string }>> = {
  green: { wash: MAP_INKS.woodsWash, sign: MAP_INKS.woods },
  yellow: { wash: MAP_INKS.garden, sign: MAP_INKS.road },
  brown: { wash: MAP_INKS.hillWash, sign: MAP_INKS.hill },
  grey: { wash: MAP_INKS.paper, sign: MAP_INKS.ink },
  blue: { wash: MAP_INKS.waterWash, sign: MAP_INKS.water },
};

const tuft = ({ x, y }: Point, r: number): string =>
  [-0.8, 0, 0.8].map((lean) => `M${at({ x, y })}l${short(lean * r)} ${short(-1.6 * r)}`).join('');

const stone = ({ x, y }: Point, r: number): string =>
  `M${at({ x: x - r, y })}l${short(r * 0.5)} ${short(-r)}h${short(r)}l${short(r * 0.5)} ${short(r)}Z`;

const furrow = ({ x, y }: Point, r: number): string => `M${at({ x, y })}l${short(r * 4)} ${short(-r * 1.6)}`;

const dot = (point: Point): string => `M${at(point)}h.01`;

/** The signs of a pattern: their places, their shape with its radius, and whether it is filled. */
interface Signs {
  readonly lattice: Lattice;
  readonly radius: number;
  readonly draw: (place: Scattered, radius: number) => string;
  readonly isFilled: boolean;
  readonly line: number;
}

const SIGNS: Readonly<Record<Pattern, Signs>> = {
  // Straight rows, as trees are planted.
  rows: {
    lattice: { key: 'rows', across: 0.17, down: 0.15, loose: [0, 0], depth: 0.1 },
    radius: 0.042,
    draw: disc,
    isFilled: true,
    line: 0.012,
  },
  tufts: {
    lattice: { key: 'tufts', across: 0.15, down: 0.12, loose: [0.7, 0.7], depth: 0.08 },
    radius: 0.03,
    draw: tuft,
    isFilled: false,
    line: 0.014,
  },
  stones: {
    lattice: { key: 'stones', across: 0.19, down: 0.14, loose: [0.7, 0.7], depth: 0.09 },
    radius: 0.036,
    draw: stone,
    isFilled: true,
    line: 0.012,
  },
  furrows: {
    lattice: { key: 'furrows', across: 0.16, down: 0.075, loose: [0.2, 0], depth: 0.06 },
    radius: 0.03,
    draw: furrow,
    isFilled: false,
    line: 0.012,
  },
  dots: {
    lattice: { key: 'dots', across: 0.075, down: 0.07, loose: [0.9, 0.9], depth: 0.07 },
    radius: 0,
    draw: dot,
    isFilled: false,
    line: 0.022,
  },
};

/** Draws ground in a pattern: one wash over neighbouring spaces, with the pattern's signs on it. */
function drawPattern(pattern: Pattern, tint: Tint, board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const { wash, sign } = INKS[tint];
  const { lattice, radius, draw, isFilled, line } = SIGNS[pattern];
  const area = areaOf(board, spaces, [0.05, 0.05, 0.25]);
  const signs = scatter(board, spaces, lattice).map((place) => draw(place, size * radius));
  return [
    drawArea(area, wash, { 'fill-opacity': 0.55 }),
    drawArea(signs.join(''), isFilled ? wash : 'none', {
      ...ROUND,
      stroke: sign,
      'stroke-width': short(size * line),
    }),
  ].join('');
}

/** Every pattern in every tint, by its word. */
export const PATTERNED: Readonly<
  Partial<Record<GroundLook, (board: Board, spaces: ReadonlySet<SpaceId>) => string>>
> = Object.fromEntries(
  PATTERNS.flatMap((pattern) =>
    TINTS.map((tint) => [
      `${pattern} ${tint}`,
      (board: Board, spaces: ReadonlySet<SpaceId>) => drawPattern(pattern, tint, board, spaces),
    ]),
  ),
);

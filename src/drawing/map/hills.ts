import type { SpaceId } from '../../core';
import { MAP_INKS } from '../colours';
import { seeded } from '../seeded-random';
import { drawArea, drawLine, ROUND, short } from '../svg';
import type { Board } from './board';
import { areaOf, contours, type Station, stations } from './outline';
import { at, away, type Point, taper } from './point';
import { type Lattice, scatter } from './scatter';

/** The direction of the light, from the top left; slopes that face away from it have stronger strokes. */
const LIGHT = (-3 * Math.PI) / 4;

/** A row of hachures, in fractions of a space: its distance inside the rim, its strokes' length, and their density. */
interface Tier {
  readonly depth: number;
  readonly length: number;
  readonly step: number;
  readonly weight: number;
}

const TIERS: readonly Tier[] = [
  { depth: 0.215, length: 0.12, step: 0.03, weight: 1 },
  { depth: 0.115, length: 0.095, step: 0.042, weight: 0.7 },
];

/** One stroke down the slope: broad at the top, tapering to a point. */
function hachure(from: Station, length: number, sway: number, weight: number): string {
  const down = from.along - Math.PI / 2 + sway;
  const shade = (1 - Math.cos(down - LIGHT)) / 2;
  const half = weight * (0.003 + 0.0095 * shade);
  return taper(from, from.along, half, away(from, down, length * (0.7 + 0.45 * shade)));
}

function slope(loop: readonly Point[], tier: Tier, size: number): string {
  const hand = seeded(`slope ${tier.depth}`);
  return stations(loop, size * tier.step)
    .map((from) =>
      hachure(from, size * tier.length * (0.65 + 0.6 * hand()), (hand() - 0.5) * 0.3, size * tier.weight),
    )
    .join('');
}

/** How far and in what waves the rim of hills wanders, in fractions of a space. */
const RIM = [0.055, 0.3] as const;

const slopes = (board: Board, spaces: ReadonlySet<SpaceId>, tiers: readonly Tier[]): string =>
  tiers
    .flatMap((tier) =>
      contours(board, spaces, [tier.depth, ...RIM]).map((loop) => slope(loop, tier, board.size)),
    )
    .join('');

/** Steep slopes have an extra row of longer strokes, and all strokes are stronger. */
const STEEP: readonly Tier[] = [
  { depth: 0.33, length: 0.13, step: 0.024, weight: 1.7 },
  { depth: 0.215, length: 0.13, step: 0.022, weight: 1.7 },
  { depth: 0.1, length: 0.095, step: 0.026, weight: 1.3 },
];

/** Draws steep hills: like hills, but with strokes so dense and strong that the rim is dark. */
export function drawSteepHills(board: Board, spaces: ReadonlySet<SpaceId>): string {
  return drawHills(board, spaces) + drawArea(slopes(board, spaces, STEEP), MAP_INKS.ink);
}

/** How far the lit and the shaded side of a hill are moved towards and away from the light, in fractions of a space. */
const RELIEF = 0.034;

/** Grass on the tops of hills. */
const GRASS: Lattice = { key: 'grass', across: 0.3, down: 0.22, loose: [0.9, 0.9], depth: 0.3 };

const tuft = (place: Point, size: number): string =>
  [-0.02, 0, 0.02].map((lean) => `M${at(place)}l${short(size * lean)} ${short(size * -0.035)}`).join('');

/** Draws hills: adjacent ones as one mass, lit from one side, with a tinted top and hachures along the rim. */
export function drawHills(board: Board, spaces: ReadonlySet<SpaceId>): string {
  const { size } = board;
  const wash = (depth: number, fill: string, opacity: number, towards = 0): string => {
    const by = short(size * RELIEF * towards);
    return drawArea(areaOf(board, spaces, [depth, ...RIM]), fill, {
      'fill-opacity': opacity,
      transform: towards === 0 ? undefined : `translate(${by} ${by})`,
    });
  };
  const grass = scatter(board, spaces, GRASS).map((place) => tuft(place, size));
  return [
    wash(0.05, MAP_INKS.hillWash, 0.2),
    wash(0.09, MAP_INKS.hillWash, 0.22),
    wash(0.1, MAP_INKS.hill, 0.3, 1),
    wash(0.13, MAP_INKS.hillWash, 0.45),
    wash(0.2, MAP_INKS.top, 0.8, -0.4),
    wash(0.3, MAP_INKS.sheet, 0.4, -0.9),
    drawArea(slopes(board, spaces, TIERS), MAP_INKS.hill),
    drawLine(grass.join(''), MAP_INKS.hill, size * 0.009, { ...ROUND, 'stroke-opacity': 0.55 }),
  ].join('');
}

import type { SpaceId } from '../../core';
import { seeded, swell } from '../seeded';
import type { Board, Cell } from './board';
import { isBroad, outlets } from './outlets';
import { away, between, direction, distance, type Point } from './point';

/** End points of a curve, first and last, and the two handles between them. */
type Curve = readonly [Point, Point, Point, Point];

/** One stretch of water, from one border of a space to another, or from its spring or mouth. */
export interface Reach {
  readonly curve: Curve;
  /** How far the water swings to the sides on its way, in pixels; negative swings the other way first. */
  readonly meander: number;
  /** How broad the water is at its start and its end, as a share of a space; springs start at almost nothing. */
  readonly breadth: readonly [start: number, end: number];
  /** What leads over it in the middle: `bridge` or `ford`. */
  readonly over?: string;
}

/** A place where water crosses the border of a space, and the direction straight into the space. */
interface Gate extends Point {
  readonly inward: number;
  readonly breadth: number;
}

type Terrain = Readonly<Record<SpaceId, string>>;

/** How broad rivers and streams are, as shares of a space. */
export const BREADTH = { river: 0.24, stream: 0.062, spring: 0.008 } as const;

const onCurve = ([a, b, c, d]: Curve, share: number): Point => {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  return between(between(ab, bc, share), between(bc, cd, share), share);
};

/** The point a share of the way along a stretch; it meanders in the middle and runs true at both ends. */
export function alongReach({ curve, meander }: Pick<Reach, 'curve' | 'meander'>, share: number): Point {
  const here = onCurve(curve, share);
  const ahead = direction(onCurve(curve, share - 0.01), onCurve(curve, share + 0.01));
  const sway = Math.sin(Math.PI * share) ** 2 * Math.sin(2 * Math.PI * share);
  return away(here, ahead + Math.PI / 2, meander * sway);
}

function gateAt(board: Board, cell: Cell, edge: number, terrain: Terrain): Gate | undefined {
  const from = cell.corners[edge];
  const to = cell.corners[(edge + 1) % cell.corners.length];
  if (!from || !to) return undefined;
  // Both spaces beside a border must be crossed at the same place, whichever of them asks.
  const middle = between(from, to);
  const wander = swell('crossing', (middle.x / board.size) * 9, (middle.y / board.size) * 9) * 0.2;
  const forwards = from.x < to.x || (from.x === to.x && from.y < to.y);
  const inward = direction(from, to) + Math.PI / 2;
  const other = board.cells.get(cell.neighbours[edge] ?? '');
  const runsOn = other !== undefined && !['lake', 'marsh'].includes(terrain[other.space] ?? '');
  const place = between(from, to, 0.5 + (forwards ? wander : -wander));
  return {
    // Off the board and into lakes the water goes on a little, so that no gap shows at the shore.
    ...(runsOn ? place : away(place, inward, -board.size * 0.14)),
    inward,
    breadth: BREADTH[isBroad(cell, terrain) && (!runsOn || isBroad(other, terrain)) ? 'river' : 'stream'],
  };
}

/** A curve that enters through a gate at a right angle to the border and leaves through another likewise. */
function throughGates(from: Gate, to: Gate): Curve {
  const reach = distance(from, to) * 0.42;
  return [from, away(from, from.inward, reach), away(to, to.inward, reach), to];
}

/** A curve from a point within the space out through a gate. */
const outOf = (source: Point, gate: Gate): Curve => {
  const handle = away(gate, gate.inward, distance(source, gate) * 0.5);
  return [source, between(source, handle, 0.4), handle, gate];
};

/** The broadest two gates come first, of equal ones those farthest apart: the main water runs between them. */
function mainFirst(gates: readonly Gate[]): Gate[] {
  const pairs = gates.flatMap((a, index) => gates.slice(index + 1).map((b) => [a, b] as const));
  const weight = ([a, b]: readonly [Gate, Gate]): number => (a.breadth + b.breadth) * 1e6 + distance(a, b);
  const main = pairs.sort((a, b) => weight(b) - weight(a))[0] ?? gates;
  return [...main, ...gates.filter((gate) => !main.includes(gate))];
}

function reachesOf(board: Board, cell: Cell, terrain: Terrain): Reach[] {
  const { size } = board;
  const hand = seeded(`reach ${cell.space}`);
  const meander = (hand() < 0.5 ? -1 : 1) * size * 0.1 * (0.6 + 0.6 * hand());
  const word = terrain[cell.space];
  const over = word === 'bridge' || word === 'ford' ? { over: word } : {};
  const gates = outlets(cell, terrain)
    .map((edge) => gateAt(board, cell, edge, terrain))
    .filter((gate) => gate !== undefined);
  const [first, second, ...rest] = mainFirst(gates);
  if (!first) {
    const mouth = BREADTH[isBroad(cell, terrain) ? 'river' : 'stream'];
    const [left, right] = [away(cell.centre, Math.PI, size * 0.3), away(cell.centre, 0, size * 0.3)];
    return [{ curve: [left, left, right, right], meander, breadth: [BREADTH.spring, mouth], ...over }];
  }
  if (!second) {
    const curve = outOf(away(cell.centre, first.inward + 0.5, size * 0.28), first);
    return [{ curve, meander, breadth: [BREADTH.spring, first.breadth], ...over }];
  }
  const main = {
    curve: throughGates(first, second),
    meander,
    breadth: [first.breadth, second.breadth] as const,
  };
  const joint = alongReach(main, 0.5);
  const side = (gate: Gate): Reach => ({
    curve: outOf(joint, gate),
    meander: 0,
    breadth: [gate.breadth, gate.breadth],
  });
  return [{ ...main, ...over }, ...rest.map(side)];
}

/** All water that runs through spaces, as stretches that meet at the borders. */
export const waterways = (board: Board, terrain: Terrain, running: ReadonlySet<SpaceId>): Reach[] =>
  [...board.cells.values()]
    .filter((cell) => running.has(cell.space))
    .flatMap((cell) => reachesOf(board, cell, terrain));

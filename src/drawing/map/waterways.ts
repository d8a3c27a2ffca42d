import type { SpaceId } from '../../core';
import { seeded } from '../seeded-random';
import type { Board, Cell } from './board';
import { type Curve, type Gate, gateOn, mainFirst, onCurve, outOf, throughGates } from './gates';
import { isBroad, outlets, STILL } from './outlets';
import { away, direction, type Point } from './point';

/** One stretch of water, from one border of a space to another, or from its source or to its mouth. */
export interface Reach {
  readonly curve: Curve;
  /** The sideways swing of the water in pixels; a negative one swings the other way first. */
  readonly meander: number;
  /** The breadth of the water at its start and its end, as fractions of a space; a spring starts at almost 0. */
  readonly breadth: readonly [start: number, end: number];
  /** The crossing in its middle: `bridge` or `ford`. */
  readonly over?: string;
  /** True for a bridge that is two lanes wide. */
  readonly isWide?: true;
  /** The space of the crossing; absent for water between spaces. */
  readonly space?: SpaceId;
}

/** A gate for water. */
interface Sluice extends Gate {
  readonly breadth: number;
}

type Terrain = Readonly<Record<SpaceId, string>>;

/** The breadths of rivers, streams and springs, as fractions of a space. */
export const BREADTH = { river: 0.24, stream: 0.062, spring: 0.008 } as const;

/** The point at a fraction of the way along a stretch; it meanders in the middle and is straight at both ends. */
export function alongReach({ curve, meander }: Pick<Reach, 'curve' | 'meander'>, share: number): Point {
  const here = onCurve(curve, share);
  const ahead = direction(onCurve(curve, share - 0.01), onCurve(curve, share + 0.01));
  const sway = Math.sin(Math.PI * share) ** 2 * Math.sin(2 * Math.PI * share);
  return away(here, ahead + Math.PI / 2, meander * sway);
}

function sluiceAt(board: Board, cell: Cell, edge: number, terrain: Terrain): Sluice | undefined {
  const gate = gateOn(board, cell, edge, 'crossing', 0.2);
  if (!gate) return undefined;
  const other = board.cells.get(cell.neighbours[edge] ?? '');
  const runsOn = other !== undefined && !STILL.includes(terrain[other.space] ?? '');
  return {
    // Off the board and into lakes, the water continues a little, so that no gap shows at the shore.
    ...(runsOn ? gate : away(gate, gate.inward, -board.size * 0.14)),
    inward: gate.inward,
    breadth: BREADTH[isBroad(cell, terrain) && (!runsOn || isBroad(other, terrain)) ? 'river' : 'stream'],
  };
}

function reachesOf(board: Board, cell: Cell, terrain: Terrain): Reach[] {
  const { size } = board;
  const hand = seeded(`reach ${cell.space}`);
  const meander = (hand() < 0.5 ? -1 : 1) * size * 0.1 * (0.6 + 0.6 * hand());
  const word = terrain[cell.space];
  const over = word === 'bridge' || word === 'ford' ? { over: word, space: cell.space } : {};
  const gates = outlets(cell, terrain)
    .map((edge) => sluiceAt(board, cell, edge, terrain))
    .filter((gate) => gate !== undefined);
  const [first, second, ...rest] = mainFirst(gates, (a, b) => a.breadth + b.breadth);
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
  const side = (gate: Sluice): Reach => ({
    curve: outOf(joint, gate),
    meander: 0,
    breadth: [gate.breadth, gate.breadth],
  });
  return [{ ...main, ...over }, ...rest.map(side)];
}

/** All water that runs through spaces, as stretches that meet at their borders. */
export const waterways = (board: Board, terrain: Terrain, running: ReadonlySet<SpaceId>): Reach[] =>
  [...board.cells.values()]
    .filter((cell) => running.has(cell.space))
    .flatMap((cell) => reachesOf(board, cell, terrain));

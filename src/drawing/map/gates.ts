import { swell } from '../seeded';
import type { Board, Cell } from './board';
import { away, between, direction, distance, type Point } from './point';

/** End points of a curve, first and last, and the two handles between them. */
export type Curve = readonly [Point, Point, Point, Point];

/** A place where something crosses the border of a space, and the direction straight into the space. */
export interface Gate extends Point {
  readonly inward: number;
}

/**
 * Where something crosses an edge of a space: up to a share of half the edge beside its middle. Both spaces beside a
 * border cross it at the same place, whichever of them asks; `key` parts what has ways of its own.
 */
export function gateOn(
  board: Board,
  cell: Cell,
  edge: number,
  key: string,
  wander: number,
): Gate | undefined {
  const from = cell.corners[edge];
  const to = cell.corners[(edge + 1) % cell.corners.length];
  if (!from || !to) return undefined;
  const middle = between(from, to);
  const off = swell(key, (middle.x / board.size) * 9, (middle.y / board.size) * 9) * wander;
  const forwards = from.x < to.x || (from.x === to.x && from.y < to.y);
  return {
    ...between(from, to, 0.5 + (forwards ? off : -off)),
    inward: direction(from, to) + Math.PI / 2,
  };
}

/** The point a share of the way along a curve. */
export const onCurve = ([a, b, c, d]: Curve, share: number): Point => {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  return between(between(ab, bc, share), between(bc, cd, share), share);
};

/** A curve that enters through a gate at a right angle to the border and leaves through another likewise. */
export function throughGates(from: Gate, to: Gate): Curve {
  const reach = distance(from, to) * 0.42;
  return [from, away(from, from.inward, reach), away(to, to.inward, reach), to];
}

/** A curve from a point within the space out through a gate. */
export function outOf(source: Point, gate: Gate): Curve {
  const handle = away(gate, gate.inward, distance(source, gate) * 0.5);
  return [source, between(source, handle, 0.4), handle, gate];
}

/** The gates with the best pair first, of equal ones those farthest apart: the main way runs between them. */
export function mainFirst<G extends Gate>(gates: readonly G[], worth: (a: G, b: G) => number): readonly G[] {
  const pairs = gates.flatMap((a, index) => gates.slice(index + 1).map((b) => [a, b] as const));
  const weight = ([a, b]: readonly [G, G]): number => worth(a, b) * 1e6 + distance(a, b);
  const main = pairs.sort((a, b) => weight(b) - weight(a))[0] ?? gates;
  return [...main, ...gates.filter((gate) => !main.includes(gate))];
}

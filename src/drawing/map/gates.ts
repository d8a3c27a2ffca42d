import { swell } from '../seeded-random';
import { type Board, type Cell, edgeOf } from './board';
import { away, between, direction, distance, type Point } from './point';

/** A cubic curve: its start, two handles, and its end. */
export type Curve = readonly [Point, Point, Point, Point];

/** A point where something crosses the border of a space, and the direction straight into the space. */
export interface Gate extends Point {
  readonly inward: number;
}

/**
 * The point where something crosses an edge, up to `wander` of half the edge from its middle. It is the same for both
 * spaces of the edge; `key` distinguishes kinds of crossings.
 */
export function gateOn(board: Board, cell: Cell, edge: number, key: string, wander: number): Gate {
  const { from, to } = edgeOf(cell, edge);
  const middle = between(from, to);
  const off = swell(key, (middle.x / board.size) * 9, (middle.y / board.size) * 9) * wander;
  const forwards = from.x < to.x || (from.x === to.x && from.y < to.y);
  return {
    ...between(from, to, 0.5 + (forwards ? off : -off)),
    inward: direction(from, to) + Math.PI / 2,
  };
}

/** The point at a fraction of the way along a curve. */
export const onCurve = ([a, b, c, d]: Curve, share: number): Point => {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  return between(between(ab, bc, share), between(bc, cd, share), share);
};

/** A curve that enters through one gate and leaves through another, both at right angles to the border. */
export function throughGates(from: Gate, to: Gate): Curve {
  const reach = distance(from, to) * 0.42;
  return [from, away(from, from.inward, reach), away(to, to.inward, reach), to];
}

/** A curve from a point within the space out through a gate. */
export function outOf(source: Point, gate: Gate): Curve {
  const handle = away(gate, gate.inward, distance(source, gate) * 0.5);
  return [source, between(source, handle, 0.4), handle, gate];
}

/** The gates with the best pair first; of equal pairs, the one farthest apart. The main path runs between these two. */
export function mainFirst<G extends Gate>(gates: readonly G[], worth: (a: G, b: G) => number): readonly G[] {
  const pairs = gates.flatMap((a, index) => gates.slice(index + 1).map((b) => [a, b] as const));
  const weight = ([a, b]: readonly [G, G]): number => worth(a, b) * 1e6 + distance(a, b);
  const main = pairs.sort((a, b) => weight(b) - weight(a))[0] ?? gates;
  return [...main, ...gates.filter((gate) => !main.includes(gate))];
}

import type { SpaceId } from '../../core';
import { swell } from '../seeded-random';
import { type Board, type Edge, edgeOf } from './board';
import { away, between, direction, distance, type Point, polyline } from './point';

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

const borderSides = (board: Board, spaces: ReadonlySet<SpaceId>): readonly Edge[] =>
  [...spaces]
    .flatMap((space) => board.cells.get(space) ?? [])
    .flatMap((cell) =>
      cell.neighbours.flatMap((next, edge) => (spaces.has(next ?? '') ? [] : edgeOf(cell, edge))),
    );

/** The closed outlines of a set of spaces, clockwise around the area and anticlockwise around its holes. */
export function outlines(board: Board, spaces: ReadonlySet<SpaceId>): Point[][] {
  const open = new Map<string, Edge[]>();
  for (const side of borderSides(board, spaces)) {
    open.set(key(side.from), [...(open.get(key(side.from)) ?? []), side]);
  }
  const loops: Point[][] = [];
  for (const sides of open.values()) {
    for (let side = sides.pop(); side; side = sides.pop()) {
      const loop: Point[] = [];
      for (let next: Edge | undefined = side; next; next = open.get(key(next.to))?.pop())
        loop.push(next.from);
      loops.push(loop);
    }
  }
  return loops;
}

const around = (loop: readonly Point[], index: number): Point =>
  loop[(index + loop.length) % loop.length] ?? { x: 0, y: 0 };

/** Moves a closed outline inwards by a distance. */
const inset = (loop: readonly Point[], by: number): Point[] =>
  loop.map((corner, index) => {
    const before = direction(around(loop, index - 1), corner);
    const after = direction(corner, around(loop, index + 1));
    const turn = Math.atan2(Math.sin(after - before), Math.cos(after - before));
    return away(corner, before + turn / 2 + Math.PI / 2, by / Math.cos(turn / 2));
  });

/** Rounds a closed outline by cutting its corners three times. */
function rounded(loop: readonly Point[]): Point[] {
  let points = [...loop];
  for (let pass = 0; pass < 3; pass += 1) {
    points = points.flatMap((point, index) => {
      const next = around(points, index + 1);
      return [between(point, next, 0.25), between(point, next, 0.75)];
    });
  }
  return points;
}

/** A point on an outline, with the direction of the outline there. */
export interface Station extends Point {
  readonly along: number;
}

/** Points at regular steps of about the given length around a closed outline. */
export function stations(loop: readonly Point[], step: number): Station[] {
  const lengths = loop.map((point, index) => distance(point, around(loop, index + 1)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(3, Math.round(total / step));
  const found: Station[] = [];
  let walked = 0;
  for (const [index, point] of loop.entries()) {
    const next = around(loop, index + 1);
    const length = lengths[index] ?? 0;
    for (; found.length < count && (found.length * total) / count < walked + length; ) {
      const share = ((found.length * total) / count - walked) / length;
      found.push({ ...between(point, next, share), along: direction(point, next) });
    }
    walked += length;
  }
  return found;
}

/** A depth inside the rim of an area, and how far and in what waves its outline wanders, in fractions of a space. */
type Loose = readonly [depth: number, amount: number, wave: number];

/** The outlines of a set of spaces, moved inwards, rounded and wandering. */
export const contours = (
  board: Board,
  spaces: ReadonlySet<SpaceId>,
  [depth, amount, wave]: Loose,
): Point[][] =>
  outlines(board, spaces).map((loop) =>
    loosened(rounded(inset(loop, board.size * depth)), board.size * amount, board.size * wave),
  );

/** The same as the path of one area. */
export const areaOf = (board: Board, spaces: ReadonlySet<SpaceId>, loose: Loose): string =>
  contours(board, spaces, loose)
    .map((loop) => polyline(loop, true))
    .join('');

/** Makes a closed outline wander to both sides by up to an amount, in waves of about the given length. */
const loosened = (loop: readonly Point[], amount: number, wave: number): Point[] =>
  loop.map((point) => ({
    x: point.x + amount * swell('across', point.x / wave, point.y / wave),
    y: point.y + amount * swell('down', point.x / wave, point.y / wave),
  }));

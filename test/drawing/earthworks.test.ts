import { describe, expect, test } from 'vitest';
import type { WorksLook } from '../../src/core';
import { drawMap, drawTerrain, drawWorksSample, type MapDrawing } from '../../src/drawing';
import { type Cell, layOut } from '../../src/drawing/map/board';
import { drawWorks } from '../../src/drawing/map/earthworks';
import { direction, distance, type Point } from '../../src/drawing/map/point';
import { faultOf, hasBadNumbers } from './well-formed';

const hexes: MapDrawing = {
  shape: 'hex',
  rows: 9,
  columns: 13,
  size: 100,
  terrain: {},
  objectives: [],
  home: { 'first-row': 'french', 'last-row': 'british' },
};
const squares: MapDrawing = { ...hexes, shape: 'square', rows: 6 };
type Works = NonNullable<MapDrawing['works']>;

type Side = Omit<Works[number], 'drawn'>;

const as = (drawn: WorksLook, works: readonly Side[]): Works => works.map((each) => ({ ...each, drawn }));
const earth = (...works: readonly Side[]): Works => as('field-works', works);

const KINDS = ['field-works', 'wall', 'palisade'] as const;

const pathsOf = (map: MapDrawing, works: Works): readonly (readonly Point[])[] =>
  [...drawWorks(layOut(map), works).matchAll(/ d="([^"]*)"/g)].map(([, d = '']) =>
    d
      .split(/[MLZ]/)
      .filter((part) => part !== '')
      .map((part) => part.split(' ').map(Number))
      .map(([x = Number.NaN, y = Number.NaN]) => ({ x, y })),
  );

/** How far inside an edge of a space a point lies, in pixels. */
function inside(cell: Cell, edge: number, point: Point): number {
  const corner = cell.corners[edge] ?? cell.centre;
  const along = direction(corner, cell.corners[(edge + 1) % cell.corners.length] ?? corner);
  return (point.y - corner.y) * Math.cos(along) - (point.x - corner.x) * Math.sin(along);
}

const SIDES = [
  ['hex', hexes, '4:5', ['3:4', '3:5', '4:6', '5:5', '5:4', '4:4']],
  ['square', squares, 'C3', ['C2', 'D3', 'C4', 'B3']],
] as const;

describe.each(SIDES)('works on a %s', (_, map, at, around) => {
  const { cells } = layOut(map);
  const cell = cells.get(at);

  test.each(around)('lie within the space that they cover, along its side to %s', (against) => {
    if (!cell) throw new Error(`${at} is not on the board`);
    const edge = cell.neighbours.indexOf(against);
    const points = pathsOf(map, earth({ at, against })).flat();
    expect(points.length).toBeGreaterThan(30);
    for (const [index] of cell.corners.entries()) {
      expect(Math.min(...points.map((point) => inside(cell, index, point)))).toBeGreaterThan(0);
    }
    expect(Math.max(...points.map((point) => inside(cell, edge, point)))).toBeLessThan(25);
  });

  test('have their strokes on the outer side of the crest', () => {
    if (!cell) throw new Error(`${at} is not on the board`);
    const [against] = around;
    const edge = cell.neighbours.indexOf(against);
    // Paper, wash, halo, strokes, crest.
    const [strokes = [], crest = []] = pathsOf(map, earth({ at, against })).slice(-2);
    const tips = strokes.filter((_point, index) => index % 3 === 1);
    const nearest = Math.min(...crest.map((point) => inside(cell, edge, point)));
    expect(tips.length).toBeGreaterThan(8);
    expect(Math.max(...tips.map((tip) => inside(cell, edge, tip)))).toBeLessThan(nearest - 3);
  });

  test('of the other side of a border are other works, and both can be there', () => {
    const [other] = around;
    const one = { at, against: other };
    const back = { at: other, against: at };
    const looks = [[], [one], [back], [one, back]].map((works) =>
      drawMap({ ...map, works: earth(...works) }),
    );
    expect(new Set(looks).size).toBe(4);
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
    expect(looks.filter(hasBadNumbers)).toEqual([]);
  });

  test('along two neighbouring sides meet, along two others do not', () => {
    const [first, second, third] = around;
    const gap = (other: string): number => {
      const crest = pathsOf(map, earth({ at, against: first }, { at, against: other })).at(-1);
      // Each line is drawn by itself: the ends of the one against those of the other.
      const points = crest ?? [];
      const half = points.length / 2;
      return Math.min(...points.slice(0, half).flatMap((a) => points.slice(half).map((b) => distance(a, b))));
    };
    expect(gap(second)).toBeLessThan(0.02);
    expect(gap(third)).toBeGreaterThan(10);
  });

  test.each(KINDS)('of every kind lie within the space that they cover: %s', (kind) => {
    if (!cell) throw new Error(`${at} is not on the board`);
    const points = around.flatMap((against) => pathsOf(map, as(kind, [{ at, against }])).flat());
    expect(points.length).toBeGreaterThan(30);
    for (const [index] of cell.corners.entries()) {
      expect(Math.min(...points.map((point) => inside(cell, index, point)))).toBeGreaterThan(0);
    }
  });

  test('of each kind look otherwise, also side by side, and those of a kind that nobody knows as field works', () => {
    const [first, second] = around;
    const sides = [first, second].map((against) => ({ at, against }));
    const looks = KINDS.map((kind) => drawMap({ ...map, works: as(kind, sides) }));
    const mixed = drawMap({ ...map, works: [...as('wall', sides.slice(0, 1)), ...earth(...sides.slice(1))] });
    expect(new Set([...looks, mixed, drawMap(map)]).size).toBe(KINDS.length + 2);
    expect([...looks, mixed].map(faultOf).filter(Boolean)).toEqual([]);
    expect(looks.filter(hasBadNumbers)).toEqual([]);
  });

  test('are drawn the same every time, and not where there is no border', () => {
    const works = earth({ at, against: around[0] });
    expect(drawMap({ ...map, works })).toBe(drawMap({ ...map, works }));
    const nowhere = earth({ at, against: 'nowhere' }, { at: '', against: at });
    expect(drawMap({ ...map, works: nowhere })).toBe(drawMap(map));
  });
});

test.each(['hex', 'square'] as const)('the sample of works on a %s is a picture', (shape) => {
  const looks = [...KINDS, 'clear' as const].map((kind) => drawWorksSample(shape, kind));
  expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
  expect(looks.filter(hasBadNumbers)).toEqual([]);
  expect(new Set([...looks, drawTerrain(shape, 'hill')]).size).toBe(KINDS.length + 2);
});

import { describe, expect, test } from 'vitest';
import { drawMap } from '../../src/drawing';
import { layOut } from '../../src/drawing/map/board';
import { distance, type Point } from '../../src/drawing/map/point';
import { drawRoads, roadLinks } from '../../src/drawing/map/roads';
import { waterways } from '../../src/drawing/map/waterways';
import { faultOf, hasBadNumbers } from './well-formed';

const drawing = {
  shape: 'hex',
  rows: 9,
  columns: 13,
  size: 100,
  terrain: {},
  objectives: [],
  home: { 'first-row': 'french', 'last-row': 'british' },
} as const;
const board = layOut(drawing);
type Terrain = Readonly<Record<string, string>>;

const linked = (terrain: Terrain): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...roadLinks(board, terrain)].map(([space, edges]) => [
      space,
      edges.map((edge) => board.cells.get(space)?.neighbours[edge] ?? 'off').sort(),
    ]),
  );

/** Both ends of every stretch of road. */
function endsOf(terrain: Terrain): readonly Point[] {
  const running = new Set(Object.keys(terrain).filter((space) => terrain[space] !== 'road'));
  const svg = drawRoads(board, terrain, roadLinks(board, terrain), waterways(board, terrain, running));
  const d = /d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return d.split('M').flatMap((stretch) => {
    const numbers = stretch.split(/[C ]/).map(Number);
    const [x, y] = numbers;
    const [endX, endY] = numbers.slice(-2);
    return x === undefined || y === undefined || endX === undefined || endY === undefined || stretch === ''
      ? []
      : [
          { x, y },
          { x: endX, y: endY },
        ];
  });
}

describe('roads', () => {
  test('lead on to neighbouring roads, bridges and villages, and nowhere else', () => {
    const terrain = {
      ...{ '4:4': 'road', '4:5': 'road', '4:6': 'bridge', '4:3': 'village' },
      ...{ '3:4': 'hill', '5:5': 'woods' },
    };
    expect(linked(terrain)).toEqual({
      '4:3': ['4:4'],
      '4:4': ['4:3', '4:5'],
      '4:5': ['4:4', '4:6'],
      '4:6': ['4:5'],
    });
  });

  test('that would end lead to a building or a ford beside them, or off the board', () => {
    expect(linked({ '4:4': 'road', '4:5': 'road', '4:6': 'castle', '4:3': 'ford' })).toEqual({
      '4:3': ['4:4'],
      '4:4': ['4:3', '4:5'],
      '4:5': ['4:4', '4:6'],
      '4:6': ['4:5'],
    });
    expect(linked({ '4:0': 'road', '4:1': 'road' })).toEqual({ '4:0': ['4:1', 'off'], '4:1': ['4:0'] });
    // One that leads on already passes by.
    const through = Object.fromEntries(['4:3', '4:4', '4:5', '4:6'].map((space) => [space, 'road' as const]));
    expect(linked({ ...through, '5:4': 'windmill' })['5:4']).toBeUndefined();
  });

  test('three of them around a corner make no ring', () => {
    const links = Object.values(linked({ '4:5': 'road', '4:6': 'road', '3:5': 'road' })).flat();
    expect(links).toHaveLength(4);
  });

  test('meet at the same point of their border', () => {
    const ends = endsOf({ '4:4': 'road', '4:5': 'road', '3:5': 'road', '3:6': 'road' });
    const met = ends.filter((a) => ends.filter((b) => distance(a, b) < 0.02).length === 2);
    expect(met).toHaveLength(6);
  });

  test('lead up to the nearer end of a bridge, from both banks', () => {
    const ends = endsOf({
      ...{ '4:4': 'road', '4:5': 'bridge', '4:6': 'road' },
      ...{ '3:5': 'river', '5:4': 'river' },
    });
    const { x: middle = 0 } = board.cells.get('4:5')?.centre ?? {};
    const onDeck = ends.filter(({ x }) => Math.abs(x - middle) < 40);
    expect(onDeck).toHaveLength(2);
    expect(onDeck.map(({ x }) => Math.sign(x - middle)).sort()).toEqual([-1, 1]);
    expect(Math.min(...onDeck.map(({ x }) => Math.abs(x - middle)))).toBeGreaterThan(10);
  });

  test('alone or in crowds make a sound picture, on squares too', () => {
    const crowd = Object.fromEntries([...board.cells.keys()].map((space) => [space, 'road' as const]));
    const squares = { A1: 'road', B1: 'road', B2: 'village', C2: 'road', H6: 'road' } as const;
    const maps = [
      drawMap({ ...drawing, terrain: { '4:6': 'road' } }),
      drawMap({ ...drawing, terrain: crowd }),
      drawMap({ ...drawing, shape: 'square', rows: 6, terrain: squares }),
    ];
    expect(maps.map(faultOf).filter(Boolean)).toEqual([]);
    expect(maps.filter(hasBadNumbers)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { type BorderLook, type GroundLook, PATTERNS, TINTS } from '../../src/core';
import { hexGrid, squareGrid } from '../../src/core/board';
import { drawBorder, drawMap, drawTerrain, type MapDrawing } from '../../src/drawing';
import { layOut } from '../../src/drawing/map/board';
import { outlines } from '../../src/drawing/map/outline';
import { distance } from '../../src/drawing/map/point';
import { alongReach, waterways } from '../../src/drawing/map/waterways';
import { GAMES } from '../../src/rulesets';
import { faultOf, hasBadNumbers } from './well-formed';

const empty: MapDrawing = {
  shape: 'hex',
  rows: 9,
  columns: 13,
  size: 100,
  terrain: {},
  objectives: [],
  home: { 'first-row': 'french', 'last-row': 'british' },
};
const squares: MapDrawing = { ...empty, shape: 'square', rows: 6 };
const map = (more: Partial<MapDrawing>): string => drawMap({ ...empty, ...more });

describe('the layout of the board', () => {
  test.each([
    ['hex', empty, hexGrid(9, 13)],
    ['square', squares, squareGrid(6, 13)],
  ] as const)('has the spaces and the neighbours of the %s grid', (_, drawing, grid) => {
    const { cells } = layOut(drawing);
    expect([...cells.keys()]).toEqual(grid.spaces);
    const reach = drawing.shape === 'hex' ? 1 : 0;
    for (const cell of cells.values()) {
      const { row, column } = grid.position(cell.space);
      const expected = grid.neighbours(cell.space).filter((space) => {
        const other = grid.position(space);
        return reach === 1 || other.row === row || other.column === column;
      });
      expect(cell.neighbours.filter((space) => space !== undefined).sort()).toEqual([...expected].sort());
    }
  });

  test.each([
    ['hex', empty],
    ['square', squares],
  ])('edge n of a %s faces neighbour n', (_, drawing) => {
    const { cells } = layOut(drawing);
    const gaps = [...cells.values()].flatMap((cell) =>
      cell.neighbours.flatMap((space, edge) => {
        const other = cells.get(space ?? '');
        const ends = [...cell.corners, ...cell.corners].slice(edge, edge + 2);
        return ends.map((end) =>
          Math.min(...(other?.corners ?? [end]).map((corner) => distance(corner, end))),
        );
      }),
    );
    expect(gaps.length).toBeGreaterThan(200);
    expect(Math.max(...gaps)).toBeLessThan(1e-6);
  });

  test('rows of hexes are 0.75 of a hex apart and odd ones half a hex to the right', () => {
    const { cells, width, height } = layOut(empty);
    const hex = (2 / Math.sqrt(3)) * 100;
    expect(cells.get('0:0')?.centre).toEqual({ x: 50, y: hex / 2 });
    expect(cells.get('1:0')?.centre.x).toBeCloseTo(100);
    expect(cells.get('1:0')?.centre.y).toBeCloseTo(hex * 1.25);
    expect([width, height]).toEqual([1300, expect.closeTo(hex * 7)]);
  });

  test('the picture is the bounding box of the board, and paper around it where asked for', () => {
    expect(map({}).includes('viewBox="0 0 1300 808.29"')).toBe(true);
    expect(map({ margin: 20 }).includes('viewBox="-20 -20 1340 848.29"')).toBe(true);
    expect(drawMap(squares).includes('viewBox="0 0 1300 600"')).toBe(true);
  });
});

const PATTERNED = PATTERNS.flatMap((pattern) => TINTS.map((tint) => `${pattern} ${tint}` as const));

/** The looks of the grounds of all games, and every pattern that a new one may have. */
const LOOKS: readonly GroundLook[] = [
  ...new Set([
    ...GAMES.flatMap(({ rules }) => Object.values(rules.terrain).map((row) => row.drawn)),
    ...PATTERNED,
  ]),
];

describe('terrain', () => {
  test.each([
    ['hex', '4:6'],
    ['square', 'E4'],
  ] as const)('every ground of the games and every pattern has a look of its own: %s', (shape, space) => {
    const pictures = LOOKS.map((drawn) => map({ shape, terrain: { [space]: drawn } }));
    expect(pictures.map(faultOf).filter(Boolean)).toEqual([]);
    expect(pictures.filter(hasBadNumbers)).toEqual([]);
    expect(new Set(pictures).size).toBe(LOOKS.length);
  });

  test('patterns are told apart without colour', () => {
    const bare = PATTERNS.map((pattern) =>
      map({ terrain: { '4:6': `${pattern} grey` } }).replace(/#[0-9a-f]{6}/g, ''),
    );
    expect(new Set(bare).size).toBe(PATTERNS.length);
  });

  test('clear ground is drawn like ground without a row, and spaces off the board not at all', () => {
    expect(map({ terrain: { '4:6': 'clear', '99:1': 'hill', nowhere: 'woods' } }) === map({})).toBe(true);
  });

  test('adjoining hills have one outline, hills apart two', () => {
    const board = layOut(empty);
    expect(outlines(board, new Set(['4:5', '4:6', '3:5']))).toHaveLength(1);
    expect(outlines(board, new Set(['4:5', '4:8']))).toHaveLength(2);
    expect(outlines(board, new Set(['4:5', '4:6', '3:5']))[0]).toHaveLength(12);
  });

  test('a ring of hills has an outer and an inner outline', () => {
    const ring = hexGrid(9, 13).neighbours('4:6');
    expect(
      outlines(layOut(empty), new Set(ring))
        .map((loop) => loop.length)
        .sort(),
    ).toEqual([18, 6].sort());
  });
});

describe('running water', () => {
  const board = layOut(empty);
  const flow = (terrain: Record<string, string>) => waterways(board, terrain, new Set(Object.keys(terrain)));
  const ends = (terrain: Record<string, string>) =>
    flow(terrain).flatMap((reach) => [alongReach(reach, 0), alongReach(reach, 1)]);

  test('neighbouring stretches meet at the same point of their border', () => {
    const points = ends({ '4:5': 'stream', '4:6': 'stream', '4:7': 'ford', '5:7': 'stream' });
    const met = points.filter((a) => points.filter((b) => distance(a, b) < 1e-6).length === 2);
    expect(met).toHaveLength(6);
  });

  test('a stream with one neighbour runs off the edge of the board, inland it begins as a spring', () => {
    const toEdge = flow({ '0:5': 'stream', '1:5': 'stream' });
    const atEdge = toEdge[0];
    expect(Math.min(...(atEdge ? [alongReach(atEdge, 0).y, alongReach(atEdge, 1).y] : []))).toBeLessThan(28);
    const inland = flow({ '4:5': 'stream', '4:6': 'stream' });
    expect(inland.map((reach) => reach.breadth[0] < 0.02)).toEqual([true, true]);
  });

  test('three spaces of water around a corner make no ring', () => {
    expect(ends({ '4:5': 'stream', '4:6': 'stream', '3:5': 'stream' })).toHaveLength(6);
  });

  test('a river is broader than a stream, and a bridge over it takes its breadth', () => {
    const widest = (terrain: Record<string, string>): number =>
      Math.max(...flow(terrain).flatMap((reach) => reach.breadth));
    expect(widest({ '4:5': 'river', '4:6': 'river' })).toBeGreaterThan(
      widest({ '4:5': 'stream', '4:6': 'stream' }),
    );
    const bridged = flow({ '4:5': 'river', '4:6': 'bridge', '4:7': 'river' }).find((reach) => reach.over);
    expect(bridged?.breadth).toEqual([widest({ '4:5': 'river', '4:6': 'river' }), expect.any(Number)]);
    expect(bridged?.breadth[0]).toBe(bridged?.breadth[1]);
  });
});

describe('borders of squares', () => {
  const rivers = (drawn: 'river' | 'stream' | 'bridge' | 'ford') =>
    drawMap({ ...squares, borders: [{ between: ['B3', 'B4'], drawn }] });

  test('water and the ways over it differ', () => {
    const looks = (['river', 'stream', 'bridge', 'ford'] as const).map(rivers);
    expect(new Set([...looks, drawMap(squares)]).size).toBe(5);
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
  });

  test('a border may be named from either side; spaces that are not neighbours have none', () => {
    const turned = drawMap({ ...squares, borders: [{ between: ['B4', 'B3'], drawn: 'river' }] });
    expect(turned === rivers('river')).toBe(true);
    expect(drawMap({ ...squares, borders: [{ between: ['A1', 'E5'], drawn: 'river' }] })).toBe(
      drawMap(squares),
    );
  });
});

describe('what stands along borders, and roads over any ground', () => {
  const looks = (drawn: BorderLook) => drawMap({ ...squares, borders: [{ between: ['B3', 'B4'], drawn }] });

  test('hedge, wall, field work and water are told apart without colour', () => {
    const words = ['hedge', 'wall', 'fieldwork', 'river', 'stream', 'bridge', 'wide-bridge'] as const;
    const bare = words.map((drawn) => looks(drawn).replace(/#[0-9a-f]{6}/g, ''));
    expect(new Set(bare).size).toBe(bare.length);
    expect(
      looks('hedge') === drawMap({ ...squares, borders: [{ between: ['B4', 'B3'], drawn: 'hedge' }] }),
    ).toBe(true);
  });

  test('a bridge leads over a stream where only streams flow on from it', () => {
    const beside = (drawn: BorderLook) =>
      drawMap({
        ...squares,
        borders: [
          { between: ['A3', 'A4'], drawn },
          { between: ['B3', 'B4'], drawn: 'bridge' },
        ],
      });
    const over = (drawn: BorderLook) =>
      drawMap({
        ...squares,
        borders: [
          { between: ['A3', 'A4'], drawn },
          { between: ['B3', 'B4'], drawn: 'bridge' },
          { between: ['B3', 'B4'], drawn },
        ],
      });
    expect(beside('stream') === over('stream')).toBe(true);
    expect(beside('river') === over('river')).toBe(true);
  });

  test('on hexes a road and the ground beneath it are both drawn, and branches meet it', () => {
    const at = (ground: GroundLook, ...roads: string[][]) => map({ terrain: { '4:4': ground }, roads });
    const road = ['4:3', '4:4', '4:5'];
    for (const ground of ['hill', 'woods', 'village', 'bridge', 'stream'] as const) {
      const maps = [at(ground), at(ground, road), at('clear', road), at('clear')];
      expect(new Set(maps).size, ground).toBe(4);
    }
    // A single hex shows that it has a road, and a branch ends on the road that it meets.
    expect(at('clear', ['4:4'])).not.toBe(at('clear'));
    expect(at('clear', road, ['5:4', '4:4'])).not.toBe(at('clear', road));
  });

  test('a road runs from space to space whatever they are, over corners too', () => {
    const road = (...spaces: string[]) => drawMap({ ...squares, roads: [spaces] });
    const straight = road('B2', 'B3', 'B4');
    expect(faultOf(straight)).toBeUndefined();
    expect(hasBadNumbers(straight)).toBe(false);
    expect(new Set([straight, road('B2', 'C3', 'B4'), road('B2', 'B3'), drawMap(squares)]).size).toBe(4);
    expect(road() === drawMap(squares)).toBe(true);
    expect(road('nowhere') === drawMap(squares)).toBe(true);
  });
});

describe('objectives and homes', () => {
  test('show the nations in their colours', () => {
    const wanted = map({ objectives: [{ space: '0:4', nation: 'russian' }] });
    expect(faultOf(wanted)).toBeUndefined();
    expect(wanted === map({ objectives: [{ space: '0:4', nation: 'spanish' }] })).toBe(false);
    expect(map({ home: { 'first-row': 'russian', 'last-row': 'french' } }) === map({})).toBe(false);
    expect(map({ objectives: [{ space: 'nowhere', nation: 'russian' }] }) === map({})).toBe(true);
  });
});

test('the same map is drawn the same every time', () => {
  const terrain = {
    '4:6': 'hill',
    '4:7': 'woods',
    '5:5': 'village',
    '6:6': 'stream',
    '2:2': 'marsh',
    '2:3': 'rows green',
  } as const;
  const [first, again] = [map({ terrain }), map({ terrain })];
  expect(first === again).toBe(true);
});

describe('the sample of a border', () => {
  const rows = GAMES.flatMap(({ rules }) => Object.values(rules.borders));
  const words = [...new Set(['clear' as const, ...rows.map(({ drawn }) => drawn)])];

  test.each(['hex', 'square'] as const)(
    'is a picture of its own for every border of the games: %s',
    (shape) => {
      const samples = words.map((word) => drawBorder(shape, word));
      expect(samples.map(faultOf).filter(Boolean)).toEqual([]);
      expect(samples.some(hasBadNumbers)).toBe(false);
      expect(new Set(samples).size).toBe(words.length);
    },
  );
});

describe('the sample of a terrain', () => {
  const samples = (['hex', 'square'] as const).flatMap((shape) =>
    LOOKS.map((word) => [shape, word] as const),
  );

  test.each(samples)('is a picture by itself: %s, %s', (shape, word) => {
    const svg = drawTerrain(shape, word);
    expect(faultOf(svg)).toBeUndefined();
    expect(hasBadNumbers(svg)).toBe(false);
  });

  test('looks different for every word', () => {
    expect(new Set(LOOKS.map((word) => drawTerrain('hex', word))).size).toBe(LOOKS.length);
  });
});

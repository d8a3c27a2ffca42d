import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardOf,
  CORNERS,
  degreesOf,
  FACINGS,
  type Facing,
  frontsOf,
  hexGrid,
  squareGrid,
} from '../../src/core';

const HEXES = boardOf(hexGrid(9, 13));
const SQUARES = boardOf(squareGrid(9, 12));

/** Degrees clockwise from north of the ways to look at squares and at the corners of hexes. */
const DEGREES: Readonly<Record<'hex' | 'square', Readonly<Partial<Record<Facing, number>>>>> = {
  hex: { n: 0, ne: 60, se: 120, s: 180, sw: 240, nw: 300 },
  square: { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 },
};

/** The centre of a space, drawn with sides of one. */
function centreOf(board: Board, space: number): readonly [x: number, y: number] {
  const [row, column] = [board.row(space), board.column(space)];
  if (board.grid.kind === 'square') return [column, row];
  return [Math.sqrt(3) * (column + (row & 1) / 2), 1.5 * row];
}

/** The bearing as it would be measured on the map, to the right as more than none, to the left as less. */
function measured(board: Board, from: number, facing: Facing, to: number): number {
  const [x, y] = centreOf(board, from);
  const [there, down] = centreOf(board, to);
  const degrees = (Math.atan2(there - x, y - down) * 180) / Math.PI;
  const off = degrees - (DEGREES[board.grid.kind][facing] ?? 0);
  return ((((off + 180) % 360) + 360) % 360) - 180;
}

const pairs = (board: Board) =>
  fc.record({
    from: fc.nat(board.size - 1),
    to: fc.nat(board.size - 1),
    facing: fc.constantFrom(...frontsOf(board).facings),
  });

describe.each([
  ['hexes', HEXES, 30],
  ['squares', SQUARES, 45],
] as const)('facings on %s', (_, board, step) => {
  const fronts = frontsOf(board);

  test('a bearing is what is measured on the map: exact at whole steps, halfway between them elsewhere', () => {
    fc.assert(
      fc.property(pairs(board), ({ from, to, facing }) => {
        const bearing = fronts.bearing(from, facing, to);
        const off = from === to ? 0 : Math.abs(measured(board, from, facing, to));
        const nearest = Math.round(off / step) * step;
        const isExact = Math.abs(off - nearest) < 1e-6;
        expect(bearing).toBe(isExact ? nearest : (Math.floor(off / step) + 0.5) * step);
      }),
    );
  });

  test('the right is the right', () => {
    fc.assert(
      fc.property(pairs(board), ({ from, to, facing }) => {
        const off = from === to ? 0 : measured(board, from, facing, to);
        const isStraight = Math.abs(off) < 1e-6 || Math.abs(off) > 180 - 1e-6;
        expect(fronts.side(from, facing, to)).toBe(isStraight ? 0 : Math.sign(off));
      }),
    );
  });

  test('front, flank and rear are all the neighbours, each in one of them, and as `zoneOf` says', () => {
    fc.assert(
      fc.property(pairs(board), ({ from, facing }) => {
        const zones = (['front', 'flank', 'rear'] as const).map((zone) => {
          const spaces = fronts.beside(from, facing, zone).list();
          for (const space of spaces) expect(fronts.zoneOf(from, facing, space)).toBe(zone);
          return spaces;
        });
        expect(zones.flat().sort((a, b) => a - b)).toEqual([...(board.around[from] ?? [])]);
      }),
    );
  });

  test('who turns about has his front where his rear lines were: bearings add up to half a turn', () => {
    fc.assert(
      fc.property(pairs(board), ({ from, to, facing }) => {
        fc.pre(from !== to);
        const about = fronts.turned(facing, fronts.facings.length / 2);
        expect(fronts.bearing(from, about, to)).toBe(180 - fronts.bearing(from, facing, to));
      }),
    );
  });

  test('turning is a round: steps add up, and the way back is as long', () => {
    const steps = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...fronts.facings), steps, steps, (facing, a, b) => {
        const { length } = fronts.facings;
        expect(fronts.turned(fronts.turned(facing, a), b)).toBe(fronts.turned(facing, a + b));
        const there = fronts.turned(facing, a);
        expect(fronts.turns(facing, there)).toBe(fronts.turns(there, facing));
        const around = Math.abs(a) % length;
        expect(fronts.turns(facing, there)).toBe(Math.min(around, length - around));
      }),
    );
  });
});

test('R002-56: two hexes ahead, two on the flanks, two behind', () => {
  const fronts = frontsOf(HEXES);
  expect(fronts.facings).toEqual(CORNERS);
  const at = HEXES.number('4:4');
  const named = (facing: Facing, zone: 'front' | 'flank' | 'rear') =>
    fronts
      .beside(at, facing, zone)
      .list()
      .map((space) => HEXES.name(space));
  expect(named('n', 'front')).toEqual(['3:3', '3:4']);
  expect(named('n', 'flank')).toEqual(['4:3', '4:5']);
  expect(named('n', 'rear')).toEqual(['5:3', '5:4']);
  expect(named('ne', 'front')).toEqual(['3:4', '4:5']);
  expect(named('s', 'front')).toEqual(['5:3', '5:4']);
});

test('AMB-002-13: at a distance all less than a straight flank line is front, the line itself is flank', () => {
  const fronts = frontsOf(HEXES);
  const zone = (to: string) => fronts.zoneOf(HEXES.number('4:4'), 'n', HEXES.number(to));
  expect([zone('2:4'), zone('3:7'), zone('4:8'), zone('5:7'), zone('8:4')]).toEqual([
    'front',
    'front',
    'flank',
    'flank',
    'rear',
  ]);
});

test('T003-21: three squares ahead, four on the flanks, one behind; a corner is a way to look', () => {
  const fronts = frontsOf(SQUARES);
  expect(fronts.facings).toEqual(FACINGS);
  const at = SQUARES.number('D4');
  const named = (zone: 'front' | 'flank' | 'rear') =>
    fronts
      .beside(at, 'ne', zone)
      .list()
      .map((space) => SQUARES.name(space));
  expect(named('front')).toEqual(['D3', 'E3', 'E4']);
  expect(named('flank')).toEqual(
    ['C3', 'E5', 'C4', 'D5'].sort((a, b) => SQUARES.number(a) - SQUARES.number(b)),
  );
  expect(named('rear')).toEqual(['C5']);
});

test.each(['hex', 'square'] as const)('every way to look on a %s has its degrees', (kind) => {
  const { facings } = frontsOf(kind === 'hex' ? HEXES : SQUARES);
  expect(Object.fromEntries(facings.map((facing) => [facing, degreesOf(facing, kind)]))).toEqual(
    DEGREES[kind],
  );
});

test('where nobody can look is said', () => {
  expect(() => frontsOf(HEXES).turned('e', 1)).toThrow('nobody looks e on this board');
  expect(() => frontsOf(HEXES).bearing(0, 'w', 1)).toThrow('n, ne, se, s, sw, nw are known');
});

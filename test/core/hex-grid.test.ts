import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexGrid } from '../../src/core';

const grid = hexGrid(9, 13);
const space = fc.constantFrom(...grid.spaces);

describe('the hex board (rules/hex-rules.md section 0)', () => {
  test('GEO-1, GEO-2: 13 by 9 hexes, odd rows one shorter: 113', () => {
    expect(grid.spaces).toHaveLength(113);
    expect(grid.has('0:12')).toBe(true);
    expect(grid.has('1:12')).toBe(false);
  });

  test('GEO-7: neighbours of an even and of an odd row', () => {
    expect(grid.neighbours('4:4')).toEqual(['3:3', '3:4', '4:3', '4:5', '5:3', '5:4']);
    expect(grid.neighbours('3:4')).toEqual(['2:4', '2:5', '3:3', '3:5', '4:4', '4:5']);
    expect(grid.neighbours('0:0')).toEqual(['0:1', '1:0']);
  });

  test.each([
    ['6:6', '3:4', 3],
    ['8:0', '0:12', 16],
    ['7:1', '5:4', 4],
    ['2:2', '5:2', 3],
  ])('GEO-8: from %s to %s is %i', (from, to, distance) => {
    expect(grid.distance(from, to)).toBe(distance);
  });

  test('GEO-9: toward the own side', () => {
    expect(grid.towards('4:4', 'last-row')).toEqual(['5:3', '5:4']);
    expect(grid.towards('4:4', 'first-row')).toEqual(['3:3', '3:4']);
    expect(grid.towards('8:4', 'last-row')).toEqual([]);
  });

  test('GEO-10: a line through hexes, and one that runs along a shared edge', () => {
    expect(grid.line('4:4', '4:7')).toEqual([['4:5'], ['4:6']]);
    expect(grid.line('4:4', '2:4')).toEqual([['3:3', '3:4']]);
    expect(grid.line('6:4', '2:4')).toEqual([['5:3', '5:4'], ['4:4'], ['3:3', '3:4']]);
  });

  test('GEO-10: a shallow line passes the rims of more hexes than the distance counts', () => {
    expect(grid.distance('4:1', '5:6')).toBe(6);
    expect(grid.line('4:1', '5:6')).toEqual([['4:2'], ['4:3'], ['5:3'], ['4:4'], ['5:4'], ['5:5']]);
  });

  test('a line along the rim of the board has no second hex that could block', () => {
    expect(grid.line('0:0', '2:0')).toEqual([]);
  });
});

describe('on every pair of hexes', () => {
  test('distance is a metric whose steps are neighbours', () => {
    fc.assert(
      fc.property(space, space, space, (a, b, c) => {
        const ab = grid.distance(a, b);
        expect(grid.distance(b, a)).toBe(ab);
        expect(ab === 0).toBe(a === b);
        expect(ab).toBeLessThanOrEqual(grid.distance(a, c) + grid.distance(c, b));
        expect(grid.neighbours(a).includes(b)).toBe(ab === 1);
      }),
    );
  });

  test('lines are the same both ways and lead from neighbour to neighbour', () => {
    fc.assert(
      fc.property(space, space, (a, b) => {
        const there = grid.line(a, b).map((step) => [...step].sort().join());
        const back = grid.line(b, a).map((step) => [...step].sort().join());
        expect(new Set(there)).toEqual(new Set(back));
        for (const step of grid.line(a, b)) {
          for (const each of step) {
            expect(grid.distance(a, each)).toBeGreaterThan(0);
            expect(grid.distance(a, each) + grid.distance(each, b)).toBeLessThanOrEqual(
              grid.distance(a, b) + 1,
            );
          }
        }
      }),
    );
  });

  test('a line passes the hex of every point of the straight walk', () => {
    fc.assert(
      fc.property(space, space, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (a, b, t) => {
        const centre = (id: string) => {
          const { row, column } = grid.position(id);
          return { x: Math.sqrt(3) * (column + (row % 2) / 2), y: 1.5 * row };
        };
        const [from, to] = [centre(a), centre(b)];
        const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
        const byDistance = grid.spaces
          .map((id) => ({ id, d: Math.hypot(centre(id).x - point.x, centre(id).y - point.y) }))
          .sort((p, q) => p.d - q.d);
        const [nearest, second] = byDistance;
        if (!nearest || !second || second.d - nearest.d < 1e-6) return;
        // Only inside the nearest hex's own circle is it sure that the point is on the board.
        if (nearest.d > 0.86) return;
        expect([a, b, ...grid.line(a, b).flat()]).toContain(nearest.id);
      }),
      { numRuns: 2000 },
    );
  });
});

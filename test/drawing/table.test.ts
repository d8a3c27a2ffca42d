// The table below the map: surfaces, and the sheet with title, compass and scale.
import { describe, expect, test } from 'vitest';
import { cartoucheOf, drawMount, drawSurface, MOUNT } from '../../src/drawing';
import { splitTitle } from '../../src/foundry/canvas/map/split-title';
import { fitted, withSheet } from '../../src/foundry/geometry/fitted';
import { faultOf } from './well-formed';

const BOARD = { width: 1560, height: 970, space: 120, scale: 'hex', isTurned: false } as const;

test('surfaces and the sheet are well formed, and no surface is like another', () => {
  const surfaces = (['desk', 'wood', 'baize'] as const).map(drawSurface);
  const all = [...surfaces, drawMount(BOARD), drawMount({ ...BOARD, isTurned: true })];
  expect(all.flatMap((svg) => faultOf(svg) ?? [])).toEqual([]);
  expect(new Set(all).size).toBe(5);
});

test('a word from a file can break nothing of the sheet', () => {
  expect(faultOf(drawMount({ ...BOARD, scale: '</text><script>&' }))).toBeUndefined();
});

test('the cartouche stands beside the board and within its sheet', () => {
  const { x, y, width, height } = cartoucheOf(BOARD);
  expect(x - width / 2).toBeGreaterThan(BOARD.width + 40);
  expect(x + width / 2).toBeLessThan(BOARD.width + MOUNT.legend);
  expect([y - height / 2 > 0, y + height / 2 < BOARD.height]).toEqual([true, true]);
});

test.each([
  ['Rolica, 17 August 1808', 'Rolica', '17 August 1808'],
  ['Rolica, the heights', 'Rolica, the heights', ''],
  ['The Farm, at Lindach, May 1809', 'The Farm, at Lindach', 'May 1809'],
  ['', '', ''],
])('the title “%s” has a name and a date', (title, name, date) => {
  expect(splitTitle(title)).toEqual({ name, date });
});

describe('a board with the sheet around it', () => {
  const map = { width: 1560, height: 970 };
  const sheet = { edge: 62, legend: 268 };
  const room = (width: number, height: number) => ({ window: { width, height }, obstacles: [], map });

  test.each([
    [960, 540],
    [1366, 768],
    [1920, 1080],
    [3440, 1440],
    [800, 1400],
  ])('is hardly smaller for it: %d by %d', (width, height) => {
    const { scale } = withSheet(room(width, height), sheet);
    expect(scale).toBeGreaterThanOrEqual(fitted(room(width, height)).scale * 0.92);
  });

  test('moves aside for the legend where there is room', () => {
    const { left, right, scale } = withSheet(room(3440, 1440), sheet);
    expect(right - left).toBeCloseTo(1560 * scale);
    expect(left).toBeCloseTo((3440 - (62 + 1560 + 268) * scale) / 2 + 62 * scale);
  });

  test('gives up a little of its size before the sheet is cut off', () => {
    const { left, right, scale } = withSheet(room(1840, 970), sheet);
    expect(left - sheet.edge * scale).toBeGreaterThanOrEqual(-1e-9);
    expect(right + sheet.legend * scale).toBeLessThanOrEqual(1840 + 1e-9);
    expect(scale).toBeLessThan(1);
  });

  test('lies behind the sidebar whole where there is no room', () => {
    const sidebar = { left: 700, top: 0, right: 1000, bottom: 400 };
    const among = { ...room(1000, 400), obstacles: [sidebar] };
    const place = withSheet(among, sheet);
    expect(place.right).toBe(sidebar.left);
    expect(place.scale).toBe(fitted(among).scale);
  });
});

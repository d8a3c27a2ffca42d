import { describe, expect, test } from 'vitest';
import { type Box, fitted, overlaps } from '../../src/foundry/geometry/fitted';

const WINDOW = { width: 1000, height: 600 };
const MAP = { width: 1300, height: 800 };
const SIDEBAR: Box = { left: 700, top: 0, right: 1000, bottom: 600 };
const PANEL: Box = { left: 90, top: 0, right: 690, bottom: 70 };
const HAND: Box = { left: 200, top: 520, right: 600, bottom: 600 };
const PLAYERS: Box = { left: 0, top: 500, right: 180, bottom: 600 };

describe('the room that is left for the map', () => {
  test('is the whole window where nothing stands over it', () => {
    const { scale, left, right } = fitted({ window: WINDOW, obstacles: [], map: MAP });
    expect(scale).toBe(0.75);
    expect([left, right]).toEqual([12.5, 987.5]);
  });

  test('is beside all that stands over it', () => {
    const obstacles = [SIDEBAR, PANEL, HAND, PLAYERS];
    const place = fitted({ window: WINDOW, obstacles, map: MAP });
    expect(obstacles.filter((other) => overlaps(place, other))).toEqual([]);
    // Above the list of players there is more room than beside it.
    expect(place.left).toBeLessThan(PLAYERS.right);
    expect(place.bottom).toBeLessThanOrEqual(PLAYERS.top);
  });

  test('is beside a thing where that leaves more than above it', () => {
    const tower: Box = { left: 0, top: 60, right: 120, bottom: 600 };
    const place = fitted({ window: WINDOW, obstacles: [tower], map: MAP });
    expect(place.left).toBeGreaterThanOrEqual(tower.right);
    expect(place.scale).toBeCloseTo(880 / 1300);
  });
});

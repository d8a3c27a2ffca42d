import { describe, expect, test } from 'vitest';
import { clearPlace } from '../../src/foundry/canvas/popovers/clear-place';
import type { Box } from '../../src/foundry/geometry/fitted';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const ROOM = box(0, 0, 700, 600);
const WIDER = box(0, 0, 1000, 600);
const around = {
  obstacles: [],
  anchor: { x: 300, y: 300 },
  avoided: [],
  isNear: false,
  room: ROOM,
  wider: WIDER,
};

describe('a place over nothing that matters', () => {
  test('is the usual one where that is clear', () => {
    const usual = box(320, 300, 100, 100);
    expect(clearPlace(usual, { ...around, matter: [box(0, 0, 50, 50)] })).toEqual(usual);
  });

  test('is as near as can be for what has buttons', () => {
    const place = clearPlace(box(600, 500, 100, 100), {
      ...around,
      isNear: true,
      matter: [box(290, 290, 20, 20)],
    });
    expect(place.left).toBeLessThanOrEqual(318);
  });

  test('is the nearest one to what it is about, and over nothing else that stands there', () => {
    const matter = [box(250, 250, 200, 100)];
    const other = box(250, 360, 200, 100);
    const place = clearPlace(box(320, 300, 100, 60), { ...around, matter, obstacles: [other] });
    expect(place.bottom).toBeLessThanOrEqual(250);
    expect(place.bottom).toBeGreaterThan(230);
  });

  test('is over the sidebar where the map has no room', () => {
    const matter = [box(0, 0, 650, 600)];
    const place = clearPlace(box(320, 300, 300, 200), { ...around, matter });
    expect(place.left).toBeGreaterThanOrEqual(650);
    expect(place.right).toBeLessThanOrEqual(WIDER.right);
  });

  test('hides as little as can be where there is no clear one at all', () => {
    const matter = [box(0, 0, 1000, 500)];
    const place = clearPlace(box(320, 100, 300, 200), { ...around, matter });
    expect(place.top).toBe(400);
  });

  test('hides no piece where another place is as near', () => {
    const matter = [box(280, 280, 40, 40)];
    const avoided = [
      { x: 300, y: 240 },
      { x: 240, y: 300 },
      { x: 300, y: 360 },
    ];
    const place = clearPlace(box(260, 260, 80, 80), { ...around, matter, avoided });
    expect(place.left).toBeGreaterThanOrEqual(320);
  });
});

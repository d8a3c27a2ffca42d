// Where the card of the coach stands: beside what it is about, over nothing that matters.
import { expect, test } from 'vitest';
import { coachPlace, markAround } from '../../src/foundry/applications/lesson/coach-place';
import type { Box } from '../../src/foundry/geometry/fitted';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const size = { width: 300, height: 240 };
const room = box(8, 8, 1030, 744);
const panel = box(92, 8, 860, 74);
const hand = box(312, 614, 540, 148);

test('wherever a unit stands, neither it nor panel nor hand is covered', () => {
  for (let x = 120; x < 960; x += 60) {
    for (let y = 90; y < 560; y += 60) {
      const unit = box(x, y, 66, 60);
      const place = coachPlace({
        size,
        room,
        about: [unit],
        kept: [panel, hand],
        spared: [],
        now: undefined,
      });
      for (const other of [unit, panel, hand]) expect(overlaps(place, other), `${x} ${y}`).toBe(false);
      expect(place.left >= room.left && place.right <= room.right && place.bottom <= room.bottom).toBe(true);
    }
  }
});

test('it stays where it is as long as it hides nothing, and goes where it does', () => {
  const about = [box(500, 300, 66, 60)];
  const wanted = { size, room, about, kept: [panel, hand], spared: [] };
  const now = coachPlace({ ...wanted, now: undefined });
  expect(coachPlace({ ...wanted, about: [box(520, 300, 20, 20)], now })).toBe(now);
  const menu = box(now.left + 10, now.top + 10, 80, 40);
  expect(overlaps(coachPlace({ ...wanted, kept: [panel, hand, menu], now }), menu)).toBe(false);
});

test('it goes when what it is about comes so near that it covers the mark around that', () => {
  const wanted = { size, room, kept: [panel, hand], spared: [] };
  const now = box(200, 200, 300, 279);
  const about = [box(460, 480, 160, 20)];
  const place = coachPlace({ ...wanted, size: { width: 300, height: 279 }, about, now });
  expect(overlaps(place, markAround(about[0] as Box))).toBe(false);
});

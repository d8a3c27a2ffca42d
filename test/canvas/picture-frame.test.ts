import { expect, test } from 'vitest';
import type { MapPicture } from '../../src/core';
import {
  cornerNear,
  cornersOf,
  isInFrame,
  movedBy,
  pictureFrame,
  scaledBy,
} from '../../src/foundry/geometry/picture-frame';

const plain: MapPicture = { file: 'map.png' };
const frameOf = (picture: MapPicture) => pictureFrame(picture, 12, 2);

test('a picture covers the width of the board in its own proportions until it is scaled', () => {
  expect(frameOf(plain)).toEqual({ x: 0, y: 0, width: 12, height: 6 });
  expect(frameOf({ ...plain, left: -1, top: 2, width: 8, height: 8 })).toEqual({
    ...{ x: -1, y: 2 },
    ...{ width: 8, height: 8 },
  });
});

test('it is moved within limits, in hundredths of a space', () => {
  expect(movedBy({ ...plain, left: 1 }, { x: 0.123, y: -2 })).toEqual({ ...plain, left: 1.12, top: -2 });
  expect(movedBy(plain, { x: 1e9, y: -1e9 })).toEqual({ ...plain, left: 100, top: -100 });
});

test('a corner that is pulled leaves the opposite one where it is', () => {
  const opposite = [2, 3, 0, 1];
  for (const picture of [plain, { ...plain, left: 1, top: 1, width: 10, height: 4 }]) {
    const frame = frameOf(picture);
    for (const corner of [0, 1, 2, 3]) {
      const after = frameOf(scaledBy(picture, frame, corner, { x: 1, y: 0.5 }));
      const [still, then] = [frame, after].map((each) => cornersOf(each)[opposite[corner] ?? 0]);
      expect(then?.x).toBeCloseTo(still?.x ?? 0, 1);
      expect(then?.y).toBeCloseTo(still?.y ?? 0, 1);
    }
  }
});

test('it keeps its proportions unless it has a height of its own, and never vanishes', () => {
  const frame = frameOf(plain);
  expect(frameOf(scaledBy(plain, frame, 2, { x: 2, y: 5 }))).toMatchObject({ width: 14, height: 7 });
  const own = { ...plain, width: 12, height: 6 };
  expect(scaledBy(own, frame, 2, { x: 2, y: 5 })).toMatchObject({ width: 14, height: 11 });
  expect(scaledBy(own, frame, 2, { x: -99, y: -99 })).toMatchObject({ width: 0.5, height: 0.5 });
});

test('its corners are taken from nearby, and it is taken anywhere else inside', () => {
  const frame = frameOf(plain);
  expect(cornerNear(frame, { x: 12.1, y: 5.9 }, 0.3)).toBe(2);
  expect(cornerNear(frame, { x: 6, y: 3 }, 0.3)).toBeUndefined();
  expect(isInFrame(frame, { x: 6, y: 3 })).toBe(true);
  expect(isInFrame(frame, { x: 6, y: 6.5 })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import {
  distance,
  placeBeside,
  shiftedBy,
  shiftOff,
  type Wanted,
} from '../../src/foundry/canvas/popovers/place-beside';
import { type Box, overlaps } from '../../src/foundry/geometry/fitted';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const ROOM = box(0, 0, 1000, 800);
const CENTRE = { x: 500, y: 400 };
/** The width of a hex. */
const HEX = 100;
/** The piece in the middle of a hex, so many hexes and half hexes away. */
const piece = (columns: number, rows: number): Box =>
  box(CENTRE.x + columns * HEX - 40, CENTRE.y + rows * 87 - 35, 80, 70);
const OWN = piece(0, 0);
const AROUND = [piece(-1, 0), piece(1, 0), piece(-0.5, -1), piece(0.5, -1), piece(-0.5, 1), piece(0.5, 1)];

const wanted: Wanted = {
  size: { width: 160, height: 40 },
  centre: CENTRE,
  reach: 1.5 * HEX,
  where: 'below',
  matter: [OWN],
  open: [],
  obstacles: [],
  spared: [],
  room: ROOM,
  wider: null,
  before: undefined,
};

const isClear = (place: Box, ...others: readonly Box[]) => !others.some((other) => overlaps(place, other));

describe('an element beside a unit', () => {
  test('is placed right beside it, on the preferred side', () => {
    expect(placeBeside(wanted).top - OWN.bottom).toBeLessThan(6);
    expect(OWN.top - placeBeside({ ...wanted, where: 'above' }).bottom).toBeLessThan(6);
    expect(placeBeside({ ...wanted, where: 'right' }).left).toBeGreaterThanOrEqual(OWN.right);
    expect(placeBeside({ ...wanted, where: 'left' }).right).toBeLessThanOrEqual(OWN.left);
  });

  test('is in line with it', () => {
    const { left, right } = placeBeside(wanted);
    expect(Math.abs((left + right) / 2 - CENTRE.x)).toBeLessThan(6);
  });

  test('takes another side if pieces that matter are on the preferred one', () => {
    const enemies = [piece(-0.5, 1), piece(0.5, 1), piece(0, 2)];
    const place = placeBeside({ ...wanted, matter: [OWN, ...enemies] });
    expect(isClear(place, OWN, ...enemies)).toBe(true);
    expect(distance(place, CENTRE)).toBeLessThan(HEX / 2);
  });

  test('covers no number of a target, however near', () => {
    const badge = box(CENTRE.x - 20, OWN.bottom + 10, 40, 24);
    const place = placeBeside({ ...wanted, matter: [OWN, badge] });
    expect(isClear(place, badge)).toBe(true);
    expect(distance(place, CENTRE)).toBeLessThanOrEqual(1.5 * HEX);
  });

  test('stays within one and a half hexes between pieces that matter all around', () => {
    const place = placeBeside({ ...wanted, size: { width: 90, height: 30 }, matter: [OWN, ...AROUND] });
    expect(distance(place, CENTRE)).toBeLessThanOrEqual(1.5 * HEX);
    expect(isClear(place, OWN, ...AROUND)).toBe(true);
  });

  test('finds a gap that is but one pixel larger than itself', () => {
    const around = [
      box(0, 0, 1000, 403),
      box(0, 444, 1000, 356),
      box(0, 403, 561, 41),
      box(722, 403, 278, 41),
    ];
    const place = placeBeside({ ...wanted, matter: around });
    expect(isClear(place, ...around)).toBe(true);
    expect(distance(place, CENTRE)).toBeLessThanOrEqual(wanted.reach);
  });

  test('covers no other piece if another side is as good', () => {
    const friend = { box: piece(0, 1), worth: 30 };
    const place = placeBeside({ ...wanted, spared: [friend] });
    expect(isClear(place, friend.box)).toBe(true);
    expect(distance(place, CENTRE)).toBeLessThan(HEX);
  });

  test('covers a piece without orders rather than one that can be ordered next', () => {
    const everywhere = [...AROUND, piece(-1.5, -1), piece(1.5, -1), piece(-1.5, 1), piece(1.5, 1)];
    const spared = everywhere.map((each, index) => ({ box: each, worth: index === 1 ? 30 : 90 }));
    const size = { width: 60, height: 40 };
    const place = placeBeside({ ...wanted, size, reach: 0.8 * HEX, spared });
    expect(isClear(place, ...everywhere.filter((_, index) => index !== 1))).toBe(true);
  });

  test('is never over another element', () => {
    const card = box(CENTRE.x - 100, OWN.bottom, 200, 200);
    expect(isClear(placeBeside({ ...wanted, obstacles: [card] }), card, OWN)).toBe(true);
  });

  test('stays in the room of the map', () => {
    const centre = { x: 980, y: 790 };
    const place = placeBeside({ ...wanted, centre, matter: [box(940, 755, 80, 70)] });
    expect(place.right).toBeLessThanOrEqual(ROOM.right);
    expect(place.bottom).toBeLessThanOrEqual(ROOM.bottom);
    expect(distance(place, centre)).toBeLessThanOrEqual(1.5 * HEX);
  });
});

describe('with destinations all around', () => {
  const rings = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3].map((column) => piece(column + (row % 2 === 0 ? 0 : 0.5), row)),
  );
  const open = rings.filter((each) => !overlaps(each, OWN));

  test('buttons stay within reach, over the least of them and over no piece', () => {
    const enemy = piece(1, 0);
    const place = placeBeside({ ...wanted, open, matter: [OWN, enemy] });
    expect(distance(place, CENTRE)).toBeLessThanOrEqual(1.5 * HEX);
    expect(isClear(place, OWN, enemy)).toBe(true);
  });

  test('an element without buttons goes to the nearest free position beyond them', () => {
    const place = placeBeside({ ...wanted, open, wider: ROOM });
    expect(isClear(place, OWN, ...open)).toBe(true);
    expect(distance(place, CENTRE)).toBeLessThan(3.5 * HEX);
  });

  test('it is over the sidebar if the map has no room for it', () => {
    const wider = box(0, 0, 1300, 800);
    const place = placeBeside({ ...wanted, matter: [OWN, ROOM], wider });
    expect(place.left).toBeGreaterThanOrEqual(ROOM.right);
  });

  test('it covers as little as possible if no position is free', () => {
    const place = placeBeside({ ...wanted, matter: [box(0, 0, 1000, 780)], wider: ROOM });
    expect(place.bottom).toBeGreaterThan(790);
  });
});

describe('while the same unit is selected', () => {
  const first = placeBeside(wanted);

  test('it keeps its position although a nearer one has become free', () => {
    const note = box(CENTRE.x - 100, OWN.bottom, 200, 60);
    const before = placeBeside({ ...wanted, obstacles: [note] });
    expect(before).not.toEqual(first);
    expect(placeBeside({ ...wanted, before })).toEqual(before);
  });

  test('it keeps its position beside the unit when that moves', () => {
    const step = { x: HEX, y: 0 };
    const place = placeBeside({
      ...wanted,
      centre: { x: CENTRE.x + HEX, y: CENTRE.y },
      matter: [shiftedBy(OWN, step)],
      before: shiftedBy(first, step),
    });
    expect(place).toEqual(shiftedBy(first, step));
  });

  test('it keeps the edge beside the unit when its size changes', () => {
    const place = placeBeside({ ...wanted, size: { width: 160, height: 90 }, before: first });
    expect([place.top, place.left]).toEqual([first.top, first.left]);
  });

  test('it makes room for a piece that now matters', () => {
    const enemy = piece(0, 1);
    const place = placeBeside({ ...wanted, matter: [OWN, enemy], before: first });
    expect(isClear(place, OWN, enemy)).toBe(true);
  });
});

describe('an arrow at the edge of a space', () => {
  test('is shifted off a number by the shortest way, and not at all without one', () => {
    const arrow = box(100, 100, 24, 24);
    const number = box(100, 94, 40, 10);
    expect(shiftOff(arrow, [number], 24)).toEqual({ x: 0, y: 4 });
    expect(shiftOff(arrow, [box(200, 200, 9, 9)], 24)).toEqual({ x: 0, y: 0 });
  });

  test('stays in its place if the way would be too long', () => {
    expect(shiftOff(box(100, 100, 24, 24), [box(0, 0, 300, 300)], 24)).toEqual({ x: 0, y: 0 });
  });
});

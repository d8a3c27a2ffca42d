import { describe, expect, test } from 'vitest';
import { spotPlace } from '../../src/foundry/canvas/beside/spot-place';

const room = { left: 0, top: 0, right: 1000, bottom: 800 };
const wanted = {
  centre: { x: 500, y: 400 },
  half: { x: 50, y: 58 },
  size: { width: 200, height: 100 },
  where: 'right' as const,
  keepsFree: false,
  room,
  taken: [],
  spared: [],
};

describe('what stands beside a space', () => {
  test('stands right beside it', () => {
    expect(spotPlace(wanted)).toEqual({ left: 558, top: 350, right: 758, bottom: 450 });
  });

  test('leaves the spaces around it free where there is room', () => {
    expect(spotPlace({ ...wanted, keepsFree: true }).left).toBe(658);
    expect(spotPlace({ ...wanted, keepsFree: true, where: 'left' }).right).toBe(342);
    expect(spotPlace({ ...wanted, keepsFree: true, where: 'above' }).bottom).toBe(247);
    const narrow = { ...room, left: 300, right: 760, top: 300, bottom: 500 };
    expect(spotPlace({ ...wanted, keepsFree: true, room: narrow }).left).toBe(558);
  });

  test('changes sides where there is no room', () => {
    expect(spotPlace({ ...wanted, centre: { x: 900, y: 400 } }).right).toBe(842);
    expect(spotPlace({ ...wanted, where: 'below', centre: { x: 500, y: 760 } }).bottom).toBeLessThan(760);
  });

  test('hides nothing else that stands beside a space', () => {
    const card = spotPlace(wanted);
    expect(spotPlace({ ...wanted, taken: [card] }).right).toBe(442);
  });

  test('goes where it hides fewest pieces', () => {
    const spared = [{ x: 700, y: 400 }];
    expect(spotPlace({ ...wanted, keepsFree: true, spared }).right).toBe(342);
  });

  test('rather comes a little nearer than hide what stands around', () => {
    const spared = [{ x: 400, y: 400 }];
    const narrow = { ...room, left: 250, right: 840 };
    expect(spotPlace({ ...wanted, keepsFree: true, room: narrow, spared }).left).toBe(640);
    // Not so near that it would hide the spaces around after all.
    const tight = { ...room, left: 250, right: 800, top: 300, bottom: 500 };
    expect(spotPlace({ ...wanted, keepsFree: true, room: tight, spared }).left).toBe(558);
  });

  test('hides a piece already by half', () => {
    const spared = [{ x: 640, y: 400 }];
    expect(spotPlace({ ...wanted, keepsFree: true, spared }).right).toBe(342);
  });

  test('stands elsewhere before it comes back over the piece that it is about', () => {
    const menu = { ...wanted, where: 'below' as const, centre: { x: 500, y: 720 } };
    const elsewhere = [
      { centre: { x: 500, y: 400 }, where: 'above' as const },
      { centre: { x: 600, y: 600 }, where: 'right' as const },
    ];
    expect(spotPlace({ ...menu, elsewhere })).toMatchObject({ left: 400, top: 250 });
    const spared = [{ x: 500, y: 300 }];
    expect(spotPlace({ ...menu, elsewhere, spared })).toMatchObject({ left: 658, top: 550 });
    // Back over it, although less would be hidden there, only where there is room nowhere else.
    const everywhere = [...spared, { x: 760, y: 600 }];
    expect(spotPlace({ ...menu, elsewhere, spared: everywhere })).toMatchObject({ left: 400, top: 250 });
  });

  test('slides along its side into the window', () => {
    expect(spotPlace({ ...wanted, centre: { x: 500, y: 20 } }).top).toBe(0);
  });
});

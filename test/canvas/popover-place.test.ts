import { describe, expect, test } from 'vitest';
import { popoverPlace } from '../../src/foundry/canvas/popovers/popover-place';

const room = { left: 0, top: 0, right: 1000, bottom: 800 };
const wanted = {
  centre: { x: 500, y: 400 },
  half: { x: 50, y: 58 },
  size: { width: 200, height: 100 },
  where: 'right' as const,
  keepsFree: false,
  room,
  obstacles: [],
  avoided: [],
};

describe('what stands beside a space', () => {
  test('stands right beside it', () => {
    expect(popoverPlace(wanted)).toEqual({ left: 558, top: 350, right: 758, bottom: 450 });
  });

  test('leaves the spaces around it free where there is room', () => {
    expect(popoverPlace({ ...wanted, keepsFree: true }).left).toBe(658);
    expect(popoverPlace({ ...wanted, keepsFree: true, where: 'left' }).right).toBe(342);
    expect(popoverPlace({ ...wanted, keepsFree: true, where: 'above' }).bottom).toBe(247);
    const narrow = { ...room, left: 300, right: 760, top: 300, bottom: 500 };
    expect(popoverPlace({ ...wanted, keepsFree: true, room: narrow }).left).toBe(558);
  });

  test('changes sides where there is no room', () => {
    expect(popoverPlace({ ...wanted, centre: { x: 900, y: 400 } }).right).toBe(842);
    expect(popoverPlace({ ...wanted, where: 'below', centre: { x: 500, y: 760 } }).bottom).toBeLessThan(760);
  });

  test('hides nothing else that stands beside a space', () => {
    const card = popoverPlace(wanted);
    expect(popoverPlace({ ...wanted, obstacles: [card] }).right).toBe(442);
  });

  test('goes where it hides fewest pieces', () => {
    const avoided = [{ x: 700, y: 400 }];
    expect(popoverPlace({ ...wanted, keepsFree: true, avoided }).right).toBe(342);
  });

  test('rather comes a little nearer than hide what stands around', () => {
    const avoided = [{ x: 400, y: 400 }];
    const narrow = { ...room, left: 250, right: 840 };
    expect(popoverPlace({ ...wanted, keepsFree: true, room: narrow, avoided }).left).toBe(640);
    // Not so near that it would hide the spaces around after all.
    const tight = { ...room, left: 250, right: 800, top: 300, bottom: 500 };
    expect(popoverPlace({ ...wanted, keepsFree: true, room: tight, avoided }).left).toBe(558);
  });

  test('hides a piece already by half', () => {
    const avoided = [{ x: 640, y: 400 }];
    expect(popoverPlace({ ...wanted, keepsFree: true, avoided }).right).toBe(342);
  });

  test('stands elsewhere before it comes back over the piece that it is about', () => {
    const menu = { ...wanted, where: 'below' as const, centre: { x: 500, y: 720 } };
    const elsewhere = [
      { centre: { x: 500, y: 400 }, where: 'above' as const },
      { centre: { x: 600, y: 600 }, where: 'right' as const },
    ];
    expect(popoverPlace({ ...menu, elsewhere })).toMatchObject({ left: 400, top: 250 });
    const avoided = [{ x: 500, y: 300 }];
    expect(popoverPlace({ ...menu, elsewhere, avoided })).toMatchObject({ left: 658, top: 550 });
    // Back over it, although less would be hidden there, only where there is room nowhere else.
    const everywhere = [...avoided, { x: 760, y: 600 }];
    expect(popoverPlace({ ...menu, elsewhere, avoided: everywhere })).toMatchObject({ left: 400, top: 250 });
  });

  test('slides along its side into the window', () => {
    expect(popoverPlace({ ...wanted, centre: { x: 500, y: 20 } }).top).toBe(0);
  });
});

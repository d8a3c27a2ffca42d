import { expect, test } from 'vitest';
import { roomBeside } from '../../src/foundry/geometry/room-beside';

const WINDOW = { width: 1366, height: 768, direction: 'ltr' };

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

const TOOLS = box(8, 8, 84, 400);
const SCENES = box(96, 8, 296, 180);
const PLAYERS = box(8, 690, 208, 760);
const MACROS = box(420, 700, 940, 760);

test('the panel stands beside tools and scenes, the hand beside players and above macros', () => {
  const boxes = {
    '#sidebar': box(1066, 0, 1366, 768),
    '#scene-controls': TOOLS,
    '#scene-navigation': SCENES,
    '#players': PLAYERS,
    '#hotbar': MACROS,
  };
  expect(roomBeside(boxes, WINDOW)).toEqual({ sidebar: 300, tools: 296, players: 208, foot: 68 });
});

test('all of it is on the other side where a language is written from right to left', () => {
  const mirrored = (there: ReturnType<typeof box>) => ({
    ...there,
    left: 1366 - there.right,
    right: 1366 - there.left,
  });
  const boxes = {
    '#sidebar': mirrored(box(1066, 0, 1366, 768)),
    '#scene-controls': mirrored(TOOLS),
    '#players': mirrored(PLAYERS),
  };
  expect(roomBeside(boxes, { ...WINDOW, direction: 'rtl' })).toEqual({
    sidebar: 300,
    tools: 84,
    players: 208,
    foot: 0,
  });
});

test('what is folded away takes nothing', () => {
  const folded = {
    '#sidebar': box(1318, 0, 1366, 768),
    '#scene-controls': TOOLS,
    '#scene-navigation': undefined,
  };
  expect(roomBeside(folded, WINDOW)).toEqual({ sidebar: 48, tools: 84, players: 0, foot: 0 });
});

test('what another module has moved elsewhere is not beside ours', () => {
  const moved = {
    '#scene-navigation': box(300, 8, 1000, 40),
    '#players': box(8, 200, 208, 300),
    '#hotbar': box(400, 8, 900, 60),
  };
  expect(roomBeside(moved, WINDOW)).toEqual({ sidebar: 0, tools: 0, players: 0, foot: 0 });
});

import { expect, test, vi } from 'vitest';
import { OwnWindows, type Presence, responseTo } from '../../src/foundry/session/own-windows';
import { makeWorld } from './world';

vi.mock('../../src/foundry/documents', async () => ({
  ...(await import('../../src/foundry/documents/module-id')),
  ...(await import('../../src/foundry/documents/texts')),
}));

const own: Presence = { user: 'gm', window: 'b', opened: 2000 };

test('of two windows of one user the younger stands back, and both come to that', () => {
  const older = { ...own, window: 'c', opened: 1000 };
  expect([responseTo(own, older), responseTo(older, own)]).toEqual(['stand-back', 'answer']);
  const twin = { ...own, window: 'a' };
  expect([responseTo(own, twin), responseTo(twin, own)]).toEqual(['stand-back', 'answer']);
});

test.each([
  null,
  'gm',
  { user: 'gm', window: 'c' },
  { user: 'gm', window: 'c', opened: '1000' },
  // A message that comes back to who sent it.
  own,
  { ...own, user: 'allied', window: 'c', opened: 1000 },
])('nothing else makes a window stand back: %j', (message) => {
  expect(responseTo(own, message)).toBe('none');
});

/** A window and what it sends to the others. */
function openWindow(name: string) {
  const sent: unknown[] = [];
  const heard = { by: (_message: unknown): void => undefined };
  const socket = {
    on(_: string, hear: (message: unknown) => void) {
      heard.by = hear;
    },
    emit: (_: string, message: unknown) => sent.push(message),
  };
  vi.stubGlobal('foundry', { utils: { randomID: () => name } });
  const world = makeWorld({ socket });
  const windows = new OwnWindows();
  windows.watch();
  world.call('ready');
  return { windows, world, sent, hear: (message: unknown) => heard.by(message) };
}

test('two windows agree who decides when each has heard of the other, and the younger is told once', () => {
  const [older, younger] = [openWindow('a'), openWindow('b')];
  for (const message of younger.sent.splice(0)) older.hear(message);
  for (const message of older.sent.splice(0)) younger.hear(message);
  expect([older.windows.standsBack, younger.windows.standsBack]).toEqual([false, true]);
  expect([older.sent, younger.sent]).toEqual([[], []]);
  expect(younger.world.told).toEqual([expect.stringMatching(/another window.*reload this one/)]);
});

import { expect, test, vi } from 'vitest';
import { OwnWindows, type Presence, responseTo } from '../../src/foundry/session/own-windows';
import { makeWorld } from './world';

vi.mock('../../src/foundry/documents', async () => ({
  ...(await import('../../src/foundry/documents/module-id')),
  ...(await import('../../src/foundry/documents/texts')),
}));

const own: Presence = { window: 'b', opened: 2000 };

test('of two windows of one user the younger stands back, and both come to that', () => {
  const older = { ...own, window: 'c', opened: 1000 };
  expect([responseTo(own, older), responseTo(older, own)]).toEqual(['stand-back', 'answer']);
  const twin = { ...own, window: 'a' };
  expect([responseTo(own, twin), responseTo(twin, own)]).toEqual(['stand-back', 'answer']);
});

test.each([
  null,
  'gm',
  { window: 'c' },
  { window: 'c', opened: '1000' },
  // What a window has written comes back to it.
  own,
])('nothing else makes a window stand back: %j', (message) => {
  expect(responseTo(own, message)).toBe('none');
});

/** A window of a user, and what it writes into the user's flag. */
function openWindow(name: string, isGM = true) {
  const written: unknown[] = [];
  const flag = { value: undefined as unknown };
  const user = {
    id: 'gm',
    isSelf: true,
    isGM,
    getFlag: () => flag.value,
    setFlag: async (_scope: string, _key: string, value: unknown) => written.push(value),
  };
  const world = makeWorld({ user });
  const windows = new OwnWindows();
  windows.watch();
  /** Does something in this window, whose names the globals have until another one is opened. */
  const inside = (deed: () => void): void => {
    vi.stubGlobal('foundry', { utils: { randomID: () => name } });
    vi.stubGlobal('game', { user, i18n: game.i18n });
    deed();
  };
  inside(() => world.call('ready'));
  const hear = (value: unknown, of: object = user) =>
    inside(() => {
      flag.value = value;
      world.call('updateUser', of, { flags: { 'pas-de-charge': { window: value } } });
    });
  /** Something else of the user changes, while the flag holds what it held. */
  const change = (value: unknown) =>
    inside(() => {
      flag.value = value;
      world.call('updateUser', user, { name: 'Other', flags: { 'pas-de-charge': { armies: [] } } });
    });
  return { windows, world, user, written, hear, change };
}

test('two windows agree who decides when each has heard of the other, and the younger is told once', () => {
  const [older, younger] = [openWindow('a'), openWindow('b')];
  for (const value of younger.written.splice(0)) older.hear(value);
  older.written.splice(0, 1);
  for (const value of older.written.splice(0)) younger.hear(value);
  expect([older.windows.standsBack, younger.windows.standsBack]).toEqual([false, true]);
  expect([older.written, younger.written]).toEqual([[], []]);
  expect(younger.world.told).toEqual([expect.stringMatching(/another window.*reload this one/)]);
});

test('what a window that has been closed has left in the flag makes no other one stand back', () => {
  const closed = { window: 'z', opened: 0 };
  const reopened = openWindow('b');
  reopened.change(closed);
  expect(reopened.windows.standsBack).toBe(false);
  const promoted = openWindow('c', false);
  promoted.user.isGM = true;
  promoted.change(closed);
  expect([promoted.written.length, promoted.windows.standsBack]).toEqual([1, false]);
});

test('the flags of other users say nothing of the windows of this one', () => {
  const { windows, user, hear } = openWindow('b');
  hear({ window: 'a', opened: 0 }, { ...user, isSelf: false });
  expect(windows.standsBack).toBe(false);
});

test('a player decides nothing and says nothing, until he is made a game master', () => {
  const { user, written, hear } = openWindow('a', false);
  hear(undefined);
  expect(written).toEqual([]);
  user.isGM = true;
  hear(undefined);
  expect(written).toEqual([{ window: 'a', opened: expect.any(Number) }]);
});

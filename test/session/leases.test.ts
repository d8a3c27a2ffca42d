import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Leases } from '../../src/foundry/session/host/leases';
import { makeWorld, type World } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

type Flags = Record<string, unknown>;

interface Window {
  readonly windows: Leases;
  readonly world: World;
  readonly user: { isGM: boolean; readonly flags: Flags };
  readonly tookOver: ReturnType<typeof vi.fn>;
  /** Whether it hears of what is written; what it has missed it hears when it listens again. */
  listens: boolean;
  readonly missed: (() => void)[];
  inside<T>(action: () => T): T;
}

/** The server: it puts all writes in one order, and tells every window of each. */
class Server {
  readonly windows: Window[] = [];
  readonly written: Flags[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  write(key: string, value: unknown): Promise<void> {
    const done = this.#queue.then(() => {
      this.written.push({ [key]: value });
      for (const window of this.windows) tell(window, { [key]: value });
    });
    this.#queue = done;
    return done;
  }
}

function tell(window: Window, flags: Flags, isSelf = true): void {
  const hear = () =>
    window.inside(() => {
      if (isSelf) Object.assign(window.user.flags, flags);
      window.world.call('updateUser', { ...window.user, isSelf }, { flags: { 'pas-de-charge': flags } });
    });
  window.missed.push(hear);
  // What it has slept through comes first, in the order in which it was written.
  if (window.listens) for (const each of window.missed.splice(0)) each();
}

function openWindow(server: Server, name: string, isGM = true): Window {
  const known = Object.assign({}, ...server.written) as Flags;
  const user = {
    id: 'gm',
    isSelf: true,
    isGM,
    flags: known,
    getFlag: (_: string, key: string) => known[key],
    setFlag: (_: string, key: string, value: unknown) => server.write(key, value),
  };
  const world = makeWorld({ user });
  const { Hooks, ui, game } = globalThis as unknown as Record<string, unknown>;
  const inside = <T>(action: () => T): T => {
    const store = new Map([['pas-de-charge.window', name]]);
    const sessionStorage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: vi.fn(),
      removeItem: (key: string) => store.delete(key),
    };
    for (const [key, value] of Object.entries({ Hooks, ui, game, sessionStorage })) vi.stubGlobal(key, value);
    vi.stubGlobal('window', { addEventListener: vi.fn() });
    return action();
  };
  const tookOver = vi.fn();
  const windows = new Leases();
  const window: Window = { windows, world, user, tookOver, listens: true, missed: [], inside };
  server.windows.push(window);
  inside(() => windows.watch(tookOver));
  inside(() => world.call('ready'));
  return window;
}

const decides = ({ windows }: Window): boolean => !windows.isPassive;

/** Timers of a window that run out find its own world around them. */
async function pass(server: Server, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 250) {
    // Whatever is written or asked goes through the window's own user: any world will do for the texts.
    server.windows[0]?.inside(() => undefined);
    await vi.advanceTimersByTimeAsync(250);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a single window decides at once, loaded again too, and writes no more than that', async () => {
  const server = new Server();
  const first = openWindow(server, 'a');
  expect(decides(first)).toBe(true);
  await pass(server, 60_000);
  server.windows.pop();
  const again = openWindow(server, 'a');
  expect([decides(again), await again.inside(() => again.windows.decides())]).toEqual([true, true]);
  await pass(server, 60_000);
  expect(server.written).toEqual([{ lease: { window: 'a', beat: 1 } }, { lease: { window: 'a', beat: 2 } }]);
});

/** Two windows of one user, the second opened when the first had been there for a while. */
async function two(clock?: number) {
  const server = new Server();
  const older = openWindow(server, 'a');
  await pass(server, 1000);
  if (clock !== undefined) vi.setSystemTime(clock);
  const younger = openWindow(server, 'b');
  await pass(server, 1000);
  return { server, older, younger };
}

test.each([undefined, 0, 4_000_000_000_000])(
  'of two windows the younger stands back and is told so once, whatever its clock says: %s',
  async (clock) => {
    const { server, older, younger } = await two(clock);
    await pass(server, 60_000);
    expect([decides(older), decides(younger)]).toEqual([true, false]);
    expect(younger.world.told).toEqual([expect.stringMatching(/another window.*this one takes over/)]);
    expect(older.world.told).toEqual([]);
    expect(await younger.inside(() => younger.windows.decides())).toBe(false);
    expect(await older.inside(() => older.windows.decides())).toBe(true);
  },
);

test('when the older one closes, the younger takes over by itself', async () => {
  const { server, older, younger } = await two();
  server.windows.splice(server.windows.indexOf(older), 1);
  await pass(server, 15_000);
  expect([decides(younger), younger.tookOver.mock.calls.length]).toEqual([true, 1]);
  expect(younger.world.told.at(-1)).toMatch(/this one now runs the battles/);
});

test('whoever asks the younger one meanwhile waits no longer than that', async () => {
  const { server, older, younger } = await two();
  server.windows.splice(server.windows.indexOf(older), 1);
  const answer = younger.inside(() => younger.windows.decides());
  await pass(server, 8000);
  expect(await Promise.race([answer, Promise.resolve('still waiting')])).toBe(true);
});

test('a window that has slept hears who has taken over before it decides anything', async () => {
  const { server, older, younger } = await two();
  older.listens = false;
  await pass(server, 15_000);
  expect([decides(older), decides(younger)]).toEqual([true, true]);
  older.listens = true;
  expect(await older.inside(() => older.windows.decides())).toBe(false);
  expect(decides(younger)).toBe(true);
  await pass(server, 60_000);
  expect([decides(older), decides(younger)]).toEqual([false, true]);
});

test('of windows that are opened in one moment a single one decides', async () => {
  const server = new Server();
  const windows = ['a', 'b', 'c'].map((name) => openWindow(server, name));
  await pass(server, 1000);
  expect(windows.filter(decides)).toHaveLength(1);
});

test.each([null, 'gm', { window: 7, beat: 1 }, { window: 'z' }])(
  'a lease that makes no sense keeps nobody from deciding: %j',
  async (lease) => {
    const server = new Server();
    server.written.push({ lease });
    expect(decides(openWindow(server, 'a'))).toBe(true);
  },
);

test('the flags of other users say nothing of the windows of this one', () => {
  const window = openWindow(new Server(), 'a');
  tell(window, { lease: { window: 'z', beat: 9 } }, false);
  expect(decides(window)).toBe(true);
});

test('a player decides nothing and says nothing, until he is made a GM', async () => {
  const server = new Server();
  const player = openWindow(server, 'a', false);
  await pass(server, 1000);
  expect(server.written).toEqual([]);
  player.user.isGM = true;
  tell(player, {});
  await pass(server, 1000);
  expect(server.written).toEqual([{ lease: { window: 'a', beat: 1 } }]);
});

// Whoever enters his dice by hand takes as long as he takes; whoever waits for them is told so, and waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOf, openVouched, watchVouching } from '../../src/foundry/documents/vouched-request';

const MINUTES = 60_000;
const DEADLINE = 20_000;

const decide = vi.fn();
const decider = { answer: decide, refuse: (reason: string) => ({ ok: false, reason }) };

/** Another user whose window is asked: it answers, or is gone. */
const other = (query: (asked: unknown) => Promise<unknown>) =>
  ({ query: (_name: string, asked: unknown) => query(asked) }) as unknown as User.Implementation;

const deciding = other((asked) => CONFIG.queries['pas-de-charge.request'](asked as never, {}));

beforeEach(() => {
  vi.useFakeTimers();
  decide.mockReset();
  let vouched: unknown;
  const user = {
    id: 'allied',
    setFlag: async (_scope: string, _key: string, digest: unknown) => {
      vouched = digest;
    },
    getFlag: () => vouched,
    can: () => true,
  };
  vi.stubGlobal('Hooks', { on: () => 0 });
  vi.stubGlobal('game', { user, users: { get: () => user }, release: { generation: 13 } });
  vi.stubGlobal('foundry', { utils: { randomID: () => `id-${Math.random()}` } });
  vi.stubGlobal('CONFIG', { queries: {} });
  watchVouching();
  openVouched('request', decider as never);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an order whose dice take five minutes is decided once, and answered', async () => {
  decide.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve({ ok: true }), 5 * MINUTES)),
  );
  const onStill = vi.fn();
  const asked = askOf(deciding, 'request', { order: 'fire' }, { deadline: DEADLINE, onStill });
  await vi.advanceTimersByTimeAsync(6 * MINUTES);
  expect(await asked).toEqual({ ok: true });
  expect(decide).toHaveBeenCalledOnce();
  expect(onStill).toHaveBeenCalledOnce();
});

test('a window that says nothing at all is given up after the deadline', async () => {
  const gone = other(() => new Promise(() => undefined));
  const asked = askOf(gone, 'request', { order: 'fire' }, { deadline: DEADLINE }).catch(String);
  await vi.advanceTimersByTimeAsync(DEADLINE);
  expect(await asked).toContain('no answer');
});

test('two requests that say the same are two', async () => {
  decide.mockResolvedValue({ ok: true });
  await askOf(deciding, 'request', { order: 'fire' }, { deadline: DEADLINE });
  await askOf(deciding, 'request', { order: 'fire' }, { deadline: DEADLINE });
  expect(decide).toHaveBeenCalledTimes(2);
});

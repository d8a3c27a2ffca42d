// The window of a player is asked to take part in a check: by a game master alone, and by one check at a time.
import { beforeEach, expect, test, vi } from 'vitest';
import { registerSecondPlayer } from '../../src/foundry/applications/self-check/second-player';
import { vouch } from '../../src/foundry/documents/vouched-request';
import { collection, makeWorld } from '../session/world';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

const userOf = (id: string, isGM: boolean) => {
  const flags = new Map<string, unknown>();
  return {
    ...{ id, name: id, isGM, active: true },
    can: () => true,
    getFlag: (_: string, key: string) => flags.get(key),
    setFlag: async (_: string, key: string, value: unknown) => void flags.set(key, value),
  };
};
const [gm, allied, french] = [userOf('gm', true), userOf('allied', false), userOf('french', false)];

/** The windows that are open, each by what closes it. */
let open: (() => void)[] = [];
const opened = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  makeWorld({ user: allied, users: collection(gm, allied, french) });
  open = [];
  opened.mockReset();
  const confirm = () => {
    opened();
    return new Promise<null>((resolve) => open.push(() => resolve(null)));
  };
  vi.stubGlobal('foundry', {
    utils: { randomID: () => `id-${Math.random()}` },
    applications: { api: { DialogV2: { confirm } } },
  });
  vi.stubGlobal('CONFIG', { queries: {} });
  registerSecondPlayer();
});

/** A query in the name of a user, who has vouched for it or has not. */
async function ask(step: string, user: typeof gm, isVouched = true): Promise<unknown> {
  Object.assign(game, { user });
  const content = { step, battle: 'battle', actor: 'actor' };
  const asked = isVouched ? await vouch(content) : { user: user.id, text: JSON.stringify({ content }) };
  Object.assign(game, { user: allied });
  const told = CONFIG.queries['pas-de-charge.selfCheck'](asked, {});
  await vi.advanceTimersByTimeAsync(4000);
  return told;
}

test('no player opens a window in the client of another, in whose name ever', async () => {
  for (const user of [french, allied]) {
    expect(await ask('press', user)).toMatchObject({ refusal: { reason: 'only-the-game-master' } });
  }
  expect(await ask('press', gm, false)).toMatchObject({ refusal: { reason: 'not-vouched-for' } });
  expect(opened).not.toHaveBeenCalled();
});

test('a game master opens one at a time', async () => {
  const first = ask('press', gm);
  await vi.advanceTimersByTimeAsync(1);
  for (let times = 0; times < 30; times += 1) {
    expect(await ask('press', gm)).toMatchObject({ refusal: { reason: 'self-check-runs' } });
  }
  expect(opened).toHaveBeenCalledOnce();
  for (const close of open) close();
  await vi.advanceTimersByTimeAsync(10_000);
  // The first answer is that it has not been pressed yet.
  expect(await first).toEqual({ isStillDeciding: true });
  void ask('press', gm);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(2);
  for (const close of open) close();
});

test('a window that is left open answers after a while, and stays the only one', async () => {
  void ask('press', gm);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await ask('press', gm)).toMatchObject({ refusal: { reason: 'self-check-runs' } });
  expect(opened).toHaveBeenCalledOnce();
  for (const close of open) close();
});

test('nobody has the game master’s window write for whom it checks nothing', async () => {
  for (const user of [french, gm])
    expect(await ask('write', user)).toMatchObject({ refusal: { reason: 'not-yours-to-say' } });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentText } from '../../src/foundry/applications/history/history-text';
import { missedOrders } from '../../src/foundry/applications/history/missed-orders';
import { paceFor, Replay } from '../../src/foundry/applications/history/replay';
import { readSeen, unseenFrom, withSeen } from '../../src/foundry/applications/history/unseen-actions';
import { DUEL, position, seenBy } from '../canvas/battle';

const words = {
  localize: (key: string, blanks: object = {}) => [key, ...Object.values(blanks)].join(' '),
};

test('what was seen of a battle is remembered, and what nobody can read is nothing', () => {
  const seen = withSeen(withSeen({}, 'one', 3), 'two', 5);
  expect(readSeen(JSON.stringify(seen))).toEqual({ one: 3, two: 5 });
  expect([unseenFrom(seen, 'one', 4), unseenFrom(seen, 'one', 3), unseenFrom(seen, 'new', 9)]).toEqual([
    3,
    undefined,
    undefined,
  ]);
  // It was taken back meanwhile.
  expect(unseenFrom(seen, 'two', 2)).toBeUndefined();
  expect([readSeen('{'), readSeen('null'), readSeen('{"a":"b"}')]).toEqual([{}, {}, {}]);
  let many = seen;
  for (let battle = 0; battle < 30; battle += 1) many = withSeen(many, `b${battle}`, battle);
  expect(Object.keys(many)).toHaveLength(20);
});

test('missed orders are listed with the moments that they led to, the latest of very many', () => {
  const known = ['Move', undefined, 'Fire', 'Charge'];
  const describe = (number: number) => known[number];
  expect(missedOrders(0, 3, describe)).toEqual([
    { at: 1, text: 'Move' },
    { at: 3, text: 'Fire' },
  ]);
  expect(missedOrders(3, 3, describe)).toEqual([]);
  // Orders were undone meanwhile.
  expect(missedOrders(4, 2, describe)).toEqual([]);
  const many = missedOrders(100, 1000, (number) => `Order ${number}`);
  expect([many.length, many.at(-1)]).toEqual([60, { at: 1000, text: 'Order 999' }]);
});

test('a replay is short, and shorter where less motion is wanted', () => {
  expect(paceFor(3, false)).toBeGreaterThan(paceFor(3, true));
  expect(paceFor(100, false) * 100).toBeLessThanOrEqual(15_000);
});

test('the bar says which moment is shown and what led to it', () => {
  const battle = seenBy(['south'], position(DUEL));
  expect(momentText({ ...battle, actions: 4 }, 'Fire', words)).toBe('PDC.board.history.now 4');
  const then = (at: number) => ({ ...battle, asItWas: { at, count: 4, before: null } });
  expect(momentText(then(0), undefined, words)).toBe('PDC.board.history.start 4');
  expect(momentText(then(2), undefined, words)).toMatch(/^PDC.board.history.at 2 4 /);
  expect(momentText(then(2), 'Fire', words)).toMatch(/^PDC.board.history.did .* Fire$/);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => vi.useRealTimers());

test('a replay goes through every moment and back to now, and any key or click ends it', async () => {
  const shown: (number | 'now')[] = [];
  const history = {
    show: async (at: number) => void shown.push(at),
    leave: () => {
      shown.push('now');
      return true;
    },
  };
  const onEnd = vi.fn();
  const replay = new Replay(history, onEnd);
  replay.play({ from: 2, to: 4, pace: 100, endsAt: 'now' });
  expect(replay.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.splice(0)).toEqual([2, 3, 'now']);
  expect([replay.isPlaying, onEnd.mock.calls.length]).toEqual([false, 1]);
  for (const type of ['keydown', 'pointerdown']) {
    replay.play({ from: 0, to: 9, pace: 100, endsAt: 'now' });
    await vi.advanceTimersByTimeAsync(150);
    window.dispatchEvent(new Event(type, { cancelable: true }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown.splice(0)).toEqual([0, 1, 'now']);
  }
  // Played from the slider, it stops at the moment shown, and the same press does not start it again.
  replay.play({ from: 0, to: 9, pace: 100, endsAt: 'moment' });
  await vi.advanceTimersByTimeAsync(150);
  const press = new Event('pointerdown', { cancelable: true });
  window.dispatchEvent(press);
  await vi.advanceTimersByTimeAsync(100);
  expect([shown.splice(0), press.defaultPrevented, replay.hasJustEnded]).toEqual([[0, 1], true, true]);
});

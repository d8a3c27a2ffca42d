import { beforeEach, expect, test, vi } from 'vitest';
import type { BattlePort, UserBattle } from '../../src/foundry/battle';
import { LookingBack } from '../../src/foundry/session/looking-back';
import { because, type Moment } from '../../src/match';
import { DUEL, position, seenBy } from '../canvas/battle';

const warned: string[] = [];

beforeEach(() => {
  warned.length = 0;
  vi.stubGlobal('ui', { notifications: { warn: (text: string) => warned.push(text) } });
  vi.stubGlobal('game', {
    i18n: { format: (key: string) => key, localize: (key: string) => key, has: () => true },
  });
});

/** A battle of some actions, whose earlier turns tell the moments apart. */
function table(actions: number) {
  const state = position(DUEL);
  let battle: UserBattle = { ...seenBy(['south'], state), actions, revision: actions };
  const listeners: (() => void)[] = [];
  const asked: number[] = [];
  const done: string[] = [];
  const carriedOut = (what: string) => async () => {
    done.push(what);
    return undefined;
  };
  const inner: Omit<BattlePort, 'history'> = {
    get current() {
      return battle;
    },
    find: () => battle,
    order: carriedOut('order'),
    answer: carriedOut('answer'),
    undo: carriedOut('undo'),
    resumeCourse: carriedOut('resumeCourse'),
    goOn: carriedOut('goOn'),
    redo: carriedOut('redo'),
    consent: carriedOut('consent'),
    correct: carriedOut('correct'),
    takeCommand: async () => undefined,
    withdraw: async () => undefined,
    onLessonRefusal: () => undefined,
    onChange: (listener) => listeners.push(listener),
  };
  const momentOf = (at: number): Moment => ({
    at,
    count: actions,
    state: { ...state, turn: { ...state.turn, number: at + 1 } },
  });
  const find = async (_battle: string, at: number) => {
    asked.push(at);
    return at === 99 ? ({ ok: false, refusal: because('no-answer') } as const) : momentOf(at);
  };
  const { port } = new LookingBack(inner, { find });
  const change = (now: Partial<UserBattle>) => {
    battle = { ...battle, ...now };
    for (const listener of listeners) listener();
  };
  return { port, asked, done, change };
}

test('an earlier moment is told as everyone saw it, commanded by nobody, and every request is refused', async () => {
  const { port, done } = table(3);
  const now = port.current;
  await port.history.show(1);
  expect(port.current).toMatchObject({
    seats: [],
    question: null,
    asItWas: { at: 1, count: 3, before: { turn: { number: 1 } } },
    state: { turn: { number: 2 } },
  });
  expect(port.current).toBe(port.current);
  const requests = [
    port.order({ type: 'end-turn', side: 'south' }),
    port.answer('b', 'none', 3),
    port.undo('b', 0),
    port.resumeCourse('b', 0),
    port.redo('b'),
    port.consent('b', true, 3),
    port.correct('b', { type: 'side-adjusted', side: 'south', change: { points: 1 } }),
  ];
  for (const refusal of await Promise.all(requests)) expect(refusal?.reason).toBe('as-it-was');
  expect([done, warned.length]).toEqual([[], 7]);
  expect(port.history.leave()).toBe(true);
  expect(port.history.leave()).toBe(false);
  expect(port.current).toBe(now);
  await port.redo('b');
  expect(done).toEqual(['redo']);
});

test('what comes late is not shown, and known moments are not asked for again', async () => {
  const { port, asked } = table(5);
  const [late] = [port.history.show(1), port.history.show(3)];
  await late;
  await port.history.show(3);
  expect(port.current?.asItWas?.at).toBe(3);
  await port.history.show(2);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  await port.history.show(5);
  expect(port.current?.asItWas).toBeUndefined();
});

test('orders that come meanwhile change nothing of what is shown; what was taken back is shown no more', async () => {
  const { port, change } = table(3);
  await port.history.show(2);
  change({ actions: 4, revision: 4 });
  await vi.waitFor(() => expect(port.current?.asItWas).toMatchObject({ at: 2, count: 4 }));
  change({ actions: 1, revision: 5 });
  expect(port.current).toMatchObject({ actions: 1, seats: ['south'] });
  await port.history.show(0);
  change({ id: 'another' });
  expect(port.current?.asItWas).toBeUndefined();
});

test('a moment that nobody can tell of is refused with the reason', async () => {
  const { port } = table(200);
  await port.history.show(99);
  expect([port.current?.asItWas, warned.length]).toEqual([undefined, 1]);
});

import { expect, test } from 'vitest';
import { deploy, type Order } from '../../src/core';
import {
  lastReport,
  Match,
  newSave,
  type RequestMessage,
  readSave,
  recordFault,
  undoSummary,
  viewOf,
} from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';

const SOUTH = { seats: ['south'], gameMaster: false } as const;
const GAME_MASTER = { seats: [], gameMaster: true } as const;

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');

/** A battle with two lines of infantry face to face, whose dice show nothing but hits on infantry. */
function table() {
  const units = {
    a: { side: 'south', type: 'infantry', at: '4:4' },
    b: { side: 'north', type: 'infantry', at: '3:4' },
    c: { side: 'north', type: 'infantry', at: '0:0' },
  } as const;
  const start = deploy(rules, { ...scenario, units, options: { commandCards: false } } as typeof scenario &
    object);
  const match = new Match(rules, newSave(rules, start), {
    roll: async ({ count }) => new Array<string>(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  let clicks = 0;
  const request = async (
    what: RequestMessage['request'],
    by: Parameters<Match['submit']>[1] = GAME_MASTER,
  ) => {
    clicks += 1;
    return match.submit({ id: `r${clicks}`, revision: match.save.revision, request: what }, by);
  };
  const order = (given: Omit<Order, 'side'>) => request({ order: { side: 'south', ...given } });
  return { match, request, order };
}

const fire = { type: 'fire', unit: 'a', target: 'b' } as const;
const melee = { type: 'melee', unit: 'a', target: 'b' } as const;
const redo = { redo: true } as const;
const end = { type: 'end-turn' } as const;
const redoable = (match: Match) => viewOf(rules, match.save).redoable;

test('what was taken back comes back with its dice, step by step, and the record keeps every line', async () => {
  const { match, request, order } = table();
  const positions = [match.save.state];
  for (const each of [fire, end]) {
    await order(each);
    positions.push(match.save.state);
  }
  await request({ undoTo: 1 });
  await request({ undoTo: 0 });
  expect([match.save.state, redoable(match)]).toEqual([positions[0], 1]);
  expect((await request(redo)).report?.entry).toEqual({ redoneTo: 1 });
  expect([match.save.state, redoable(match)]).toEqual([positions[1], 1]);
  await request(redo);
  expect([match.save.state, redoable(match)]).toEqual([positions[2], 0]);
  expect(match.save.record.slice(2)).toEqual([
    { undoneTo: 1 },
    { undoneTo: 0 },
    { redoneTo: 1 },
    { redoneTo: 2 },
  ]);
  expect((await request(redo)).result).toMatchObject({ refusal: { reason: 'nothing-to-redo' } });
  await request({ undoTo: 0 });
  expect([match.save.state, redoable(match)]).toEqual([positions[0], 2]);
});

test('it survives a reload', async () => {
  const { match, request, order } = table();
  await request({ correct: { type: 'side-adjusted', side: 'north', change: { points: 1 } } });
  await order(melee);
  const before = match.save;
  await request({ undoTo: 0 });
  const { save } = readSave(rules, JSON.parse(JSON.stringify(match.save)));
  expect(recordFault(rules, save)).toBeUndefined();
  const reloaded = new Match(rules, save, {
    roll: async () => [],
    draw: async () => [],
    keep: async () => undefined,
  });
  const message = { id: 'again', revision: save.revision, request: redo };
  const { report } = await reloaded.submit(message, GAME_MASTER);
  expect(reloaded.save).toMatchObject({ state: before.state, open: before.open });
  expect(report).toMatchObject({ entry: { redoneTo: 1 }, isAsked: true, number: 0 });
});

test('an order in mid-way comes back with its question, and can be answered', async () => {
  const { match, request, order } = table();
  await order(melee);
  await request({ undoTo: 0 });
  expect([match.save.open, redoable(match)]).toEqual([null, 1]);
  await request(redo);
  expect(viewOf(rules, match.save).question).toMatchObject({ reason: 'response', side: 'north' });
  expect((await request({ choose: 'none' })).result.ok).toBe(true);
});

test('the next new order, half carried out or not, or a correction, ends it', async () => {
  for (const next of [
    { order: { side: 'south', ...end } },
    { order: { side: 'south', ...melee } },
    { correct: { type: 'side-adjusted', side: 'north', change: { points: 1 } } },
  ] as const) {
    const { match, request, order } = table();
    await order(fire);
    await request({ undoTo: 0 });
    expect((await request(next)).result.ok).toBe(true);
    expect(redoable(match)).toBe(0);
    expect((await request(redo)).result).toMatchObject({ refusal: { reason: 'nothing-to-redo' } });
  }
});

test('players bring nothing back', async () => {
  const { request, order } = table();
  await order(fire);
  await request({ undoTo: 0 });
  expect((await request(redo, SOUTH)).result).toMatchObject({ refusal: { reason: 'only-the-game-master' } });
});

test('it is known whose orders would go, and since when', async () => {
  const { match, request, order } = table();
  await order(fire);
  await order(end);
  await request({ order: { ...end, side: 'north' } });
  await request({ correct: { type: 'side-adjusted', side: 'north', change: { points: 1 } } });
  await order(melee);
  expect(match.save.open).not.toBeNull();
  const all = { orders: { south: 3, north: 1 }, corrections: 1, turn: 1, side: 'south' };
  expect(undoSummary(rules, match.save, 0)).toEqual(all);
  const few = { orders: { south: 1, north: 1 }, corrections: 1, turn: 1, side: 'north' };
  expect(undoSummary(rules, match.save, 2)).toEqual(few);
});

test('the latest change can be told once more, whatever it was, as it was told', async () => {
  const { match, request, order } = table();
  const steps = [
    () => order(melee),
    () => request({ undoTo: 0 }),
    () => request(redo),
    () => request({ choose: 'none' }),
    () => request({ correct: { type: 'side-adjusted', side: 'north', change: { points: 1 } } }),
    () => request({ undoTo: 0 }),
    () => order({ type: 'move', unit: 'a', to: '5:4' }),
  ];
  for (const step of steps) {
    const { result, report } = await step();
    if (!report) {
      expect(result).toMatchObject({ refusal: { reason: 'question-is-open' } });
      continue;
    }
    expect(lastReport(rules, match.save)?.report).toEqual(report);
  }
  const last = match.save.reported;
  await request({ undoTo: 0 }, SOUTH);
  expect([match.save.reported > last, match.save.proposal]).toEqual([true, null]);
});

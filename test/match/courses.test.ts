import { expect, test } from 'vitest';
import { actionsOf, deploy, type Order, UnusableData } from '../../src/core';
import type { Request, Save } from '../../src/match';
import { courseSummaries, lastReport, Match, newSave, readSave, recordFault, viewOf } from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';

const GAME_MASTER = { seats: [], gameMaster: true } as const;
const SOUTH = { seats: ['south'], gameMaster: false } as const;

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const { title, board } = scenario;

/** A battle of three lines of infantry, far from one another. */
function table(kept?: Save) {
  const units = {
    a: { side: 'south', type: 'infantry', at: '4:4' },
    b: { side: 'south', type: 'infantry', at: '4:2' },
    c: { side: 'north', type: 'infantry', at: '0:0' },
  } as const;
  const given = { ...scenario, title, board, units, options: { commandCards: false } };
  const match = new Match(rules, kept ?? newSave(rules, deploy(rules, given as never)), {
    roll: async ({ count }) => new Array<string>(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  let clicks = 0;
  const request = (what: Request, by: Parameters<Match['submit']>[1] = GAME_MASTER) => {
    clicks += 1;
    return match.submit(
      { id: `${match.save.revision} ${clicks}`, revision: match.save.revision, request: what },
      by,
    );
  };
  const order = async (given: Omit<Order, 'side'>) => {
    const { result } = await request({ order: { side: 'south', ...given } });
    if (!result.ok) throw new Error(result.refusal.reason);
  };
  return { match, request, order };
}

const move = (unit: string, to: string) => ({ type: 'move', unit, to });
const reread = (save: Save): Save => readSave(rules, JSON.parse(JSON.stringify(save))).save;

/** A battle that went one way, then another, and stands before both: the first is 2 orders long, the second 1. */
async function forked() {
  const played = table();
  await played.order(move('a', '4:5'));
  await played.order(move('b', '4:1'));
  const first = played.match.save.state;
  await played.request({ undoTo: 0 });
  await played.order(move('b', '3:2'));
  const second = played.match.save.state;
  await played.request({ undoTo: 0 });
  return { ...played, first, second };
}

test('every course that was left can be taken up again, long after something new was ordered', async () => {
  const { match, request, order, first, second } = await forked();
  await order(move('a', '3:4'));
  const third = match.save.state;
  const courses = courseSummaries(rules, match.save);
  expect(courses.map(({ line, back, goes }) => [line, back.orders.south, goes.orders.south])).toEqual([
    [4, 1, 1],
    [2, 2, 1],
  ]);
  const { report } = await request({ takeUp: 2 });
  expect(match.save.state).toEqual(first);
  expect(report?.back?.orders.map((each) => each?.unit)).toEqual(['a', 'b']);
  expect(lastReport(rules, match.save)?.report).toEqual(report);
  await request({ takeUp: 4 });
  expect(match.save.state).toEqual(second);
  const [latest, before] = courseSummaries(rules, match.save);
  expect([latest?.back.orders.south, before?.back.orders.south]).toEqual([2, 1]);
  await request({ takeUp: before?.line ?? -1 });
  expect(match.save.state).toEqual(third);
});

test('a redo follows the course that was left last', async () => {
  const { match, request, second } = await forked();
  expect(viewOf(rules, match.save).redoable).toBe(1);
  await request({ redo: true });
  expect(match.save.state).toEqual(second);
  expect((await request({ redo: true })).result).toMatchObject({ refusal: { reason: 'nothing-to-redo' } });
  await request({ takeUp: 2 });
  await request({ undoTo: 0 });
  expect(viewOf(rules, match.save).redoable).toBe(2);
});

test('courses survive a reload and are checked when they are read', async () => {
  const { match, request, first } = await forked();
  const kept = reread(match.save);
  expect(recordFault(rules, kept)).toBeUndefined();
  const again = table(kept);
  await again.request({ takeUp: 2 });
  expect(again.match.save.state).toEqual(first);
  expect(recordFault(rules, reread(again.match.save))).toBeUndefined();
  await request({ takeUp: 2 });
  const forge = (line: object) => () =>
    reread({ ...match.save, record: [...match.save.record, line as never] });
  expect(forge({ takenUp: 1 })).toThrow('record[6].takenUp: no course was left by that line');
  expect(forge({ takenUp: 6 })).toThrow(UnusableData);
  expect(forge({ undoneTo: 3 })).toThrow('record[6].undoneTo: only 2 orders came before');
  expect(forge({ redoneTo: 1 })).toThrow('record[6].redoneTo: nothing like that was undone');
  const forged: Save = { ...match.save, record: [...match.save.record, { takenUp: 4 }] };
  expect(recordFault(rules, forged)).toBe('state: is not the position to which record leads');
});

test('what only is the beginning of a course is none of its own, and only GMs take one up', async () => {
  const { match, request, order } = table();
  for (const to of ['4:5', '4:6'] as const) {
    await order(move('a', to)).catch(() => undefined);
    if (to === '4:5') await order(move('b', '4:1'));
  }
  await request({ undoTo: 1 });
  await request({ undoTo: 0 });
  expect(courseSummaries(rules, match.save).map(({ line }) => line)).toEqual([2]);
  expect((await request({ takeUp: 2 }, SOUTH)).result).toMatchObject({
    refusal: { reason: 'only-the-game-master' },
  });
  expect((await request({ takeUp: 3 })).result).toMatchObject({ refusal: { reason: 'nothing-to-redo' } });
  await request({ redo: true });
  await request({ redo: true });
  expect(courseSummaries(rules, match.save)).toEqual([]);
});

test('an order in the record takes the letters that it took without any course left', async () => {
  const { match, order } = await forked();
  const before = JSON.stringify(match.save.record).length;
  await order(move('a', '3:4'));
  const grown = JSON.stringify(match.save.record).length - before;
  expect(grown).toBe(JSON.stringify(actionsOf(match.save.record)[0]).length + 1);
});

test('undone as often as one likes, what comes to the same is one course, and what counts now is none', async () => {
  const { match, request, order } = table();
  for (let time = 0; time < 5; time += 1) {
    await order(move('a', '4:5'));
    await request({ undoTo: 0 });
  }
  expect(courseSummaries(rules, match.save).map(({ line, first }) => [line, first])).toMatchObject([
    [9, { order: move('a', '4:5') }],
  ]);
  await order(move('a', '4:5'));
  expect(courseSummaries(rules, match.save)).toEqual([]);
  await request({ undoTo: 0 });
  await order(move('a', '3:4'));
  await order(move('b', '4:1'));
  await request({ undoTo: 0 });
  const courses = courseSummaries(rules, match.save);
  expect(courses.map(({ first, last }) => [first, last])).toMatchObject([
    [{ order: move('a', '3:4') }, { order: move('b', '4:1') }],
    [{ order: move('a', '4:5') }, { order: move('a', '4:5') }],
  ]);
  await request({ takeUp: courses[1]?.line ?? -1 });
  expect(match.save.state.units.a?.at).toBe('4:5');
});

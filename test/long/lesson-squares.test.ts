// The second lesson, as test/browser/lesson plays the first one; test/match/lessons plays both by the rules.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateIn } from '../browser/field';
import { startTable, type TestTable } from '../browser/harness';
import { obeyUntil, openLesson } from '../browser/lesson-steps';

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});

afterAll(async () => {
  await table.close();
});

test('on squares as well, by the second link', async () => {
  const seat = await openLesson(table, 'Napoleonic Squares in ten minutes');
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await obeyUntil(seat, `Step ${step} of 8`);
    await seat.screenshot(`lesson-squares-${step}`);
  }
  await obeyUntil(seat, 'You have learned the game');
  expect((await stateIn(seat)).winner).toBe('south');
  await seat.screenshot('lesson-squares-over');
  expect(seat.faults).toEqual([]);
  await seat.close();
});

// Somebody who has never seen the rules: from the table's page through a whole lesson, by clicks where the coach points.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, stateIn } from './field';
import { openContext, type Seat, startTable, type TestTable, untilReady } from './harness';
import { coachOf, obeyUntil, openBy, openLesson } from './lesson-steps';

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});

afterAll(async () => {
  await table.close();
});

test('a visitor commands both sides alone, and looks around on the table of others', async () => {
  // The keys to the hands lie in the browser.
  const browser = await openContext(table.browser);
  const alone = await openBy(table, 'Play a battle', browser);
  await alone.page.locator('.pdc-hand-card').first().waitFor();
  const commanded = ({ page }: Seat) => page.locator('.pdc-panel-bar').getByText('(you)').count();
  expect(await commanded(alone)).toBe(2);
  await alone.page.close();
  const gm = await openBy(table, 'Look around as GM', browser);
  await gm.page.locator('#pdc-new-battle').waitFor();
  await gm.screenshot('new-battle-alone');
  expect(await commanded(gm)).toBe(0);
  await gm.page.close();
  const again = await openBy(table, 'Play a battle', browser);
  await again.page.locator('.pdc-hand-card').first().waitFor();
  expect(await commanded(again)).toBe(2);
  expect([...alone.faults, ...gm.faults, ...again.faults]).toEqual([]);
  await again.close();
});

test('a newcomer wins the first battle by doing what the coach says', async () => {
  const seat = await openLesson(table, 'Learn it in ten minutes');
  const { page } = seat;
  await coachOf(seat).getByText('Step 1 of 8').waitFor();
  await seat.screenshot('lesson-1');
  // Chat does not offer the lesson beside the lesson.
  await expect.poll(() => page.locator('.chat-log').textContent()).not.toContain('Learn it in ten minutes');
  // Something else is gently refused, and what there is to do is said once more.
  const others = page.locator('.pdc-hand-card[data-card="order-mounted"]');
  await others.click();
  await page.locator('#pdc-hand-play').click();
  await coachOf(seat).getByText('That comes later.').waitFor();
  expect((await stateIn(seat)).turn.step).toBe('command');
  for (const step of [2, 3, 4, 5, 6, 7, 8]) {
    await obeyUntil(seat, `Step ${step} of 8`);
    await seat.screenshot(`lesson-${step}`);
    if (step !== 5) continue;
    // Left in the middle of a question, and taken up again where it was, in a browser that has none of its keys.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await untilReady(page, seat.faults);
    await coachOf(seat).getByText('Step 5 of 8').waitFor();
    await settled(seat);
  }
  await obeyUntil(seat, 'You have learned the game');
  expect((await stateIn(seat)).winner).toBe('south');
  await page.locator('.pdc-order-card').getByText('fixed in advance').first().waitFor();
  await seat.screenshot('lesson-over');
  // One click leads on to a battle against somebody who plays back.
  await coachOf(seat).getByRole('button', { name: 'Play against a Recruit' }).click();
  await page.locator('.pdc-panel-title', { hasText: 'Rolica' }).waitFor();
  expect(await page.locator('.pdc-panel-name', { hasText: '(you)' }).count()).toBe(1);
  expect(seat.faults).toEqual([]);
  await seat.close();
});

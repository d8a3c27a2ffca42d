// Somebody who has never seen the rules: from the table's page through a whole lesson, by clicks where the coach points.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, stateIn } from './field';
import { openContext, type Seat, seatOf, startTable, type TestTable, untilReady } from './harness';

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});

afterAll(async () => {
  await table.close();
});

const coachOf = ({ page }: Seat) => page.locator('.pdc-coach-card');

/** Opens a window as a newcomer does: by a link of the table's page. */
async function openBy(link: string, browser?: BrowserContext): Promise<Seat> {
  const context = browser ?? (await openContext(table.browser));
  const front = await context.newPage();
  await front.goto(table.url);
  // The map is drawn coarsely, as in other tests.
  await front.evaluate(() => {
    for (const each of document.links) each.href += '&coarse';
  });
  const opened = context.waitForEvent('page');
  await front.getByRole('link', { name: link }).click();
  const page = await opened;
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  await page.waitForFunction(() => Reflect.has(globalThis, 'table'));
  await untilReady(page, faults);
  return seatOf(page, faults);
}

async function openLesson(link: string): Promise<Seat> {
  const seat = await openBy(link);
  await coachOf(seat).waitFor();
  return seat;
}

/** The step that the coach shows, and whether he has anything to say that was not yet done. */
const shownIn = ({ page }: Seat): Promise<string> =>
  page.locator('.pdc-coach-card').evaluate((card) => card.textContent ?? '');

/** Waits until the card lies over nothing of what it is about, nor of the panel, the hand and what is told beside spaces. */
const untilUncovered = (page: Page) =>
  page.waitForFunction(() => {
    const boxOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const [card] = boxOf('.pdc-coach-card');
    if (!card) return false;
    return boxOf(
      '.pdc-coach-mark:not([hidden]), .pdc-panel-bar, .pdc-hand-strip, .pdc-hud > .pdc-popover-card',
    )
      .map(
        (box) =>
          Math.max(0, Math.min(card.right, box.right) - Math.max(card.left, box.left)) *
          Math.max(0, Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top)),
      )
      .every((pixels) => pixels === 0);
  });

/** Does what the coach says: presses his button, or clicks the middle of what he marks. Waits until he says something else. */
async function obey(seat: Seat): Promise<void> {
  const { page } = seat;
  const before = await shownIn(seat);
  const goOn = page.locator('.pdc-coach-card [data-action=goOn]');
  if ((await goOn.count()) > 0) {
    await goOn.hover({ position: { x: 3, y: 3 } });
    await goOn.click();
  } else {
    const mark = page.locator('.pdc-coach-mark:not([hidden])');
    await mark.waitFor();
    await untilUncovered(page);
    const box = await mark.boundingBox();
    if (!box) throw new Error(`nothing is marked: ${before}`);
    await page.mouse.move(0, 0);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await page.waitForFunction(
    (text) =>
      document.querySelector('.pdc-coach-card')?.textContent !== text ||
      // Whoever could still do more is asked whether he means it: then the same button is pressed once more.
      document.querySelector('#pdc-panel [data-action=keepTurn]') !== null ||
      // A first click on a target shows the odds, the second one attacks.
      document.querySelector('.pdc-popover-card .pdc-odds') !== null,
    before,
  );
  await settled(seat);
}

/** Goes on until the coach shows a step, or the end. */
async function obeyUntil(seat: Seat, text: string): Promise<void> {
  for (let count = 0; !(await shownIn(seat)).includes(text); count += 1) {
    if (count > 60) throw new Error(`"${text}" does not come: ${await shownIn(seat)}`);
    await obey(seat);
  }
}

test('a visitor commands both sides alone, and looks around on the table of others', async () => {
  // The keys to the hands lie in the browser.
  const browser = await openContext(table.browser);
  const alone = await openBy('Play a battle', browser);
  await alone.page.locator('.pdc-hand-card').first().waitFor();
  const commanded = ({ page }: Seat) => page.locator('.pdc-panel-bar').getByText('(you)').count();
  expect(await commanded(alone)).toBe(2);
  await alone.page.close();
  const gm = await openBy('Look around as GM', browser);
  await gm.page.locator('#pdc-new-battle').waitFor();
  await gm.screenshot('new-battle-alone');
  expect(await commanded(gm)).toBe(0);
  await gm.page.close();
  const again = await openBy('Play a battle', browser);
  await again.page.locator('.pdc-hand-card').first().waitFor();
  expect(await commanded(again)).toBe(2);
  expect([...alone.faults, ...gm.faults, ...again.faults]).toEqual([]);
  await again.close();
});

test('a newcomer wins the first battle by doing what the coach says', async () => {
  const seat = await openLesson('Learn it in ten minutes');
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
  await obeyUntil(seat, 'That is how the game is played');
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

test('on squares as well, by the second link', async () => {
  const seat = await openLesson('Napoleonic Squares in ten minutes');
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await obeyUntil(seat, `Step ${step} of 8`);
    await seat.screenshot(`lesson-squares-${step}`);
  }
  await obeyUntil(seat, 'That is how the game is played');
  expect((await stateIn(seat)).winner).toBe('south');
  await seat.screenshot('lesson-squares-over');
  expect(seat.faults).toEqual([]);
  await seat.close();
});

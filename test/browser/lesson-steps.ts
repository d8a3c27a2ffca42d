import type { BrowserContext, Page } from 'playwright-core';
import { settled } from './field';
import { openContext, type Seat, seatOf, type TestTable, untilReady } from './harness';

export const coachOf = ({ page }: Seat) => page.locator('.pdc-coach-card');

/** Opens a window as a newcomer does: by a link of the table's page. */
export async function openBy(table: TestTable, link: string, browser?: BrowserContext): Promise<Seat> {
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

/** Opens a lesson by its link, and waits for the coach. */
export async function openLesson(table: TestTable, link: string): Promise<Seat> {
  const seat = await openBy(table, link);
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
export async function obeyUntil(seat: Seat, text: string): Promise<void> {
  for (let count = 0; !(await shownIn(seat)).includes(text); count += 1) {
    if (count > 60) throw new Error(`"${text}" does not come: ${await shownIn(seat)}`);
    await obey(seat);
  }
}

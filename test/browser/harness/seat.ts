import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Folder that keeps pictures of the windows; without it none are taken: each draws the map anew, as sharp as the screen. */
const { PDC_SCREENSHOTS: SCREENSHOTS } = process.env;

/** Milliseconds that a window may take for what is waited for: a machine that is busy takes its time. */
export const PATIENCE = 90_000;

const VIEWPORT = { width: 1366, height: 768 };

/** What windows of one user share, and nobody else: a browser's memory, and how long it is waited for. */
export async function openContext(browser: Browser, viewport = VIEWPORT): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** A window at the table, and what it has complained about. */
export interface Seat {
  readonly page: Page;
  /** Errors in the console and errors that nobody caught. */
  readonly faults: readonly string[];
  /** Takes a picture of the window if there is a folder for it. */
  screenshot(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a window and waits until it is set up; throws what the window says if it can't be. */
export async function openSeat(context: BrowserContext, url: string): Promise<Seat> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  await page.goto(url);
  await untilReady(page, faults);
  return seatOf(page, faults);
}

/** A window that is open already, with what it has complained about. */
export const seatOf = (page: Page, faults: readonly string[]): Seat => ({
  page,
  faults,
  async screenshot(name) {
    if (SCREENSHOTS === undefined) return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await sharpen(page, true);
    await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
    await sharpen(page, false);
  },
  close: () => page.close(),
});

/** Waits until a window is set up, as after a reload. */
export async function untilReady(page: Page, faults: readonly string[] = []): Promise<void> {
  const isSettled = () => {
    const table: unknown = Reflect.get(globalThis, 'table');
    return Reflect.get(Object(table), 'ready') === true || Reflect.get(Object(table), 'failure') !== null;
  };
  await page.waitForFunction(isSettled).catch((error: unknown) => {
    throw new Error(`The window was not ready in time. ${faults.join('\n')}`, { cause: error });
  });
  const failure = await page.evaluate(() => String(Reflect.get(Reflect.get(globalThis, 'table'), 'failure')));
  if (failure !== 'null') throw new Error(failure);
}

/** Has the map drawn as sharp as the screen, or as before. */
const sharpen = (page: Page, isSharp: boolean): Promise<void> =>
  page.evaluate((is) => {
    (Reflect.get(globalThis, 'table') as { sharpen(isSharp: boolean): void }).sharpen(is);
  }, isSharp);

/** Waits until nothing is under way in any window at the table of this one, and all of them show what has come of it. */
export async function allSettled(page: Page): Promise<void> {
  const contexts = page.context().browser()?.contexts() ?? [];
  const pages = contexts.flatMap((context) => context.pages());
  // A window that has left the table has nothing under way.
  const settle = () =>
    (Reflect.get(globalThis, 'table') as { settle(): Promise<void> } | undefined)?.settle();
  await Promise.all(pages.map((each) => each.evaluate(settle)));
}

/** Lays faces ready for the next dice that a window rolls. */
export const dice = (page: Page, ...faces: readonly number[]): Promise<void> =>
  page.evaluate((given) => {
    const { dice } = Reflect.get(globalThis, 'table') as { dice: { push(...faces: number[]): void } };
    dice.push(...given);
  }, faces);

/** How many faces laid ready a window has not rolled yet. */
export const diceLeft = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'table') as { dice: { left: number } }).dice.left);

/** How many rolls of a window, since it was opened, had faces laid ready for some of their dice only. */
export const diceShort = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'table') as { dice: { short: number } }).dice.short);

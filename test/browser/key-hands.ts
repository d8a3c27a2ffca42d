import { expect } from 'vitest';
import { settled } from './field';
import type { Seat } from './harness';

/** Presses keys one after the other, each once the window has answered the last. */
export async function press(seat: Seat, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await settled(seat);
    await seat.page.keyboard.press(key);
  }
}

/** Waits until what has the focus fits a selector. */
export const untilFocused = async ({ page }: Seat, selector: string): Promise<void> => {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
};

/** Presses a key again and again until what has the focus fits a selector: a map that is being drawn has no keys yet. */
export async function pressUntilFocused(seat: Seat, key: string, selector: string): Promise<void> {
  const isThere = async () => {
    await press(seat, key);
    return seat.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  };
  await expect.poll(isThere).toBe(true);
}

/** What was read aloud last of what the keys are at. */
export const said = async ({ page }: Seat): Promise<string> =>
  (await page.locator('.pdc-voice [role=status]').textContent()) ?? '';

/** Waits until something like this has been told of what happened. */
export const untilTold = ({ page }: Seat, words: RegExp): Promise<void> =>
  page.locator('.pdc-voice [role=log] p', { hasText: words }).last().waitFor({ state: 'attached' });

/** Presses a key again and again until what is read aloud fits; says what was heard where it never does. */
export async function pressUntil(seat: Seat, key: string, words: RegExp, most = 15): Promise<void> {
  const heard: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await press(seat, key);
    heard.push(await said(seat));
    if (words.test(heard.at(-1) ?? '')) return;
  }
  throw new Error(`${key} never came to ${words}, but to:\n${heard.join('\n')}`);
}

/** Goes through the buttons of the piece in hand by their digits until one fits, and takes it. */
export async function takeButton(seat: Seat, words: RegExp): Promise<void> {
  const heard: string[] = [];
  for (const digit of '123456789') {
    await press(seat, digit);
    heard.push(await said(seat));
    if (!words.test(heard.at(-1) ?? '')) continue;
    await press(seat, 'Enter');
    return;
  }
  throw new Error(`no digit came to ${words}, but to:\n${heard.join('\n')}`);
}

/** Ends what can be ended by its key, although there might be more to do. */
export async function endByKey(seat: Seat): Promise<void> {
  await press(seat, 'e');
  await settled(seat);
  const isAsked = (await seat.page.locator('.pdc-panel-buttons [data-action=keepTurn]').count()) > 0;
  if (isAsked) await press(seat, 'e');
  await settled(seat);
}

/** Counts from now on how often the pointer is pressed in a window. */
export const watchPresses = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'presses', 0);
    addEventListener(
      'pointerdown',
      () => Reflect.set(globalThis, 'presses', Number(Reflect.get(globalThis, 'presses')) + 1),
      true,
    );
  });

/** Nothing was done by the pointer since it has been watched. */
export const expectNoPresses = async ({ page }: Seat): Promise<void> =>
  expect(await page.evaluate(() => Reflect.get(globalThis, 'presses') as number)).toBe(0);

/** The title on a card of the hand. */
export const titleOf = ({ page }: Seat, card: string): Promise<string | null> =>
  page.locator(`.pdc-hand [data-card=${card}] b`).textContent();

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SIZES as EVERY_SIZE } from '../../test/browser/covered';

/** A picture of a window on the contact sheet. */
export interface Shot {
  readonly file: string;
  readonly caption: string;
}

/** The window sizes: a small laptop, a common screen, and one for a long chat log. */
type Size = 'small' | 'large' | 'tall';

interface Viewport {
  readonly width: number;
  readonly height: number;
}

const SIZES: Readonly<Record<Size, Viewport>> = {
  small: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  tall: { width: 1366, height: 2000 },
};

/** The theme of a window, the letters of Foundry's font size in pixels, and the direction of its language. */
interface Look {
  readonly theme: 'light' | 'dark';
  readonly letters?: number;
  readonly direction?: 'rtl';
}

/** The looks that a picture can be taken in. The smallest and largest letters are those of the font sizes 1 and 9. */
const LOOKS: Readonly<Record<string, Look>> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'letters-1': { theme: 'light', letters: 8 },
  'letters-9': { theme: 'dark', letters: 28 },
  'right-to-left': { theme: 'light', direction: 'rtl' },
};

/** Reads looks from their names between commas. */
export const looksFrom = (names: string): Readonly<Record<string, Look>> =>
  Object.fromEntries(
    names.split(',').map((name) => {
      const look = LOOKS[name];
      if (!look) throw new RangeError(`Choose looks among ${Object.keys(LOOKS).join(', ')}; not "${name}".`);
      return [name, look];
    }),
  );

/** Takes pictures of windows in several looks, and keeps them for the sheet. */
export class Camera {
  readonly shots: Shot[] = [];
  readonly #folder: string;
  readonly #looks: Readonly<Record<string, Look>>;

  constructor(folder: string, looks: Readonly<Record<string, Look>>) {
    this.#folder = folder;
    this.#looks = looks;
  }

  /** Takes a picture of a window in every look. */
  async take(page: Page, name: string, caption: string, size: Size = 'small'): Promise<void> {
    if (size !== 'small') await resized(page, SIZES[size]);
    for (const [wanted, look] of Object.entries(this.#looks)) {
      await lookedAt(page, look);
      const file = `${name}${size === 'small' ? '' : `-${size}`}-${wanted}.png`;
      await page.screenshot({ path: join(this.#folder, file) });
      const { width, height } = page.viewportSize() ?? SIZES[size];
      this.shots.push({ file, caption: `${caption} (${width} x ${height}, ${wanted})` });
    }
    await lookedAt(page, { theme: 'light' });
    if (size !== 'small') await resized(page, SIZES.small);
  }

  /** Takes pictures of a window, in the light theme, at every size at which nothing may be covered. */
  async takeAtEverySize(page: Page, name: string, caption: string): Promise<void> {
    for (const [size, viewport] of Object.entries(EVERY_SIZE)) {
      await resized(page, viewport);
      const file = `${name}-${size.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
      await page.screenshot({ path: join(this.#folder, file) });
      this.shots.push({ file, caption: `${caption} (${size})` });
    }
    await resized(page, SIZES.small);
  }
}

/** Resizes the window and waits until its layout has settled. */
async function resized(page: Page, size: Viewport): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForTimeout(400);
}

/** Gives a window a look and waits until its layout has settled. */
async function lookedAt(page: Page, { theme, letters, direction }: Look): Promise<void> {
  await page.evaluate(
    ([wanted, size, dir]) => {
      const { body, documentElement } = document;
      for (const known of ['light', 'dark']) body.classList.toggle(`theme-${known}`, known === wanted);
      documentElement.style.fontSize = size;
      documentElement.dir = dir;
      dispatchEvent(new Event('resize'));
    },
    [theme, letters === undefined ? '' : `${letters}px`, direction ?? ''] as const,
  );
  if (letters !== undefined || direction !== undefined) await page.waitForTimeout(400);
}

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

const THEMES = ['light', 'dark'] as const;

/** Takes pictures of windows in the light and dark themes, and keeps them for the sheet. */
export class Camera {
  readonly shots: Shot[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes a picture of a window in both themes. */
  async take(page: Page, name: string, caption: string, size: Size = 'small'): Promise<void> {
    if (size !== 'small') await resized(page, SIZES[size]);
    for (const theme of THEMES) {
      await page.evaluate((wanted) => {
        const { classList } = document.body;
        for (const known of ['light', 'dark']) classList.toggle(`theme-${known}`, known === wanted);
      }, theme);
      const file = `${name}${size === 'small' ? '' : `-${size}`}-${theme}.png`;
      await page.screenshot({ path: join(this.#folder, file) });
      const { width, height } = page.viewportSize() ?? SIZES[size];
      this.shots.push({ file, caption: `${caption} (${width} x ${height}, ${theme})` });
    }
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

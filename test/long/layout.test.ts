// The map has the room that is left, nothing lies over what the current choice is about, and all can be read, at any size
// of window.
import { afterEach, expect, test } from 'vitest';
import { BATTLES } from '../browser/choices-open';
import { coveredIn, SIZES, spacesThatMatter } from '../browser/covered';
import { settled } from '../browser/field';
import { useField } from '../browser/use-field';
import { crampedIn, panelHeightIn } from './cramped';

const field = useField();

const USUAL = { width: 1366, height: 768 };

/** The height of the panel at each window size, the same for all its contents. */
const heights = new Map<string, number>();

afterEach(async () => {
  for (const { page } of Object.values(field.seats)) await page.setViewportSize(USUAL);
});

test.each(Object.entries(BATTLES))('nothing that matters is covered: %s', async (_name, play) => {
  let seen = 0;
  await play(field, async ({ name, seat, inHand, also }, again) => {
    await settled(seat);
    const spaces = [...(await spacesThatMatter(seat, inHand)), ...also];
    expect(spaces, name).not.toEqual([]);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await seat.page.setViewportSize(viewport);
      await again();
      await expect
        .poll(async () => (await coveredIn(seat, spaces)).by, { message: `${name}, ${size}` })
        .toEqual({});
      // Cards that are being dealt move over one another.
      await expect.poll(() => crampedIn(seat), { message: `${name}, ${size}` }).toEqual([]);
      // The board is fitted below the panel: it would change its size with it.
      const height = await panelHeightIn(seat);
      expect(height, `${name}, ${size}`).toBe(heights.get(size) ?? height);
      heights.set(size, height);
      seen += 1;
    }
    await seat.page.setViewportSize(USUAL);
    await again();
  });
  // More than one choice, each at all sizes.
  expect(seen).toBeGreaterThan(Object.keys(SIZES).length);
});

// Advice and the enemy's threat, by keys and in one window.
import { expect, test } from 'vitest';
import { clickHex, hoverHex, revisionIn, settled, untilRevision } from './field';
import { press, said, untilFocused } from './key-hands';
import { useField } from './use-field';

const field = useField();

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  d: { side: 'south', type: 'infantry', at: '6:3', name: '29th Foot' },
  b: { side: 'north', type: 'infantry', at: '3:6', name: '2nd Light' },
  c: { side: 'north', type: 'artillery', at: '1:4', name: 'Guns' },
} as const;

test('a player sees the threat while a key is held, asks for advice by key, and follows it on the map', async () => {
  await field.layOut(UNITS);
  const seat = field.seats.allied;
  const { page } = seat;
  await page.setViewportSize({ width: 1366, height: 768 });
  await settled(seat);
  await clickHex(seat, '6:3');
  await page.keyboard.down('i');
  await hoverHex(seat, '5:3');
  const note = page.locator('.pdc-popover-note', { hasText: 'could attack here next turn' });
  await note.getByText('would cost').waitFor();
  await seat.screenshot('threat');
  await page.keyboard.up('i');
  await note.waitFor({ state: 'detached' });
  await page.locator('[data-view=threat]').click();
  await hoverHex(seat, '6:3');
  await note.waitFor();
  expect(await page.locator('[data-view=threat]').getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-view=threat]').click();
  await page.keyboard.press('Escape');
  // By keys: what is looked at is told with the threat to it, as soon as that is known.
  await press(seat, 'Shift+ArrowUp');
  await page.keyboard.down('i');
  await expect.poll(() => said(seat)).toMatch(/could attack here next turn/);
  await page.keyboard.up('i');
  await press(seat, 'Escape');

  const revision = await revisionIn(seat);
  await page.keyboard.press('o');
  const advice = page.locator('#pdc-advice');
  // Asked for by key, it has the focus; each button is described by the order that it shows, each order in one line.
  await untilFocused(seat, '#pdc-advice-show-0');
  await seat.screenshot('advice');
  const first = advice.locator('li').first();
  expect(await advice.locator('.pdc-advice').getAttribute('aria-live')).toBe('polite');
  expect(await first.getAttribute('aria-label')).toMatch(/^1: .*Lead in points .*battles won \d+ %\.$/);
  const described = page.locator(`#${await page.locator(':focus').getAttribute('aria-describedby')}`);
  expect(await first.getAttribute('aria-label')).toContain(await described.textContent());
  // The same key closes it again.
  await page.keyboard.press('o');
  await advice.waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await untilFocused(seat, '#pdc-advice-show-0');
  await page.keyboard.press('Enter');
  await untilFocused(seat, '.pdc-map-stop');
  // Nothing is carried out before the player confirms it.
  expect(await revisionIn(seat)).toBe(revision);
  await page.keyboard.press('Enter');
  await expect.poll(() => revisionIn(seat)).toBeGreaterThan(revision);
  await untilRevision(field.seats.french, await revisionIn(seat));
  // Forbidden by the GM, it is gone at once, and so is its button.
  const button = page.locator('.pdc-panel-tools [data-action=advice]');
  await advice.waitFor();
  await button.waitFor();
  await field.seats.gm.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { settings: { set(scope: string, key: string, value: boolean): Promise<unknown> } };
    };
    return game.settings.set('pas-de-charge', 'advice', false);
  });
  await advice.waitFor({ state: 'detached' });
  await button.waitFor({ state: 'detached' });
});

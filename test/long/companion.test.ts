// The rules at hand: by a click on a number, by the question mark over anything, by searching.
import { expect, test } from 'vitest';
import { clickHex, hoverHex, lastCard, pressSpot, untilRevision } from '../browser/field';
import type { Seat } from '../browser/harness';
import { layOutSquares } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const field = useField();

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  c: { side: 'south', type: 'light-cavalry', at: '7:2', name: 'Hussars' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
  w: { side: 'north', type: 'infantry', at: '1:3', name: '15th Line' },
} as const;

const windowOf = ({ page }: Seat) => page.locator('#pdc-companion');
const titleIn = (seat: Seat) => windowOf(seat).locator('.pdc-companion-entry h2');
const untilShown = (seat: Seat, title: string) =>
  windowOf(seat).locator('.pdc-companion-entry h2', { hasText: title }).waitFor();

/** Puts the window away by the key that whoever reads has at hand. */
async function putAway(seat: Seat): Promise<void> {
  await seat.page.keyboard.press('Escape');
  await windowOf(seat).waitFor({ state: 'detached' });
}

test('a number on a card opens its rule, and the question mark whatever the pointer is on', async () => {
  const { allied } = field.seats;
  const { page } = allied;
  await field.layOut(UNITS, { '2:2': 'woods' });
  await hoverHex(allied, '7:2');
  await page.locator('.pdc-popover-about', { hasText: 'Moves 3 hexes' }).waitFor();
  await page.keyboard.press('?');
  await untilShown(allied, 'Light cavalry');
  await windowOf(allied).locator('dt', { hasText: 'Close combat dice' }).waitFor();
  await allied.screenshot('companion-unit');
  await putAway(allied);
  await hoverHex(allied, '2:2');
  await page.locator('.pdc-popover-about', { hasText: 'Blocks line of sight.' }).waitFor();
  await page.keyboard.press('?');
  await untilShown(allied, 'Woods');
  await putAway(allied);
  await field.faces('red', 'sword', 'blue', 'helmet');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
  await untilRevision(allied, 1);
  const card = lastCard(allied);
  await card.locator('[data-about="face:cc:red"]').first().hover();
  await page.keyboard.press('?');
  await untilShown(allied, 'Red square');
  await putAway(allied);
  await card.locator('summary').click();
  await card.locator('.pdc-rule').first().click();
  await untilShown(allied, 'Infantry fire');
  await windowOf(allied).getByText('Glenn Drover').waitFor();
  // The card stays as it was opened.
  expect(await card.locator('details[open]').count()).toBe(1);
  await allied.screenshot('companion-rule');
  await putAway(allied);
});

test('why a unit can do nothing is said with its number, which opens the rule', async () => {
  const { allied } = field.seats;
  await field.layOut(UNITS);
  await clickHex(allied, '5:6');
  await clickHex(allied, '1:3');
  const note = allied.page.locator('.pdc-popover-note .pdc-rule').first();
  const number = await note.textContent();
  expect(number).toMatch(/^R000-\d+$/);
  await note.click();
  await windowOf(allied)
    .locator('.pdc-companion-entry header', { hasText: number ?? '' })
    .waitFor();
  const title = (await titleIn(allied).textContent()) ?? '';
  expect(title).not.toBe('');
  await putAway(allied);
  // By keys alone: what is in hand, and why it can't.
  await allied.page.mouse.move(0, 0);
  await allied.page.keyboard.press('?');
  await untilShown(allied, 'Infantry');
  await windowOf(allied).locator('.pdc-companion-links', { hasText: title }).first().waitFor();
  await putAway(allied);
  await allied.page.keyboard.press('Escape');
});

test('a card of the hand tells what it orders', async () => {
  const { allied } = field.seats;
  await field.layOut(
    UNITS,
    {},
    {},
    { south: ['order-two-centre', 'order-light-troops'], north: ['order-three-left', 'rally'] },
  );
  await allied.page.locator('.pdc-hand [data-card=order-two-centre]').hover();
  await allied.page.keyboard.press('?');
  await untilShown(allied, 'Two in the Centre');
  await windowOf(allied).locator('.pdc-companion-links', { hasText: 'The command cards' }).waitFor();
  await putAway(allied);
});

test('searching: results as one types, by keys to what is wanted and back, the focus where it was', async () => {
  const { allied } = field.seats;
  const { page } = allied;
  await field.layOut(UNITS);
  const button = page.locator('#pdc-panel [data-rule]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await windowOf(allied).locator('[name=search]').waitFor();
  await page.keyboard.type('emergency square');
  await windowOf(allied).getByRole('status').filter({ hasText: 'found' }).waitFor();
  const first = windowOf(allied).locator('.pdc-companion-list [data-entry]').first();
  const title = (await first.locator('span').textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await untilShown(allied, title);
  await allied.screenshot('companion-search');
  const fits = await windowOf(allied).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll('[data-application-part]')];
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isInside && parts.every((part) => part.scrollWidth <= part.clientWidth);
  });
  expect(fits).toBe(true);
  await putAway(allied);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  // A question mark that is typed is one.
  await page.keyboard.press('F1');
  await windowOf(allied).locator('[name=search]').waitFor();
  await page.keyboard.type('who?');
  expect(await windowOf(allied).locator('[name=search]').inputValue()).toBe('who?');
  await page.keyboard.press('Escape');
  expect(await windowOf(allied).locator('[name=search]').inputValue()).toBe('');
  await putAway(allied);
});

test('squares have their own: commands, house tables, and what a unit is', async () => {
  const { allied } = field.seats;
  const unit = { type: 'infantry', at: 'E5', side: 'south' };
  await layOutSquares(
    field,
    { a: unit, b: { ...unit, side: 'north', at: 'E2' } },
    { terrain: { D3: 'town' } },
  );
  await hoverHex(allied, 'D3');
  await allied.page.keyboard.press('?');
  await untilShown(allied, 'Town');
  const list = windowOf(allied).locator('.pdc-companion-list');
  await list.locator('summary', { hasText: 'House tables' }).click();
  await list.locator('[data-entry="table:combat-chart"]').click();
  await windowOf(allied).locator('.pdc-companion-standing', { hasText: 'house value' }).waitFor();
  await windowOf(allied).locator('[data-action=back]').click();
  await untilShown(allied, 'Town');
  await allied.screenshot('companion-squares');
  await putAway(allied);
});

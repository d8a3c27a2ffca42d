import { expect, test } from 'vitest';
import {
  clickHex,
  hoverHex,
  pressPanel,
  pressSpot,
  revisionIn,
  settled,
  stateIn,
  untilRevision,
} from './field';
import type { Seat } from './harness';
import { press, said, untilFocused } from './key-hands';
import { useField } from './use-field';

const field = useField();

const answersOf = ({ page }: Seat) => page.locator('.pdc-popover-answers');
const buttonsOf = ({ page }: Seat) => page.locator('.pdc-panel-buttons [data-action=answer]');

test('who is asked sees what each answer leads to; who has attacked sees nothing of it', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '4:6', strength: 1, name: '2nd Light' },
  });
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  // The card of the target stays while its menu is open, and goes when the order is given.
  await allied.page.locator('.pdc-popover-attack').first().waitFor();
  // The second half of a double click orders nothing, here nor on the card in chat: what is pressed next is still there.
  await allied.page.locator('.pdc-popover-button', { hasText: 'Fire' }).dispatchEvent('click', { detail: 2 });
  await pressSpot(allied, 'Close combat');
  await untilRevision(french, 1);
  await french.page.locator('.pdc-answers button', { hasText: 'Fire' }).dispatchEvent('click', { detail: 2 });
  await answersOf(french).getByText('roll 4 dice: Fire in response').waitFor();
  await answersOf(french).locator('tbody tr').first().waitFor();
  expect(await answersOf(french).locator('tbody th').allTextContents()).toEqual(['Fire', 'Hold']);
  expect(await buttonsOf(french).allTextContents()).toEqual(['Fire', 'Hold']);
  expect(await answersOf(allied).count()).toBe(0);
  await allied.page.locator('.pdc-popover-card').waitFor({ state: 'detached' });
  // Who comes back in the middle of it is told the same.
  await french.page.reload();
  await answersOf(french).getByText('roll 4 dice: Fire in response').waitFor();
});

test('the space that was won is taken by a click on it', async () => {
  const { allied, french } = field.seats;
  await field.faces('red', 'red', 'blue', 'blue');
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 2);
  expect(await buttonsOf(allied).allTextContents()).toEqual(['Yes', 'No']);
  await clickHex(allied, '4:6');
  await untilRevision(allied, 3);
  expect((await stateIn(allied)).units.a?.at).toBe('4:6');
});

test('each step of a retreat says which one it is', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  await field.faces('flag', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
  await untilRevision(french, 1);
  const prompt = french.page.locator('.pdc-panel-prompt');
  await prompt.getByText('1 of 2').waitFor();
  await clickHex(french, '3:6');
  await prompt.getByText('2 of 2').waitFor();
  await clickHex(french, '2:6');
  await untilRevision(french, 3);
});

test('a standing order answers for its player, who alone sees it and who may look on', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  const orders = ({ page }: Seat) => page.locator('#pdc-standing-orders');
  await press(french, 'Shift+O');
  const response = orders(french).locator('[name=north-response]');
  await response.selectOption('battle hold');
  await orders(french).locator('label.is-standing').waitFor();
  await french.screenshot('standing-orders');
  await allied.page.locator('#pdc-panel [data-action=standingOrders]').click();
  await orders(allied).locator('[name=south-response]').waitFor();
  expect(await orders(allied).locator('label.is-standing, [name=north-response]').count()).toBe(0);
  await press(allied, 'Shift+O');
  await orders(allied).waitFor({ state: 'detached' });
  await field.faces('blue', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Close combat');
  // Everybody sees the question, and after a while the answer.
  await allied.page.locator('.pdc-panel-prompt', { hasText: 'response' }).waitFor();
  await expect.poll(() => revisionIn(allied), { timeout: 30_000 }).toBeGreaterThan(1);
  await orders(french).locator('[data-action=cancel]').click();
  await orders(french).locator('label.is-standing').waitFor({ state: 'detached' });
  await press(french, 'Escape');
});

test('a card that is taken up puts down the unit in hand; an order tells whom it rules out', async () => {
  const { allied } = field.seats;
  const foot = (at: string, name: string) => ({ side: 'south', type: 'infantry', at, name }) as const;
  await field.layOut(
    {
      a: foot('6:4', '9th Foot'),
      b: foot('6:5', '60th Foot'),
      d: foot('6:9', '20th Foot'),
      x: { side: 'north', type: 'infantry', at: '2:4' },
    },
    {},
    {},
    { south: ['line-command', 'double-time'], north: ['out-flanked', 'order-heavy-troops'] },
  );
  await clickHex(allied, '6:4');
  const note = allied.page.locator('.pdc-popover-note', { hasText: 'Play a command card first' });
  await note.waitFor();
  await allied.page.locator('.pdc-hand [data-card=line-command]').click();
  await note.waitFor({ state: 'detached' });
  await allied.page.locator('.pdc-hand [data-action=play]').click();
  await untilRevision(allied, 2);
  await settled(allied);
  await clickHex(allied, '6:4');
  await hoverHex(allied, '5:4');
  await allied.page
    .locator('.pdc-popover-card', { hasText: "After this, 20th Foot can't act any more" })
    .waitFor();
});

const THREATENED = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  d: { side: 'south', type: 'infantry', at: '6:3', name: '29th Foot' },
  b: { side: 'north', type: 'infantry', at: '3:6', name: '2nd Light' },
  c: { side: 'north', type: 'artillery', at: '1:4', name: 'Guns' },
} as const;

test('a player sees the threat while a key is held, asks for advice by key, and follows it on the map', async () => {
  await field.layOut(THREATENED);
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

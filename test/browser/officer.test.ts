// Somebody alone at the table: a battle against an officer, from the first page on, in one window.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, openAlone, panel, pause, playTurn, setPace } from './alone';
import { revisionIn, settled, stateIn } from './field';
import { type Seat, startTable, type TestTable, untilReady } from './harness';
import { publishedIn } from './in-step';
import { press, pressUntilFocused, untilTold } from './key-hands';

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});

afterAll(async () => {
  await table.close();
});

const yours = (seat: Seat) => panel(seat).locator('.pdc-panel-name', { hasText: '(you)' });

/** Names the commander of a side in Battle control, and closes that window. */
async function command(seat: Seat, side: 'south' | 'north', name: string): Promise<void> {
  await panel(seat).locator('[data-action=control]').click();
  const control = seat.page.locator('#pdc-control');
  await control.locator(`[name=seat-${side}]`).selectOption({ label: name });
  await control.locator('.pdc-control[aria-busy=false]').waitFor();
  await control.locator('[data-action=close]').click();
  await control.waitFor({ state: 'detached' });
}

/** The same by keyboard alone, for a choice further down in the list of commanders. */
async function commandByKeys(seat: Seat, side: 'south' | 'north', name: string): Promise<void> {
  const control = seat.page.locator('#pdc-control');
  await pressUntilFocused(seat, 'F6', '#pdc-panel button');
  await pressUntilFocused(seat, 'Tab', '#pdc-panel [data-action=control]');
  await press(seat, 'Enter');
  await control.locator(`[name=seat-${side}]`).waitFor();
  await pressUntilFocused(seat, 'Tab', `#pdc-control [name=seat-${side}]`);
  const chosen = control.locator(`[name=seat-${side}] option:checked`);
  await expect
    .poll(async () => {
      await press(seat, 'ArrowDown');
      await control.locator('.pdc-control[aria-busy=false]').waitFor();
      return chosen.textContent();
    })
    .toBe(name);
  await pressUntilFocused(seat, 'Shift+Tab', '#pdc-control [data-action=close]');
  await press(seat, 'Enter');
  await control.waitFor({ state: 'detached' });
}

/** Answers whatever is asked of the south until its next turn; if that does not come, the panel's words are told. */
async function untilNextTurn(seat: Seat, before: number): Promise<void> {
  await expect
    .poll(async () => {
      const { state, question, revision } = await publishedIn(seat);
      const { turn, winner } = state;
      if (winner !== null || (turn.side === 'south' && turn.number > before)) return 'mine';
      if (question?.side === 'south') await answer(seat, state, question, revision);
      return panel(seat).textContent();
    })
    .toBe('mine');
}

/** Holds the mouse on a button of the panel while officers give an order, which draws the panel again. */
async function pressAcrossAnOrder(seat: Seat, name: string): Promise<void> {
  const { page } = seat;
  const button = panel(seat).getByRole('button', { name, exact: true });
  await button.hover();
  const revision = await revisionIn(seat);
  await page.mouse.down();
  await expect.poll(() => revisionIn(seat)).toBeGreaterThan(revision);
  await page.mouse.up();
}

/** Pauses a battle between officers, lets it go on, and makes them faster. */
async function watch(seat: Seat): Promise<void> {
  const button = (name: string) => panel(seat).getByRole('button', { name, exact: true });
  await button('Pause').waitFor();
  await seat.screenshot('officer-watched');
  expect(await button('Slower').isDisabled()).toBe(true);
  await pressAcrossAnOrder(seat, 'Pause');
  await button('Resume').waitFor();
  await seat.screenshot('officer-paused');
  const revision = await revisionIn(seat);
  await settled(seat);
  expect(await revisionIn(seat)).toBe(revision);
  await button('Resume').click();
  await expect.poll(() => revisionIn(seat)).toBeGreaterThan(revision);
  await button('Faster').click();
  await expect.poll(() => button('Slower').isEnabled()).toBe(true);
}

test('somebody alone plays a Recruit, reloads while it thinks, hands over and takes back', async () => {
  const seat = await openAlone(table, 'Play against a Recruit');
  const { page } = seat;
  await yours(seat).waitFor();
  expect(await yours(seat).count()).toBe(1);
  await setPace(seat, 'at-once');
  await playTurn(seat);
  await untilNextTurn(seat, 1);
  const played = page.locator('.pdc-order-card', { hasText: 'French' });
  expect(await played.count()).toBeGreaterThan(0);
  await seat.screenshot('officer-played');
  // A better one takes over, and is interrupted by a reload: it goes on where the record stands.
  await commandByKeys(seat, 'north', 'Officer: Marshal');
  const { number } = (await stateIn(seat)).turn;
  await playTurn(seat);
  await panel(seat).getByText('The French are thinking').waitFor();
  // A screen reader is told so politely, and once.
  await untilTold(seat, /^The French are thinking$/);
  await seat.screenshot('officer-thinks');
  await pause(seat, true);
  await panel(seat).getByText('The French wait: the game is paused').waitFor();
  await pause(seat, false);
  await panel(seat).getByText('The French are thinking').waitFor();
  await page.reload();
  await untilReady(page, seat.faults);
  // A quicker one takes over in the middle of its turn.
  await command(seat, 'north', 'Officer: Recruit');
  await untilNextTurn(seat, number);
  // The GM takes the side back in the middle of its turn.
  await command(seat, 'north', 'Officer: Marshal');
  await playTurn(seat);
  await panel(seat).getByText('The French are thinking').waitFor();
  await command(seat, 'north', 'The GM');
  await expect.poll(() => yours(seat).count()).toBe(2);
  await seat.screenshot('officer-taken-back');
  const revision = await revisionIn(seat);
  // Handed over to officers, both sides go on by themselves; slowly, so that the battle outlasts the test.
  await setPace(seat, 'slow');
  await command(seat, 'north', 'Officer: Recruit');
  await command(seat, 'south', 'Officer: Recruit');
  await expect.poll(() => revisionIn(seat)).toBeGreaterThan(revision);
  await watch(seat);
  expect(seat.faults).toEqual([]);
  await seat.close();
  // Another browser does not have the key of that battle: it begins one of its own.
  const other = await openAlone(table, 'Play against a Recruit');
  await other.page.locator('.pdc-hand-slot [data-card]').first().waitFor();
  await yours(other).waitFor();
  expect((await stateIn(other)).turn.number).toBe(1);
  await other.close();
});

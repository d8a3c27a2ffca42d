// A division has three minutes, where the GM wants a clock: the panel tells how long it has still got.
import { expect, test } from 'vitest';
import { austrianOf, beginMoves, frenchOf, layOutCode } from '../browser/code-field';
import { pressPanel, revisionIn, stateIn } from '../browser/field';
import { type Seat, untilReady } from '../browser/harness';
import { clickGround, clickPiece } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const field = useField();

interface World {
  readonly game: { readonly settings: { set(scope: string, key: string, value: boolean): Promise<void> } };
}

interface Ahead {
  pdcAhead: number;
}

/** Lets a window's time be put forward, from now on and when it is loaded again. */
async function fakeTime({ page }: Seat): Promise<void> {
  const fake = (): void => {
    const world = globalThis as unknown as Ahead;
    const real = performance.now.bind(performance);
    world.pdcAhead = 0;
    performance.now = () => real() + world.pdcAhead;
  };
  await page.addInitScript(fake);
  await page.evaluate(fake);
}

/** So many seconds go by in a window. */
const later = ({ page }: Seat, seconds: number): Promise<void> =>
  page.evaluate((more) => {
    (globalThis as unknown as Ahead).pdcAhead += more * 1000;
  }, seconds);

/** Switches the clock of the world on. */
const switchOn = ({ page }: Seat): Promise<void> =>
  page.evaluate(async () => {
    await (globalThis as unknown as World).game.settings.set('pas-de-charge', 'stintClock', true);
  });

/** Waits until the clock says something like that; its sign tells whether it runs. */
const clockIn = ({ page }: Seat, words: RegExp, sign = 'hourglass-half') =>
  page.locator('.pdc-panel-clock', { hasText: words, has: page.locator(`.fa-${sign}`) }).waitFor();

/** Two divisions of the French, and foot before cavalry that may ride at it. */
const UNITS = {
  ...frenchOf('ravel', {
    ravel: { type: 'division-general', at: 'C8', name: 'GD Ravel', rating: 0 },
    a: { type: 'infantry', at: 'C7', name: '1er Ligne', formation: 'line' },
  }),
  ...frenchOf('morel', {
    morel: { type: 'division-general', at: 'G8', name: 'GD Morel', rating: 0 },
    b: { type: 'infantry', at: 'G6', name: '2e Ligne', formation: 'line' },
  }),
  ...austrianOf('torda', {
    torda: { type: 'division-general', at: 'F2', name: 'FML Torda', rating: 0 },
    x: { type: 'light-cavalry', at: 'G3', name: 'Hussars', formation: 'line', reacts: true },
  }),
};

/** How high the panel is. */
const highIn = ({ page }: Seat): Promise<number> =>
  page.locator('.pdc-panel-bar').evaluate((bar) => bar.getBoundingClientRect().height);

const AT_FIRST = /^(3:00|2:[2-5]\d)$/;
const A_MINUTE_LATER = /^(2:00|1:\d\d)$/;

test('a division has three minutes, the clock stands while somebody is asked, and once they are over it only says so', async () => {
  const { allied, french, gm } = field.seats;
  await fakeTime(allied);
  await layOutCode(field, UNITS);
  await beginMoves(allied);
  expect(await allied.page.locator('.pdc-panel-clock').isVisible()).toBe(false);
  const high = await highIn(allied);
  await switchOn(gm);
  await clockIn(allied, AT_FIRST);
  await clockIn(french, AT_FIRST);
  await later(allied, 60);
  await clockIn(allied, A_MINUTE_LATER);
  // The hussars may ride at those who move before them: until they have said so nobody can go on.
  await clickPiece(allied, 'b');
  await clickGround(allied, 'G5');
  await clockIn(allied, A_MINUTE_LATER, 'pause');
  // Neither the clock nor a long question makes the panel higher: the map below would move.
  expect(await highIn(allied)).toBe(high);
  expect(await highIn(french)).toBe(high);
  await later(allied, 150);
  await clockIn(allied, A_MINUTE_LATER, 'pause');
  await pressPanel(french, 'Keep the marker');
  await clockIn(allied, A_MINUTE_LATER);
  // A window that is loaded again goes on where it was.
  await allied.page.reload();
  await untilReady(allied.page);
  await clockIn(allied, A_MINUTE_LATER);
  const revision = await revisionIn(allied);
  await later(allied, 150);
  await clockIn(allied, /^Time is up$/, 'hourglass-end');
  await allied.page.getByText('Time for this division is up.').waitFor();
  expect(await revisionIn(allied)).toBe(revision);
  expect((await stateIn(allied)).turn.step).toBe('movement');
  // The next one has its own time.
  await pressPanel(allied, "End division's move");
  await clockIn(allied, AT_FIRST);
});

// A division has three minutes, where the game master wants a clock: the panel tells how long it has still got.
import { expect, test } from 'vitest';
import { pressPanel, revisionIn, settled, stateIn } from './field';
import { type Seat, untilReady } from './harness';
import { clickGround, clickPiece } from './squares-field';
import { useField } from './use-field';

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

const unit = (side: string, command: string, type: string, at: string, more: object = {}) => ({
  side,
  command,
  type,
  at,
  ...more,
});

const LINE = { formation: 'line' };

/** Two divisions of the French, and foot before cavalry that may ride at it. */
const UNITS = {
  ravel: unit('south', 'ravel', 'division-general', 'C8', { name: 'GD Ravel', rating: 0 }),
  a: unit('south', 'ravel', 'infantry', 'C7', { ...LINE, name: '1er Ligne' }),
  morel: unit('south', 'morel', 'division-general', 'G8', { name: 'GD Morel', rating: 0 }),
  b: unit('south', 'morel', 'infantry', 'G6', { ...LINE, name: '2e Ligne' }),
  torda: unit('north', 'torda', 'division-general', 'F2', { name: 'FML Torda', rating: 0 }),
  x: unit('north', 'torda', 'light-cavalry', 'G3', { ...LINE, name: 'Hussars', reacts: true }),
};

const side = (name: string, nation: string) => ({ name, nation });

const SCENARIO = {
  id: 'against-the-clock',
  ruleset: 'code-napoleon',
  title: 'Against the clock',
  first: 'south',
  board: [8, 8],
  clock: { start: '10:00' },
  turns: 6,
  opening: 'south',
  sides: { south: side('French', 'french'), north: side('Austrians', 'austrian') },
  units: UNITS,
};

const AT_FIRST = /^(3:00|2:[2-5]\d)$/;
const A_MINUTE_LATER = /^(2:00|1:\d\d)$/;

test('a division has three minutes, the clock stands while somebody is asked, and once they are over it only says so', async () => {
  const { allied, french, gm } = field.seats;
  await fakeTime(allied);
  await field.deploy(SCENARIO, { title: SCENARIO.title, pieces: Object.keys(UNITS).length });
  await pressPanel(allied, 'The first');
  await endStep(allied, 'No more charges');
  expect(await allied.page.locator('.pdc-panel-clock').isVisible()).toBe(false);
  await switchOn(gm);
  await clockIn(allied, AT_FIRST);
  await clockIn(french, AT_FIRST);
  await later(allied, 60);
  await clockIn(allied, A_MINUTE_LATER);
  // The hussars may ride at those who move before them: until they have said so nobody can go on.
  await clickPiece(allied, 'b');
  await clickGround(allied, 'G5');
  await clockIn(allied, A_MINUTE_LATER, 'pause');
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
  await allied.page.getByText('The time of this division is up.').waitFor();
  expect(await revisionIn(allied)).toBe(revision);
  expect((await stateIn(allied)).turn.step).toBe('movement');
  // The next one has its own time.
  await pressPanel(allied, 'The division is done');
  await clockIn(allied, AT_FIRST);
});

/** Ends a step, although there might be more to do in it. */
async function endStep(seat: Seat, words: string): Promise<void> {
  await pressPanel(seat, words);
  await settled(seat);
  const isAsked = (await seat.page.locator('.pdc-panel-buttons [data-action=keepTurn]').count()) > 0;
  if (isAsked) await pressPanel(seat, words);
  await settled(seat);
}

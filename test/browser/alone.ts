import { expect } from 'vitest';
import type { AskQuery, State } from '../../src/core';
import { clickHex, endTurn, settled, stateIn, untilRevision } from './field';
import { openContext, type Seat, seatOf, type TestTable, untilReady } from './harness';

/** Opens the window of somebody alone by a link of the first page, with a smaller battle than it would show. */
export async function openAlone(
  table: TestTable,
  link: string,
  scenario = 'two-villages',
  language = 'en',
): Promise<Seat> {
  const context = await openContext(table.browser);
  const front = await context.newPage();
  await front.goto(table.url);
  await front.evaluate(
    ([id, lang]) => {
      const more = `&coarse&lang=${lang}`;
      for (const each of document.links) each.href = each.href.replace('rolica-1808', id) + more;
    },
    [scenario, language] as const,
  );
  const opened = context.waitForEvent('page');
  await front.getByRole('link', { name: link }).click();
  const page = await opened;
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.waitForFunction(() => Reflect.has(globalThis, 'table'));
  await untilReady(page, faults);
  return seatOf(page, faults);
}

export const panel = ({ page }: Seat) => page.locator('#pdc-panel');

/** Sets how fast officers act in this window. */
export const setPace = ({ page }: Seat, pace: 'slow' | 'at-once') =>
  page.evaluate((chosen) => {
    const { game } = globalThis as unknown as {
      game: { settings: { set(scope: string, key: string, value: string): Promise<unknown> } };
    };
    return game.settings.set('pas-de-charge', 'officerPace', chosen);
  }, pace);

/** Sets up a scenario in the same window, against an officer. */
export const layOut = ({ page }: Seat, scenario: string, officer: string): Promise<void> =>
  page.evaluate(
    async ([id, north]) => {
      const { game } = globalThis as unknown as {
        game: {
          modules: { get(id: string): { api: { deployScenario(id: string, seats: object): unknown } } };
        };
      };
      await game.modules.get('pas-de-charge').api.deployScenario(id, { north });
    },
    [scenario, officer] as const,
  );

/** Pauses the game, or lets it go on. */
export const pause = ({ page }: Seat, isPaused: boolean) =>
  page.evaluate((is) => {
    const { game } = globalThis as unknown as { game: { togglePause(isPaused: boolean): void } };
    game.togglePause(is);
  }, isPaused);

/** Plays the first card of the hand, and ends the turn. */
export async function playTurn(seat: Seat): Promise<void> {
  const { page } = seat;
  await settled(seat);
  await page.locator('.pdc-hand-card').first().click();
  await page.locator('#pdc-hand-play').click();
  await expect.poll(async () => (await stateIn(seat)).turn.card).not.toBeNull();
  await endTurn(seat);
}

/** Answers a question with the last button of the panel, or on the map. */
export async function answer(
  seat: Seat,
  { units, leaders }: State,
  { options }: AskQuery,
  revision: number,
): Promise<void> {
  await settled(seat);
  const buttons = panel(seat).locator('[data-action=answer]');
  const last = options.at(-1) ?? '';
  if ((await buttons.count()) > 0) await buttons.last().click();
  else await clickHex(seat, (units[last] ?? leaders[last])?.at ?? last);
  await untilRevision(seat, revision + 1);
}

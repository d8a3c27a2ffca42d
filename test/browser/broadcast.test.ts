// The broadcast view shows what everybody may see, in a GM's window too, and not before its delay is over.
import { expect, test } from 'vitest';
import { clickHex, untilRevision } from './field';
import { playCard } from './hands';
import type { Seat } from './harness';
import { useField } from './use-field';

const field = useField();

const SOUTH = ['order-two-centre', 'order-light-troops', 'double-time', 'move-fire-move'];
const NORTH = ['order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'];

const UNITS = {
  k: { side: 'south', type: 'cavalry', at: '5:6', name: '14th Dragoons' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
} as const;

const view = ({ page }: Seat) => page.locator('#pdc-broadcast');

const set = ({ page }: Seat, key: string, value: unknown) =>
  page.evaluate(
    ([name, chosen]) => {
      const { game } = globalThis as unknown as {
        game: { settings: { set(scope: string, key: string, value: unknown): Promise<unknown> } };
      };
      return game.settings.set('pas-de-charge', name, chosen);
    },
    [key, value] as const,
  );

test('it shows the order, the card and who decides, but no hand and no answer, and keeps its delay', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS, {}, {}, { south: SOUTH, north: NORTH });
  await set(french, 'broadcastDelay', 600);
  for (const seat of [gm, french]) await seat.page.keyboard.press('Shift+B');
  await view(gm).getByText('The Allies move').waitFor();
  await view(french).getByText('The broadcast starts soon').waitFor();
  await playCard(allied, 'order-two-centre');
  await untilRevision(gm, 2);
  await view(gm).locator('.pdc-broadcast-card', { hasText: 'Two in the Centre' }).waitFor();
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(gm, 3);
  await view(gm).getByText('The French decide').waitFor();
  await view(gm).locator('.pdc-broadcast-line', { hasText: '14th Dragoons' }).waitFor();
  await view(gm).getByText('Odds: eliminated').waitFor();
  await gm.screenshot('broadcast');
  const shown = await view(gm).innerHTML();
  for (const text of [
    'orm square',
    'orms square',
    'Forced March',
    'Round Both Wings',
    'Dress the Line',
    ...NORTH,
    'double-time',
  ]) {
    expect(shown).not.toContain(text);
  }
  expect(await view(gm).locator('[data-answer], [data-card]').count()).toBe(0);
  const held = view(french);
  expect(await held.locator('.pdc-broadcast-piece, .pdc-broadcast-head').count()).toBe(0);
  expect(await held.textContent()).not.toContain('14th Dragoons');
  // With the delay gone it shows the battle as it is.
  await set(french, 'broadcastDelay', 0);
  await held.getByText('The French decide').waitFor();

  // The battle from its beginning, as a film.
  await view(gm).hover();
  await view(gm).locator('select').selectOption('0.5');
  await view(gm).locator('input').fill('0');
  await view(gm).getByText('Replay').waitFor();
  await view(gm).getByRole('button', { name: 'Play the battle' }).click();
  await view(gm).getByRole('button', { name: 'Pause' }).click();
  await gm.screenshot('broadcast-film');
  await view(gm).getByRole('button', { name: 'Return to now' }).click();
  await view(gm).getByText('The French decide').waitFor();
  for (const seat of [gm, french]) {
    await seat.page.keyboard.press('Escape');
    await view(seat).waitFor({ state: 'detached' });
  }
});

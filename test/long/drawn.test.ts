// A chit that is drawn turns over below the panel, unless things are to stand still; the log tells it either way.
import { expect, test } from 'vitest';
import { clickHex, lastCard, pressSpot, stateIn, untilRevision } from '../browser/field';
import { dice, type Seat } from '../browser/harness';
import { layOutOgre } from '../browser/ogre-field';
import { useField } from '../browser/use-field';

const field = useField({ theatre: true });

interface Watched {
  pdcDrawn: string[];
  readonly game: { readonly settings: { set(scope: string, key: string, value: string): Promise<void> } };
}

const choose = ({ page }: Seat, choice: string): Promise<void> =>
  page.evaluate(async (value) => {
    await (globalThis as unknown as Watched).game.settings.set('pas-de-charge', 'motion', value);
  }, choice);

/** Writes down every chit that is shown from now on: it is there for a moment only. */
const watch = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.pdcDrawn = [];
    const isChit = (node: Node): node is HTMLElement =>
      node instanceof HTMLElement && node.classList.contains('pdc-drawn');
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isChit));
      for (const chit of added) {
        const { pointerEvents } = getComputedStyle(chit);
        watched.pdcDrawn.push(`${chit.textContent} hidden:${chit.ariaHidden} pointer:${pointerEvents}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

const seen = ({ page }: Seat): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as Watched).pdcDrawn);

test('a chit turns over in the window that wants it, is gone again, and stops no click', async () => {
  const { gm, allied, french } = field.seats;
  await layOutOgre(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '7:6', name: '5th Foot' },
      wellesley: { side: 'south', type: 'leader', at: '7:6', name: 'Wellesley' },
      line: { side: 'north', type: 'french-line', at: '1:6', name: '39th Line' },
      junot: { side: 'north', type: 'leader', at: '1:6', name: 'Junot' },
    },
    ...[1, 2, 1],
  );
  await untilRevision(french, 1);
  await choose(allied, 'still');
  await choose(french, 'moving');
  for (const seat of [gm, allied, french]) await watch(seat);
  // The unit does not act, nobody rides for it, and the chit that is drawn next is of the French.
  await dice(gm.page, 6, 5, 4);
  await clickHex(allied, '7:6');
  await pressSpot(allied, 'Activate: 92% to act');
  await untilRevision(french, 2);
  await lastCard(allied).getByRole('button', { name: 'Keep the roll' }).click();
  await untilRevision(french, 3);
  for (const seat of [allied, french]) await lastCard(seat).getByText('Chit drawn for the French').waitFor();
  await french.page.waitForFunction(() => (globalThis as unknown as Watched).pdcDrawn.length > 0);
  // Who is drawn can go on at once.
  await clickHex(french, '1:6');
  await french.page.locator('.pdc-popover-menu').waitFor();
  await french.page.locator('.pdc-drawn').waitFor({ state: 'detached' });
  // Heard by the panel's words, and whatever lies below can be clicked on.
  expect(await seen(french)).toEqual(['French hidden:true pointer:none']);
  // By his own choice, and by that of the system, which asks for less motion in these windows.
  expect(await seen(allied)).toEqual([]);
  expect(await seen(gm)).toEqual([]);
  expect((await stateIn(french)).turn.side).toBe('north');
});

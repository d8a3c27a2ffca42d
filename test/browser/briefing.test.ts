// What players are told: the briefing that opens once, and the legend of signs and dice.
import { expect, test } from 'vitest';
import { clickHex, settled, stateIn } from './field';
import type { Seat } from './harness';
import { untilReady } from './harness';
import { layOutSquares } from './squares-field';
import { useField } from './use-field';

const field = useField({ briefing: true });

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
} as const;

const BRIEFING = {
  situation: 'Two battalions meet at dawn.',
  roles: { south: 'Take the bridge.', north: 'Hold the bridge.' },
};

const sheetOf = ({ page }: Seat) => page.locator('#pdc-briefing');
const legendOf = ({ page }: Seat) => page.locator('#pdc-legend');
const press = async ({ page }: Seat, action: string) =>
  page.locator(`#pdc-panel [data-action=${action}]`).click();

test('each seat is told once who it is, and again whenever it wants', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS, {}, { briefing: BRIEFING });
  for (const [seat, who, role, others] of [
    [allied, 'You are the Allies.', 'Take the bridge.', 'Hold the bridge.'],
    [french, 'You are the French.', 'Hold the bridge.', 'Take the bridge.'],
  ] as const) {
    for (const text of [
      'Two battalions meet at dawn.',
      who,
      role,
      'The first side to reach 9 victory points',
    ])
      await sheetOf(seat).getByText(text).waitFor();
    expect(await sheetOf(seat).getByText(others).count()).toBe(0);
  }
  // A GM who leads nobody has set the battle up himself; the sheet is there for him too.
  expect(await sheetOf(gm).count()).toBe(0);
  await press(gm, 'briefing');
  await sheetOf(gm).getByText('Hold the bridge.').waitFor();
  await press(gm, 'briefing');
  await sheetOf(gm).waitFor({ state: 'detached' });
  // Not the keys, nor the map: nothing has to be clicked away before somebody plays.
  await allied.page.locator('.pdc-panel-prompt').waitFor();
  await clickHex(allied, '5:6');
  await allied.page.getByText('9th Foot').first().waitFor();
  await allied.page.keyboard.press('Escape');
  await allied.screenshot('briefing');
  await sheetOf(allied).locator('[data-action=putAway]').click();
  await sheetOf(allied).waitFor({ state: 'detached' });
  await untilFlagged(allied);
  for (const seat of [allied, french]) {
    await seat.page.reload();
    await untilReady(seat.page, seat.faults);
  }
  // Who has not put it away sees it again; who has, when he asks for it.
  await sheetOf(french).getByText('Two battalions').waitFor();
  await allied.page.locator('#pdc-panel [data-action=briefing]').waitFor();
  await settled(allied);
  expect(await sheetOf(allied).count()).toBe(0);
  await allied.page.keyboard.press('b');
  await sheetOf(allied).getByText('Take the bridge.').waitFor();
  await allied.page.keyboard.press('b');
  await sheetOf(allied).waitFor({ state: 'detached' });
});

/** Waits until a user's window knows that he has put a briefing away. */
const untilFlagged = ({ page }: Seat) =>
  page.waitForFunction(() => {
    const { user } = Reflect.get(globalThis, 'game') as {
      user: { flags: Record<string, { briefed?: string[] }> };
    };
    return (user.flags['pas-de-charge']?.briefed ?? []).length > 0;
  });

test('the next battle is told of by a sheet of its own, which goes with its battle', async () => {
  const { allied } = field.seats;
  await field.layOut(UNITS, {}, { briefing: 'Another day.' });
  await sheetOf(allied).getByText('Another day.').waitFor();
  expect(await sheetOf(allied).getByText('Two battalions').count()).toBe(0);
  await sheetOf(allied).locator('[data-action=putAway]').click();
});

test.each(['hexes', 'squares'])(
  'the legend opens by its key and from the panel and fits the window: %s',
  async (game) => {
    const { allied } = field.seats;
    if (game === 'hexes') await field.layOut(UNITS, { '2:2': 'woods' });
    else {
      const unit = { type: 'infantry', at: 'E5', side: 'south' };
      await layOutSquares(
        field,
        { a: unit, b: { ...unit, side: 'north', at: 'E2' } },
        { terrain: { D3: 'town' } },
      );
    }
    expect(Object.keys((await stateIn(allied)).terrain)).toHaveLength(1);
    await sheetOf(allied).locator('[data-action=putAway]').click();
    await sheetOf(allied).waitFor({ state: 'detached' });
    await press(allied, 'legend');
    const ground = game === 'hexes' ? 'Closed to cavalry and artillery' : 'Holds 1 infantry';
    await legendOf(allied).getByText(ground).first().waitFor();
    const dice =
      game === 'hexes'
        ? 'A hit in fire and close combat.'
        : 'Close combat: each die inflicts 1 disruption point.';
    await legendOf(allied).getByText(dice).waitFor();
    await allied.screenshot(`legend-${game}`);
    const broken = await legendOf(allied)
      .locator('img')
      .evaluateAll(
        (all) => (all as HTMLImageElement[]).filter((one) => one.complete && one.naturalWidth === 0).length,
      );
    expect(broken).toBe(0);
    const fits = await legendOf(allied).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const content = element.querySelector('.pdc-legend') as HTMLElement;
      return top >= 0 && bottom <= innerHeight && content.scrollWidth <= content.clientWidth;
    });
    expect(fits).toBe(true);
    await allied.page.keyboard.press('l');
    await legendOf(allied).waitFor({ state: 'detached' });
    await allied.page.keyboard.press('l');
    await legendOf(allied).getByText(dice).waitFor();
    await allied.page.keyboard.press('l');
    await legendOf(allied).waitFor({ state: 'detached' });
  },
);

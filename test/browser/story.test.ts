// The broadcast view shows what everybody may see, in a GM's window too, and not before its delay is over; the end of a
// battle tells its story to everyone, and what may come next to the GM.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { chooseScenario, clickHex, endTurn, forge, settled, stateIn, untilRevision } from './field';
import { playCard } from './hands';
import { allSettled, type Seat } from './harness';
import { useField } from './use-field';

const field = useField();

const SOUTH = ['order-two-centre', 'order-light-troops', 'double-time', 'move-fire-move'];
const NORTH = ['order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'];

const SHOWN = {
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

test('the broadcast shows the order, the card and who decides, but no hand and no answer, and keeps its delay', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(SHOWN, {}, {}, { south: SOUTH, north: NORTH });
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

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light', strength: 1 },
} as const;

const storyOf = ({ page }: Seat) => page.locator('#pdc-story');

test('who won, what it cost, how the dice fell, and the same battle again with sides changed', async () => {
  const { gm, allied, french } = field.seats;
  const side = (name: string, nation: string) => ({ name, nation, target: 1, rating: 6 });
  await field.layOut(
    UNITS,
    {},
    { sides: { south: side('Allies', 'british'), north: side('French', 'french') } },
  );
  await clickHex(allied, '5:6');
  await field.faces('red', 'blue', 'green', 'flag');
  await forge(allied, 'allied', { order: { type: 'fire', side: 'south', unit: 'a', target: 'n' } });
  await allSettled(gm.page);
  expect((await stateIn(gm)).winner).toBe('south');
  for (const seat of [gm, allied, french]) {
    await storyOf(seat).getByText('The Allies win').waitFor();
    await storyOf(seat).getByText('1 of 1').first().waitFor();
    await storyOf(seat).getByText('1 with 4 dice (0.7 expected)').waitFor();
    await storyOf(seat).getByText('9th Foot: Fire against 2nd Light').waitFor();
  }
  await allied.screenshot('story');
  // Who closes it finds it again beside the battle.
  await french.page.locator('#pdc-story [data-action=close]').click();
  await storyOf(french).waitFor({ state: 'detached' });
  await french.page.locator('#pdc-panel [data-action=story]').click();
  await storyOf(french).getByText('The Allies win').waitFor();
  expect(await storyOf(french).locator('footer button').allTextContents()).toHaveLength(2);
  await saved(french);
  await onStream(gm);
  await captainAndBalance(gm, french);
  const { combats } = { combats: await ids(gm) };
  await storyOf(gm).locator('[data-action=again]').click();
  await gm.page.waitForFunction((count) => {
    const { game } = globalThis as unknown as World;
    return (
      game.combats.contents.length > count &&
      game.scenes.viewed?.id === game.combats.contents.at(-1)?.scene?.id
    );
  }, combats);
  await settled(gm);
  await storyOf(gm).waitFor({ state: 'detached' });
  const seats = await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    return game.combats.contents.at(-1)?.system.seats;
  });
  expect(seats).toMatchObject({ south: 'french', north: 'allied' });
  expect((await stateIn(gm)).winner).toBeNull();
  await endTurn(french);
});

/** The report as a page that needs nothing else, and as a picture. */
async function saved(seat: Seat): Promise<void> {
  const save = async (action: string) => {
    const download = seat.page.waitForEvent('download');
    await storyOf(seat).locator(`[data-action=${action}]`).click();
    return readFile(await (await download).path());
  };
  const page = String(await save('savePage'));
  expect(page).toContain('9th Foot: Fire against 2nd Light');
  expect(page).not.toMatch(/<script|src=|href=/);
  const picture = await save('savePicture');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Its width, twice that of the page; a picture of one colour would be smaller.
  expect(picture.readUInt32BE(16)).toBe(2160);
  expect(picture.length).toBeGreaterThan(100_000);
}

/** The chat log for streams: large cards without anything to press. */
async function onStream({ page }: Seat): Promise<void> {
  const stream = await page.context().newPage();
  await stream.goto(new URL('/stream', page.url()).href);
  await stream.locator('.pdc-card').getByText('9th Foot').first().waitFor();
  const pressed = stream.locator('.pdc-card').locator('button, .message-delete');
  expect(await pressed.filter({ visible: true }).count()).toBe(0);
  await stream.close();
}

/** A GM asks a Captain about the battle, for everyone to read, and lets officers play another scenario. */
async function captainAndBalance(gm: Seat, other: Seat): Promise<void> {
  const { page } = gm;
  await page.setViewportSize({ width: 1366, height: 768 });
  await storyOf(gm).locator('[data-action=askCaptain]').click();
  for (const seat of [gm, other]) await storyOf(seat).getByText('Luck: +').waitFor();
  await storyOf(gm).locator('[data-action=askCaptain]').waitFor({ state: 'detached' });
  await gm.screenshot('story-captain');
  await storyOf(gm).locator('[data-action=other]').click();
  const dialog = page.locator('#pdc-new-battle');
  await chooseScenario(gm, 'two-villages');
  await dialog.locator('[data-action=tryOut]').click();
  const trials = page.locator('#pdc-trials');
  await trials.locator('tbody').waitFor();
  await gm.screenshot('trials');
  await trials.locator('[data-action=stop]').click();
  await dialog.getByText(/ %\), \d+ battles, Recruits$/).waitFor();
  await trials.locator('.window-header [data-action=close]').click();
  await trials.waitFor({ state: 'detached' });
  await gm.screenshot('new-battle-trials');
  await dialog.locator('.window-header [data-action=close]').click();
  await dialog.waitFor({ state: 'detached' });
}

const ids = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as World).game.combats.contents.length);

interface World {
  readonly game: {
    readonly scenes: { readonly viewed: { readonly id: string } | null };
    readonly combats: {
      readonly contents: readonly {
        readonly scene: { readonly id: string } | null;
        readonly system: { readonly seats: Readonly<Record<string, string>> };
      }[];
    };
  };
}

import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';
import { chooseScenario, settled, untilTokens } from './field';
import type { Seat } from './harness';
import { folders, openEntry } from './packs-field';
import { useField } from './use-field';

const field = useField();

/** What the tests touch of the compendia in a window. */
interface Table {
  readonly game: {
    readonly scenes: { readonly viewed: { readonly name: string } | null };
  };
}

test('an entry is found by its name and read by a player, who learns no other side’s orders', async () => {
  const { allied, gm } = field.seats;
  for (const seat of [allied, gm]) {
    await openEntry(seat, 'C&C: Napoleon', 'Rolica');
    await seat.page.locator('.pdc-scenario-page h3', { hasText: 'Rolica' }).waitFor();
    await seat.screenshot(`pack-battle-${seat === gm ? 'gm' : 'player'}`);
  }
  const roles = (seat: Seat) => seat.page.locator('.pdc-scenario-sides section > p:not(.pdc-quiet)').count();
  expect([await roles(allied), await roles(gm)]).toEqual([0, 2]);
  await openEntry(allied, 'Napoleonic core game', 'British army for a small battle, 40');
  await allied.page.locator('.pdc-army-whole').waitFor();
  await allied.screenshot('pack-army');
  for (const seat of [allied, gm]) {
    const close = seat.page.locator('.pdc-army-page-sheet .window-header [data-action=close]');
    while ((await close.count()) > 0) await close.first().click();
  }
});

test.each(GAMES.map(({ rules, scenarios }) => [rules.id, scenarios] as const))(
  'a battle is laid out from its page: %s',
  async (id, scenarios) => {
    const { gm } = field.seats;
    const scenario = scenarios.find(({ id: each }) => /villages|plain|lauter|lindach/.test(each));
    if (!scenario) throw new Error('no small scenario');
    await openEntry(gm, folders[id] ?? '', scenario.title);
    const sheet = gm.page.locator('.pdc-scenario-page-sheet');
    await sheet.locator('[data-action=layOut]').click();
    await untilTokens(gm, Object.keys(scenario.units).length);
    await gm.page.waitForFunction(
      (title) => (globalThis as unknown as Table).game.scenes.viewed?.name === title,
      scenario.title,
    );
    await sheet.locator('[data-action=layOut]:not([disabled])').waitFor();
    await sheet.locator('.window-header [data-action=close]').click();
    await settled(gm);
  },
);

test('a campaign is begun from its page by the GM, and read by anybody', async () => {
  const { gm, allied } = field.seats;
  await openEntry(allied, folders.ccn ?? '', 'The Peninsula');
  const read = allied.page.locator('.pdc-campaign-page', { hasText: 'The Peninsula' });
  await read.locator('li h4', { hasText: 'Corunna' }).waitFor();
  expect(await read.locator('[data-action=begin], [data-action=makeReady]').count()).toBe(0);
  await openEntry(gm, folders.ccn ?? '', 'The Peninsula');
  const page = gm.page.locator('.pdc-campaign-page', { hasText: 'The Peninsula' });
  await page.locator('[data-action=begin]').click();
  await page.locator('[data-action=makeReady]').waitFor();
  for (const seat of [allied, gm]) {
    const close = seat.page.locator('.pdc-campaign-sheet .window-header [data-action=close]');
    // The latest lies over the others.
    while ((await close.count()) > 0) await close.last().click();
  }
});

test('an evening of two battles is prepared in one step, and nobody’s screen moves', async () => {
  const { gm, allied } = field.seats;
  const { page } = gm;
  const viewed = (seat: Seat) =>
    seat.page.evaluate(() => (globalThis as unknown as Table).game.scenes.viewed?.name);
  const before = [await viewed(gm), await viewed(allied)];
  await page.click('[data-tool=pas-de-charge-new-battle]');
  await chooseScenario(gm, 'ccn-rolica-1808');
  await gm.screenshot('evening-new-battle');
  await page.locator('#pdc-new-battle [name=evening]').click();
  const evening = page.locator('#pdc-evening');
  await evening.getByText('All of “The Peninsula').waitFor();
  expect(await evening.locator('[name=battle]:checked').count()).toBe(1);
  await evening.locator('[name=battle][value=farm-at-lindach]').check();
  await evening.locator('[name=title]').fill('Friday');
  await gm.screenshot('evening');
  await evening.locator('[name=prepare]').click();
  await page.locator('#notifications', { hasText: '“Friday” is prepared: 2 battles' }).waitFor();
  await settled(gm);
  expect([await viewed(gm), await viewed(allied)]).toEqual(before);
  const made = await page.evaluate(() => {
    const { game } = globalThis as unknown as Evening;
    return ['Rolica, 17 August 1808', 'The Farm at Lindach'].map((title) =>
      Math.max(...game.scenes.contents.filter(({ name }) => name === title).map(({ tokens }) => tokens.size)),
    );
  });
  for (const pieces of made) expect(pieces).toBeGreaterThan(5);
  await expect
    .poll(() =>
      allied.page.evaluate(() => {
        const { game } = globalThis as unknown as Evening;
        const entry = game.journal.contents.find(({ name }) => name === 'Friday');
        return entry?.pages.contents.map(({ name }) => name);
      }),
    )
    .toEqual([
      expect.stringContaining('Rolica'),
      'The Farm at Lindach',
      'Rulebook: Napoleonic core game',
      'Rulebook: Code Napoleon',
    ]);
  await page.locator('#pdc-new-battle .window-header [data-action=close]').click();
});

/** What of a prepared evening the tests look at. */
interface Evening {
  readonly game: {
    readonly scenes: {
      readonly contents: readonly { readonly name: string; readonly tokens: { readonly size: number } }[];
    };
    readonly journal: {
      readonly contents: readonly {
        readonly name: string;
        readonly pages: { readonly contents: readonly { readonly name: string }[] };
      }[];
    };
  };
}

/** What of the world the tests of drags look at. */
interface World {
  readonly game: {
    readonly journal: {
      readonly contents: readonly {
        readonly pages: { readonly contents: readonly { readonly name: string; readonly type: string }[] };
      }[];
    };
  };
}

test('a scenario is kept as a page of the journal', async () => {
  const { gm } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = gm.page.locator('#pdc-new-battle');
  await chooseScenario(gm, 'vimeiro-1808');
  await dialog.locator('[name=keep]').click();
  await gm.page
    .locator('#notifications .notification', { hasText: 'is saved in the journal entry' })
    .waitFor();
  const kept = await gm.page.evaluate(() =>
    (globalThis as unknown as World).game.journal.contents.flatMap(({ pages }) =>
      pages.contents.map(({ name, type }) => ({ name, type })),
    ),
  );
  expect(kept).toContainEqual({ name: 'Vimeiro, 21 August 1808', type: 'pas-de-charge.scenario' });
});

test('what is wrong with a scenario file stands beside its lines until it is put away or mended', async () => {
  const { gm } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = gm.page.locator('#pdc-new-battle');
  await dialog.waitFor();
  const side = (nation: string) => `{ "name": "${nation}", "nation": "${nation}", "target": 5, "rating": 4 }`;
  const file = (type: string) =>
    [
      '{',
      '  "id": "own", "ruleset": "cc-napoleon", "title": "Of my own", "first": "south",',
      `  "sides": { "south": ${side('british')}, "north": ${side('french')} },`,
      `  "units": { "a": { "side": "south", "type": "${type}", "at": "5:6" } }`,
      '}',
    ].join('\n');
  const give = (text: string) =>
    dialog.locator('[name=file]').setInputFiles({
      name: 'own.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await give(file('dragoon'));
  const faults = dialog.locator('.pdc-file-faults');
  await faults.locator('li', { hasText: 'units.a.type' }).waitFor();
  expect(await faults.locator('li code b').allTextContents()).toEqual(['4']);
  await gm.screenshot('file-faults');
  await faults.locator('[data-action=dropFaults]').click();
  await faults.waitFor({ state: 'detached' });
  await give(file('dragoon'));
  await faults.waitFor();
  await give(file('infantry'));
  await faults.waitFor({ state: 'detached' });
  expect(await dialog.locator('.pdc-battle-card.is-chosen b').textContent()).toBe('Of my own (file)');
});

import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';
import { settled, untilTokens } from '../browser/field';
import type { Seat } from '../browser/harness';
import { folderIn, folders, openEntry } from '../browser/packs-field';
import { useField } from '../browser/use-field';

const field = useField();

/** A place beside a window in the middle, with room for an army in formation around it. */
const ROOMY = { x: 340, y: 400 };

interface Api {
  deployScenario(scenario: object): Promise<unknown>;
}

/** Begins a battle without any unit. */
async function bareGround(gm: Seat): Promise<void> {
  await gm.page.evaluate(async () => {
    const { api } = (
      globalThis as unknown as { game: { modules: { get(id: string): { api: Api } } } }
    ).game.modules.get('pas-de-charge');
    const side = (nation: string) => ({ name: nation, nation, target: 5, rating: 5 });
    await api.deployScenario({
      ...{ id: 'bare', ruleset: 'ccn', title: 'Bare ground', first: 'south', objectives: [], units: {} },
      sides: { south: side('british'), north: side('french') },
    });
  });
  await untilTokens(gm, 0);
}

test('a whole army and a single unit are dragged on to the map and into the army builder', async () => {
  const { gm, allied } = field.seats;
  const game = GAMES.find(({ rules }) => rules.id === 'ccn');
  const sample = game?.armies?.samples.find(({ id }) => id === 'british-small-40');
  if (!game || !sample) throw new Error('no sample');
  await bareGround(gm);
  await openEntry(gm, folders.ccn ?? '', 'British army for a small battle, 40');
  const sheet = gm.page.locator('.pdc-army-page-sheet');
  const board = gm.page.locator('#board');
  await sheet.locator('.pdc-army-whole').dragTo(board, { targetPosition: ROOMY });
  const bought = Object.values(sample.counts).reduce((sum, count) => sum + count, 0);
  const all = bought + Object.values(game.armies?.free ?? {}).reduce((sum, count) => sum + count, 0);
  await untilTokens(gm, all);
  await gm.screenshot('pack-army-on-map');
  await sheet.locator('[data-unit=british-line]').dragTo(board, { targetPosition: { x: 250, y: 200 } });
  await untilTokens(gm, all + 1);
  await sheet.locator('.window-header [data-action=close]').click();

  const { page } = allied;
  await page.click('[data-tool=pas-de-charge-armies]');
  const builder = page.locator('#pdc-army-builder');
  await builder.waitFor();
  await openEntry(allied, folders.ccn ?? '', 'British army for a small battle, 40');
  const own = page.locator('.pdc-army-page-sheet');
  await own.waitFor();
  // The page lies over the builder: both are to be seen.
  await page.evaluate(() => {
    const move = (selector: string, left: string) => {
      const window = document.querySelector<HTMLElement>(selector);
      if (window) window.style.left = left;
    };
    move('.pdc-army-page-sheet', '0px');
    move('#pdc-army-builder', '500px');
  });
  await own.locator('.pdc-army-whole').dragTo(builder.locator('.pdc-army-bar, .window-content').first());
  await builder.locator('.pdc-army-sum', { hasText: '40 of 40' }).waitFor();
  const count = builder.locator('[name=count-british-line]');
  expect(await count.inputValue()).toBe('4');
  await own.locator('[data-unit=british-line]').dragTo(builder.locator('.window-content').first());
  await expect.poll(() => count.inputValue()).toBe('5');
});

/**
 * Lets something fall near the lower edge of the map as if it were dragged there, at a share of the width; answers
 * whether Foundry has more to do with it.
 */
const dropOnMap = ({ page }: Seat, data: Readonly<Record<string, unknown>>, across = 0.5): Promise<boolean> =>
  page.evaluate(
    ([dropped, share]) => {
      const { Hooks, canvas } = globalThis as unknown as {
        Hooks: { call(name: string, ...args: unknown[]): boolean };
        canvas: { dimensions: { sceneX: number; sceneY: number; sceneWidth: number; sceneHeight: number } };
      };
      const { sceneX, sceneY, sceneWidth, sceneHeight } = canvas.dimensions;
      const point = { x: sceneX + share * sceneWidth, y: sceneY + 0.8 * sceneHeight };
      return Hooks.call('dropCanvasData', canvas, { ...dropped, ...point });
    },
    [data, across] as const,
  );

/** Puts two armies, a text and a folder with the armies into the world's journal; answers their uuids. */
const writeJournal = ({ page }: Seat) =>
  page.evaluate(async () => {
    const { Folder, JournalEntry } = globalThis as unknown as Readonly<
      Record<
        'Folder' | 'JournalEntry',
        { create(data: object): Promise<{ id: string; uuid: string; pages: Kept }> }
      >
    >;
    interface Kept {
      readonly contents: readonly { readonly uuid: string }[];
    }
    const army = (name: string, type: string) => ({
      ...{ name, type: 'pas-de-charge.army' },
      system: { ruleset: 'ccn', nation: 'british', counts: [{ type, count: 1 }] },
    });
    const folder = await Folder.create({ name: 'Wellington', type: 'JournalEntry' });
    const pages = [army('Left', 'british-line'), army('Right', 'british-heavy-cavalry')];
    const armies = await JournalEntry.create({ name: 'Two wings', folder: folder.id, pages });
    const text = await JournalEntry.create({ name: 'Letters', pages: [{ name: 'Home', type: 'text' }] });
    return {
      folder: folder.uuid,
      armies: armies.uuid,
      text: text.uuid,
      page: armies.pages.contents[0]?.uuid ?? '',
    };
  });

test('armies are dragged out of the compendium’s list and out of the journal, whole folders too', async () => {
  const { gm, allied } = field.seats;
  const name = 'British army for a small battle, 40';
  const game = GAMES.find(({ rules }) => rules.id === 'ccn');
  const sample = game?.armies?.samples.find(({ id }) => id === 'british-small-40');
  if (!game || !sample) throw new Error('no sample');
  const free = Object.values(game.armies?.free ?? {}).reduce((sum, count) => sum + count, 0);
  const all = Object.values(sample.counts).reduce((sum, count) => sum + count, 0) + free;
  await bareGround(gm);
  // What lies over the map from before is put away.
  for (const { page } of [gm, allied]) {
    const close = page.locator('.pdc-army-page-sheet .window-header [data-action=close]');
    while ((await close.count()) > 0) await close.last().click();
  }
  const board = gm.page.locator('#board');
  const lineOf = async ({ page }: Seat) => {
    await page.click('#sidebar-tabs [data-tab=compendium]');
    await page.locator('#compendium input').fill(name);
    return folderIn(page, folders.ccn ?? '')
      .locator('details:not([hidden])', { hasText: name })
      .last();
  };
  const british = await lineOf(gm);
  await british.locator('[data-entry-id]:not([hidden])').first().dragTo(board, { targetPosition: ROOMY });
  await untilTokens(gm, all);

  // A folder has several: one of them is asked for.
  await british.locator('summary').dragTo(board, { targetPosition: { x: 250, y: 200 } });
  const question = gm.page.locator('.pdc-question-window');
  await question.locator('select[name=army]').waitFor();
  await gm.screenshot('pack-which-army');
  await question.locator('[data-action=no]').click();
  await question.waitFor({ state: 'detached' });

  const journal = await writeJournal(gm);
  expect(await dropOnMap(gm, { type: 'JournalEntry', uuid: journal.text })).toBe(true);
  expect(await dropOnMap(gm, { type: 'JournalEntryPage', uuid: journal.page })).toBe(false);
  await untilTokens(gm, all + free + 1);
  // Each where nothing stands yet: an army leaves out the pieces whose places are taken.
  for (const [count, [type, uuid, across]] of [
    ['JournalEntry', journal.armies, 0.2] as const,
    ['Folder', journal.folder, 0.8] as const,
  ].entries()) {
    expect(await dropOnMap(gm, { type, uuid }, across)).toBe(false);
    await question.locator('select[name=army]').selectOption({ label: 'Right' });
    await question.locator('[data-action=yes]').click();
    await untilTokens(gm, all + (count + 2) * (free + 1));
  }

  // A player is told that he may not; into his army builder he drags what he likes.
  const { page } = allied;
  const line = (await lineOf(allied)).locator('[data-entry-id]:not([hidden])').first();
  const builder = page.locator('#pdc-army-builder');
  await line.dragTo(page.locator('#board'), { targetPosition: { x: 250, y: 560 } });
  await page.locator('#notifications .notification', { hasText: 'Only the GM' }).first().waitFor();
  await page.click('[data-tool=pas-de-charge-armies]');
  await builder.locator('[data-action=clear]').click();
  await line.dragTo(builder.locator('.window-content').first());
  await builder.locator('.pdc-army-sum', { hasText: '40 of 40' }).waitFor();
  await (await lineOf(allied)).locator('summary').dragTo(builder.locator('.window-content').first());
  const asked = page.locator('.pdc-question-window', { hasText: 'There is more than one army here' });
  await asked.locator('select[name=army]').selectOption({ index: 0 });
  await asked.locator('[data-action=yes]').click();
  await asked.waitFor({ state: 'detached' });
  await settled(gm);
});

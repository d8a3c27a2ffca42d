// The window that checks the Foundry it runs in, on the table: all is well there, and each check tells when it is not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Field, openField } from '../browser/field';
import type { Seat } from '../browser/harness';
import { BATCHES, BENDING, BENDS, UNBEND } from './bends';

let field: Field;

const ITSELF = ['setUp', 'cleared'];
/** How the window has started can't be changed afterwards: test/foundry/self-check.test.ts bends it. */
const ELSEWHERE = ['start'];

const bent = ({ page }: Seat, script: string): Promise<unknown> =>
  page.evaluate(`(() => { ${BENDING} ${script} })()`);

/** How much there is in the world. */
const counts = (): Promise<unknown> =>
  field.seats.gm.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: Record<'scenes' | 'combats' | 'actors' | 'journal' | 'messages', { readonly size: number }>;
    };
    return [game.scenes, game.combats, game.actors, game.journal, game.messages].map(({ size }) => size);
  });

/** Presses "Run test", and as second player where one is asked; answers with what came of each check. */
async function checked(second: 'allied' | ''): Promise<Readonly<Record<string, string>>> {
  const { gm, allied } = field.seats;
  const window = gm.page.locator('#pdc-self-check');
  await window.locator('[name=second]').selectOption(second);
  await window.locator('[name=run]').click();
  await window.locator('[aria-busy=true]').waitFor();
  if (second !== '') await allied.page.locator('.pdc-question-window [data-action=yes]').click();
  await window.locator('[data-check=cleared]').waitFor();
  await window.locator('[name=run]:enabled').waitFor();
  const lines = window.locator('[data-check]');
  return Object.fromEntries(
    await lines.evaluateAll((all) =>
      all.map((line) => [line.getAttribute('data-check') ?? '', line.getAttribute('data-outcome') ?? '']),
    ),
  );
}

const notRight = (outcomes: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(outcomes).flatMap(([check, outcome]) => (outcome === 'right' ? [] : [check]));

beforeAll(async () => {
  field = await openField({ scenario: 'two-villages' });
  const { page } = field.seats.gm;
  await page.click('#sidebar-tabs [data-tab=settings]');
  await page.getByRole('button', { name: 'Run the test' }).click();
});

afterAll(() => field.table.close());

test('on the table all is as expected, the report can be copied, and nothing is left', async () => {
  const before = await counts();
  const outcomes = await checked('allied');
  expect(notRight(outcomes)).toEqual([]);
  expect(Object.keys(outcomes).length).toBeGreaterThanOrEqual(30);
  const tried = Object.keys(outcomes).filter((check) => ![...ITSELF, ...ELSEWHERE].includes(check));
  expect(BATCHES.flat().sort()).toEqual(tried.sort());
  expect(await counts()).toEqual(before);
  const { page, screenshot } = field.seats.gm;
  const report = await page.locator('#pdc-self-check [name=report]').inputValue();
  expect(report).toMatch(/^# Test this Foundry server\n\nFoundry 13\.351, Pas de Charge /);
  expect(report).toContain("as expected | Second player | A player's request is accepted as their own. | ");
  expect(report.split('\n').filter((line) => line.startsWith('as expected | '))).toHaveLength(
    Object.keys(outcomes).length,
  );
  await screenshot('self-check');
  expect([...field.seats.gm.faults, ...field.seats.allied.faults]).toEqual([]);
});

test('players have no such button', async () => {
  const { page } = field.seats.allied;
  await page.click('#sidebar-tabs [data-tab=settings]');
  expect(await page.getByRole('button', { name: 'Run the test' }).count()).toBe(0);
});

test.each(BATCHES.map((batch) => [batch.join(', '), batch] as const))(
  'each tells when the table is bent: %s',
  async (_, batch) => {
    const before = await counts();
    try {
      for (const check of batch) {
        const bend = BENDS[check];
        if (!bend) throw new Error(`nothing bends the table for ${check}`);
        await bent(field.seats[bend.in], bend.script);
      }
      // A battle that nothing guards is gone before its deletion can be tried.
      const untried = batch.includes('guard') ? ['putAway'] : [];
      expect([...notRight(await checked('allied'))].sort()).toEqual([...batch, ...untried].sort());
    } finally {
      for (const seat of [field.seats.gm, field.seats.allied]) await bent(seat, UNBEND);
    }
    expect(await counts()).toEqual(before);
  },
);

test('where setting the battle up fails in the middle, nothing of it stays', async () => {
  const { gm } = field.seats;
  const before = await counts();
  // All of it is there by then, and not marked yet as something for the check.
  await bent(
    gm,
    `put(Scene.prototype, 'update', (was) => async function (changes, options) {
      if (changes.flags?.['pas-de-charge']?.selfCheck) throw new Error('not marked');
      return was.call(this, changes, options);
    });`,
  );
  const outcomes = await checked('').finally(() => bent(gm, UNBEND));
  expect(outcomes).toEqual({ setUp: 'wrong', cleared: 'right' });
  expect(await counts()).toEqual(before);
});

test('what could not be cleared away is told, and goes with the next check', async () => {
  const { gm } = field.seats;
  const before = await counts();
  await bent(gm, "put(JournalEntry.prototype, 'delete', () => async function () { return this; });");
  const outcomes = await checked('').finally(() => bent(gm, UNBEND));
  expect(notRight(outcomes)).toEqual(['cleared']);
  expect(notRight(await checked(''))).toEqual([]);
  expect(await counts()).toEqual(before);
});

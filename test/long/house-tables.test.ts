// A GM edits a house table: the running battle goes on by it, and new battles begin with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFrom, type Leaves } from '../../src/match';
import { chooseScenario, lastCard } from '../browser/field';
import { openThree, type Seat, startTable, type TestTable } from '../browser/harness';

let table: TestTable;
let gm: Seat;
let allied: Seat;

beforeAll(async () => {
  table = await startTable({ scenario: 'lauter-crossing' });
  const seats = await openThree(table);
  gm = seats.gm;
  allied = seats.allied;
});

afterAll(async () => {
  await table.close();
  expect([...gm.faults, ...allied.faults]).toEqual([]);
});

/** The cell for face and column of the combat chart in the battle that was set up last, if it was changed. */
const cellIn = async ({ page }: Seat) => {
  const position = await page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { combats: { contents: { system: { position: Leaves } }[] } };
    };
    return game.combats.contents.at(-1)?.system.position ?? {};
  });
  const tables = dataFrom(position).tables as Record<string, string[][]>;
  return tables['combat-chart']?.[5]?.[0] ?? null;
};

test('a cell is changed, told, kept for new battles, and a bad file is refused by its place', async () => {
  const { page } = gm;
  await page.keyboard.press('Shift+KeyG');
  await page.locator('#pdc-control [name=tables]').click();
  const tables = page.locator('#pdc-tables');
  expect(await tables.locator('[name=apply]').isDisabled()).toBe(true);
  await tables.locator('[name="combat-chart-5-0"]').selectOption('P');
  await tables.locator('[name=apply]').click();
  await lastCard(allied).getByText('changed a house table').first().waitFor();
  expect(await cellIn(allied)).toBe('P');
  await tables.locator('[name=keep]').click();
  await tables.locator('[name=keep]:disabled').waitFor();

  await tables.locator('[name=file]').setInputFiles({
    name: 'tables.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "ruleset": "squares", "tables": { "combat-chart": [["Q"]] } }'),
  });
  await page.getByText('tables.combat-chart[0][0]').first().waitFor();

  await page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = page.locator('#pdc-new-battle');
  await chooseScenario(gm, 'austerlitz-1805');
  await dialog.getByText('This world uses its own house tables: Combat chart').waitFor();
  await dialog.locator('[name=begin]').click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => cellIn(gm)).toBe('P');
});

// What a GM changes on the sheet of a unit, field by field.
import { expect, test } from 'vitest';
import { endTurn, lastCard, stateIn, untilRevision } from '../browser/field';
import { useField } from '../browser/use-field';

const field = useField();

/** Opens the sheet of the piece that was set up last under a name. */
const openSheet = (name: string) =>
  field.seats.gm.page.evaluate(async (wanted) => {
    const { game } = globalThis as unknown as {
      game: {
        actors: { contents: { name: string; sheet: { render(options: object): Promise<unknown> } }[] };
      };
    };
    await game.actors.contents.findLast((actor) => actor.name === wanted)?.sheet.render({ force: true });
  }, name);

/** What the actor of the piece that was set up last under a name keeps for its sheet alone. */
const keptBy = (name: string) =>
  field.seats.allied.page.evaluate((wanted) => {
    interface Kept {
      readonly name: string;
      readonly system: { readonly notes: string; readonly portrait: string | null };
    }
    const { game } = globalThis as unknown as { game: { actors: { contents: Kept[] } } };
    const { notes = '', portrait = null } =
      game.actors.contents.findLast((actor) => actor.name === wanted)?.system ?? {};
    return { notes, portrait };
  }, name);

test("notes are kept, with the drawn block for a portrait and with a picture of one's own", async () => {
  const { gm } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '43rd Foot' },
    b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
  });
  await openSheet('43rd Foot');
  const sheet = gm.page.locator('.pdc-sheet').last();
  const notes = sheet.locator('[name="system.notes"]');
  await notes.fill('Held the bridge.');
  await notes.press('Tab');
  await expect.poll(() => keptBy('43rd Foot')).toEqual({ notes: 'Held the bridge.', portrait: null });

  await sheet.locator('[data-action=portrait]').click();
  await gm.page.locator('dialog input[name=path]').fill('modules/pas-de-charge/assets/leader.svg');
  await gm.page.locator('dialog [data-action=ok]').click();
  await expect
    .poll(async () => (await keptBy('43rd Foot')).portrait)
    .toBe('modules/pas-de-charge/assets/leader.svg');
  await notes.fill('Held it twice.');
  await notes.press('Tab');
  await expect
    .poll(() => keptBy('43rd Foot'))
    .toEqual({ notes: 'Held it twice.', portrait: 'modules/pas-de-charge/assets/leader.svg' });
});

test('every field changes the battle, and the log says so', async () => {
  const { gm, allied } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'light-infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
  });
  // Changes are told once the battle has begun.
  await endTurn(allied);
  await untilRevision(allied, 1);
  await openSheet('9th Foot');
  const sheet = gm.page.locator('.pdc-sheet').last();
  const inBattle = async () => (await stateIn(allied)).units.a;
  const logged = (text: string) => lastCard(allied).getByText(text).first().waitFor();

  await sheet.locator('[data-correct=name]').fill('95th Rifles');
  await sheet.locator('[data-correct=name]').press('Tab');
  await untilRevision(allied, 2);
  expect((await inBattle())?.name).toBe('95th Rifles');
  await logged('now called');

  await sheet.locator('[data-correct=nation]').selectOption('portuguese');
  await untilRevision(allied, 3);
  expect((await inBattle())?.nation).toBe('portuguese');
  await logged('nation Portuguese');

  await sheet.locator('[data-correct=armed][value=rifle]').check();
  await untilRevision(allied, 4);
  expect((await inBattle())?.armed).toEqual(['rifle']);
  await logged('armed with');

  await sheet.locator('[data-action=strength][data-strength="2"]').click();
  await untilRevision(allied, 5);
  expect((await inBattle())?.strength).toBe(2);
  await logged('strength 2');

  await sheet.locator('[data-correct=formation]').selectOption('square');
  await untilRevision(allied, 6);
  expect((await inBattle())?.formation).toBe('square');
  await logged('formation square');

  await gm.screenshot('unit-sheet');
  await expect.poll(() => sheet.locator('[data-correct=name]').inputValue()).toBe('95th Rifles');
  expect(await sheet.locator('.pdc-count').textContent()).toContain('2 /');
});

import { expect, test } from 'vitest';
import { endTurn, forge, revisionIn, sayYes, stateIn, untilRevision, untilTokens } from '../browser/field';
import type { Seat } from '../browser/harness';
import { battlesIn, deleteWhole, march, recordIn, remainsOf, UNITS } from '../browser/masters';
import { useField } from '../browser/use-field';

const field = useField();
const PIECES = Object.keys(UNITS).length;

const control = ({ page }: Seat) => page.locator('#pdc-control');
const away = (seat: Seat) => control(seat).locator('[data-action=bringBack]');

async function openControl(seat: Seat): Promise<void> {
  if ((await control(seat).count()) === 0) await seat.page.keyboard.press('Shift+G');
  await control(seat).locator('.pdc-control').waitFor();
}

/** A battle in which something has been done, and something noted on a sheet. */
async function begin() {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  expect(await forge(allied, 'allied', march('d', '6:3'))).toEqual({ ok: true, revision: 1 });
  await untilRevision(allied, 1);
  await endTurn(allied);
  for (const seat of [gm, french]) await untilRevision(seat, 2);
  const battle = (await battlesIn(gm)).at(-1);
  if (!battle) throw new Error('there is no battle');
  await gm.page.evaluate(async (id) => {
    type Actor = {
      system: { battle: string; piece: string };
      update(change: object): Promise<unknown>;
    };
    const { game } = globalThis as unknown as { game: { actors: { contents: Actor[] } } };
    const actor = game.actors.contents.find(({ system }) => system.battle === id && system.piece === 'a');
    await actor?.update({ system: { notes: 'They charged at dawn.' } });
  }, battle.battle);
  return { battle, state: await stateIn(gm), record: await recordIn(gm) };
}

const notesIn = ({ page }: Seat, battle: string) =>
  page.evaluate((id) => {
    const { game } = globalThis as unknown as {
      game: { actors: { contents: { system: { battle: string; piece: string; notes: string } }[] } };
    };
    const actors = game.actors.contents.filter(({ system }) => system.battle === id);
    return actors.find(({ system }) => system.piece === 'a')?.system.notes;
  }, battle);

test('a battle that is ended is asked about, put away, and comes back whole by one button', async () => {
  const { gm, allied, french } = field.seats;
  const { battle, state, record } = await begin();
  const question = gm.page.locator('.pdc-question-window');
  await deleteWhole(gm, 'combats', battle.battle);
  for (const text of [
    'after 2 orders',
    `The tokens (${PIECES}) and actors (${PIECES}) of the battle's units`,
    'The battle record stays in the journal',
  ]) {
    await question.getByText(text).waitFor();
  }
  await gm.screenshot('end-battle');
  await question.locator('[data-action=no]').click();
  await question.waitFor({ state: 'detached' });
  const whole = { combats: 1, actors: PIECES, tokens: PIECES, journal: 1, scenes: 1 };
  expect(await remainsOf(french, battle)).toEqual(whole);

  await deleteWhole(gm, 'combats', battle.battle);
  await sayYes(gm, 'End the battle');
  await expect.poll(() => remainsOf(french, battle)).toEqual({ ...whole, combats: 0, actors: 0, tokens: 0 });
  await openControl(gm);
  await gm.screenshot('put-away');
  await away(gm).click();
  await expect.poll(() => remainsOf(french, battle)).toEqual(whole);
  for (const seat of [gm, allied, french]) {
    await untilTokens(seat, PIECES);
    expect([await stateIn(seat), await revisionIn(seat)]).toEqual([state, 2]);
  }
  expect(await recordIn(gm)).toEqual(record);
  await expect.poll(() => notesIn(gm, battle.battle)).toBe('They charged at dawn.');
  await expect.poll(() => away(gm).count()).toBe(0);
  // It goes on, and goes back to what was ordered before it was ended.
  const move = { order: { type: 'move', side: 'north', unit: 'c', to: '2:4' } };
  expect(await forge(french, 'french', move)).toEqual({ ok: true, revision: 3 });
  expect(await forge(gm, 'gm', { undoTo: 0 })).toEqual({ ok: true, revision: 4 });
  await untilRevision(french, 4);
  expect((await stateIn(french)).units.d?.at).toBe('7:3');
});

test('it is put away too when scene and battle are deleted past the question', async () => {
  const { gm, french } = field.seats;
  const { battle, state } = await begin();
  await gm.page.evaluate(async (id) => {
    const { game } = globalThis as unknown as {
      game: { scenes: { get(id: string): { delete(options: object): Promise<unknown> } } };
    };
    await game.scenes.get(id).delete({ 'pas-de-charge': { projected: true } });
  }, battle.scene);
  const nothing = { combats: 0, actors: 0, tokens: 0, journal: 1, scenes: 0 };
  await expect.poll(() => remainsOf(french, battle)).toEqual(nothing);
  await openControl(gm);
  await away(gm).click();
  await expect.poll(async () => (await remainsOf(french, battle)).combats).toBe(1);
  await untilTokens(french, PIECES);
  expect(await stateIn(french)).toEqual(state);
});

import { afterAll, expect, test } from 'vitest';
import {
  clickHex,
  dragHex,
  endTurn,
  forge,
  pressPanel,
  revisionIn,
  sayYes,
  stateIn,
  untilRevision,
  untilTokens,
} from '../browser/field';
import { allSettled, dice, type Seat, type UserId, untilReady } from '../browser/harness';
import { outOfStep, publishedIn } from '../browser/in-step';
import {
  askAgain,
  battlesIn,
  CHARGE,
  cardsIn,
  deleteOne,
  deleteWhole,
  hostIn,
  loseBattleWrites,
  loseCards,
  MELEE,
  march,
  pause,
  recordIn,
  remainsOf,
  setRole,
  UNITS,
} from '../browser/masters';
import { useField } from '../browser/use-field';

const field = useField({ viewport: { width: 1024, height: 640 } });
/** The Allied player's second window, once he has closed the first. */
let returned: Seat | undefined;

afterAll(() => {
  expect(returned?.faults ?? []).toEqual([]);
});

const windows = (): readonly Seat[] => Object.values(field.seats);

/** Waits until every window shows the same, and nobody has written more often than was ordered. */
async function allInStep(revision: number, seats = windows()): Promise<void> {
  const { gm } = field.seats;
  for (const seat of seats) await untilRevision(seat, revision);
  // A second decision would come after the first.
  await allSettled(gm.page);
  const published = await publishedIn(gm);
  expect(published.revision).toBe(revision);
  for (const seat of seats) expect(await outOfStep(seat, published)).toEqual([]);
}

async function everybodyObeys(master: UserId, seats = windows()): Promise<void> {
  for (const seat of seats) await expect.poll(() => hostIn(seat)).toBe(master);
}

const refusedFor = (reason: string) => ({ ok: false, refusal: { reason } });

/** Sends requests one after the other: each must be refused for its reason, and nothing be written. */
async function allRefused(seat: Seat, user: UserId, requests: readonly (readonly [object, string])[]) {
  const before = [await revisionIn(seat), await recordIn(seat)];
  for (const [request, reason] of requests) {
    expect(await forge(seat, user, request), JSON.stringify(request)).toMatchObject(refusedFor(reason));
  }
  expect([await revisionIn(seat), await recordIn(seat)]).toEqual(before);
}

test('a request that comes twice is answered as before, by another GM too; an old one is stale', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  const first = { id: 'the-same', revision: 0, request: march('d', '6:3') };
  const answer = { ok: true, revision: 1 };
  const [one, other] = await Promise.all([
    askAgain(allied, 'allied', first),
    askAgain(allied, 'allied', first),
  ]);
  expect([one, other]).toEqual([answer, answer]);
  await setRole(gm, 'french', 4);
  await everybodyObeys('french');
  expect(await askAgain(allied, 'allied', first)).toEqual(answer);
  const old = { ...first, id: 'another', request: march('a', '6:6') };
  expect(await askAgain(allied, 'allied', old)).toMatchObject(refusedFor('stale'));
  expect(await askAgain(allied, 'allied', { ...old, revision: 7 })).toMatchObject(refusedFor('stale'));
  await setRole(gm, 'french', 1);
  await everybodyObeys('gm');
  expect(await askAgain(allied, 'allied', first)).toEqual(answer);
  expect(await askAgain(allied, 'allied', old)).toMatchObject(refusedFor('stale'));
  await allInStep(1);
  expect(await cardsIn(french)).toEqual(['done']);
});

test("a player's forged wishes are refused with a reason, and nothing is written", async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  await allRefused(french, 'french', [
    [{ correct: { type: 'adjusted', unit: 'a', change: { strength: 1 } } }, 'only-the-game-master'],
    [{ order: { type: 'deal', side: 'south' } }, 'not-your-side'],
    [{ order: { type: 'deal', side: 'north' } }, 'not-your-turn'],
    [{ order: { type: 'place', side: 'south', unit: 'a', to: '0:0' } }, 'not-your-side'],
    [{ consent: true }, 'nothing-is-asked'],
    [{ choose: 'square' }, 'nothing-is-asked'],
  ]);
  await allRefused(allied, 'allied', [
    [{ order: { type: 'deal', side: 'south' } }, 'battle-has-begun'],
    [{ order: { type: 'place', side: 'south', unit: 'b', to: '0:0' } }, 'not-in-reserve'],
    [{ order: { type: 'play', side: 'north', card: 'line-command' } }, 'not-your-side'],
    [{ order: { type: 'play', side: 'south', card: 'line-command' } }, 'no-cards-here'],
  ]);
  expect(await forge(allied, 'allied', march('d', '6:3'))).toEqual({ ok: true, revision: 1 });
  await untilRevision(french, 1);
  // Taking back what the enemy has done is a question to him, which nobody may answer in his place.
  expect(await forge(french, 'french', { undoTo: 0 })).toEqual({ ok: true, revision: 2 });
  await untilRevision(french, 2);
  expect((await stateIn(french)).units.d?.at).toBe('6:3');
  await allRefused(french, 'french', [[{ consent: true }, 'not-asked-of-you']]);
  await pause(gm, true);
  await allRefused(allied, 'allied', [
    [march('a', '6:6'), 'battle-is-paused'],
    [{ undoTo: 0 }, 'battle-is-paused'],
    [{ consent: true }, 'battle-is-paused'],
  ]);
  await pause(gm, false);
  await allied.page.locator('#pdc-panel [data-agrees=true]').click();
  await allInStep(3);
  expect((await stateIn(french)).units.d?.at).toBe('7:3');
});

test('what is thrown away in the middle of a question comes back, and the question is answered', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  expect(await forge(allied, 'allied', CHARGE)).toEqual({ ok: true, revision: 1 });
  for (const kind of ['Token', 'Actor'] as const) {
    for (const piece of ['a', 'b']) await deleteOne(gm, kind, piece);
    await allInStep(1);
  }
  await dice(gm.page, ...MELEE);
  await pressPanel(french, 'Form square');
  await allInStep(2);
  expect((await stateIn(french)).units.b).toMatchObject({ formation: 'square', at: '4:6' });
  expect(await cardsIn(french)).toEqual(['done']);
});

test('of two windows of one GM the older decides; what a deleted battle leaves goes with it', async () => {
  const { gm, french } = field.seats;
  await field.layOut(UNITS);
  const twin = await field.table.open('gm');
  await twin.page.locator('#notifications', { hasText: 'another window' }).click();
  await untilTokens(twin, Object.keys(UNITS).length);
  await dragHex(twin, '1:4', '0:7');
  await twin.page.locator('#notifications', { hasText: "this one isn't active" }).waitFor();
  expect(await forge(field.seats.allied, 'allied', march('d', '6:3'))).toEqual({ ok: true, revision: 1 });
  await allInStep(1, [gm, twin, french]);
  expect(await cardsIn(french)).toEqual(['done']);

  const [first, second] = await battlesIn(gm);
  if (!first || !second) throw new Error('there are not two battles');
  const whole = { combats: 1, journal: 1, scenes: 1 };
  for (const battle of [first, second]) expect(await remainsOf(french, battle)).toMatchObject(whole);
  await deleteWhole(twin, 'combats', first.battle);
  await sayYes(twin, 'End the battle');
  await deleteWhole(gm, 'scenes', second.scene);
  await sayYes(gm, 'Delete the scene');
  const nothing = { combats: 0, actors: 0, journal: 1, tokens: 0 };
  await expect.poll(() => remainsOf(french, first)).toEqual({ ...nothing, scenes: 1 });
  await expect.poll(() => remainsOf(french, second)).toEqual({ ...nothing, scenes: 0 });
  await gm.page.getByText('The battle was deleted with its scene').waitFor();
  await allInStep(1, [gm, twin, french]);
  await twin.close();
  expect(twin.faults).toEqual([]);
});

test('of two GMs one decides; where he leaves in mid-order the other ends it, and he comes back', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  await setRole(gm, 'allied', 4);
  await everybodyObeys('allied');
  await clickHex(allied, '7:3');
  await clickHex(allied, '6:3');
  await allInStep(1);
  // The GM who does not decide corrects: the other one writes it, once.
  await dragHex(gm, '1:4', '0:7');
  await allInStep(2);
  expect((await stateIn(french)).units).toMatchObject({ d: { at: '6:3' }, c: { at: '0:7' } });
  expect(await cardsIn(french)).toEqual(['done', 'done']);
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(french, 3);
  await allied.close();
  await everybodyObeys('gm', [gm, french]);
  await dice(gm.page, ...MELEE);
  await pressPanel(french, 'Form square');
  await untilRevision(gm, 4);
  const { order } = CHARGE;
  const replies = [
    { kind: 'chose', option: 'square' },
    { kind: 'rolled', faces: ['blue', 'sword'] },
  ];
  // As a single GM would have written it.
  expect(await recordIn(gm)).toMatchObject([
    march('d', '6:3'),
    { corrected: { unit: 'c' } },
    { order, replies },
  ]);
  const back = await field.table.open('allied');
  returned = back;
  const windows = [gm, back, french];
  await allInStep(4, windows);
  expect(await cardsIn(french)).toEqual(['done', 'done', 'done']);
  // He is back, and decides again; the other one has it all once.
  await everybodyObeys('allied', windows);
  await endTurn(back);
  await allInStep(5, windows);
  expect(await cardsIn(french)).toEqual(['done', 'done', 'done', 'done']);

  // He leaves when the order is in the battle journal, but nobody has been shown it: the other one, who knows the battle
  // from before, shows it.
  await setRole(gm, 'allied', 1);
  await dragHex(gm, '0:7', '0:4');
  await allInStep(6, windows);
  await setRole(gm, 'allied', 4);
  await everybodyObeys('allied', windows);
  await loseBattleWrites(back);
  const lost = { order: { type: 'move', side: 'north', unit: 'c', to: '1:4' } };
  // Nobody will ever answer it.
  void forge(french, 'french', lost, 'lost', 1000).catch(() => undefined);
  await expect.poll(() => recordIn(gm)).toHaveLength(6);
  await back.close();
  await allInStep(7, [gm, french]);
  expect((await stateIn(french)).units.c?.at).toBe('1:4');
});

test('when the older window of a GM closes, the younger decides by itself, and tells what was not told', async () => {
  const { gm, french } = field.seats;
  const before = await revisionIn(gm);
  const told = (await cardsIn(french)).length;
  const older = await field.table.open('allied');
  await everybodyObeys('allied', [gm, older, french]);
  const end = (side: string) => ({ order: { type: 'end-turn', side } });
  // The window from which he decided before has been closed: the first request waits until that is sure.
  expect(await forge(french, 'french', end('north'))).toEqual({ ok: true, revision: before + 1 });
  const younger = await field.table.open('allied');
  await younger.page.locator('#notifications', { hasText: 'another window' }).click();
  const windows = [gm, younger, french];
  await allInStep(before + 1, [...windows, older]);

  // The older one leaves when the order is in the battle journal and on the map, but not in chat.
  await loseCards(older);
  expect(await forge(gm, 'gm', march('d', '7:3'))).toEqual({ ok: true, revision: before + 2 });
  await allInStep(before + 2, windows);
  expect(await cardsIn(french)).toHaveLength(told + 1);
  await older.close();
  // Nobody has loaded anything again.
  expect(await forge(gm, 'gm', end('south'))).toEqual({ ok: true, revision: before + 3 });
  await younger.page.locator('#notifications', { hasText: 'this one now runs the battles' }).waitFor();
  await allInStep(before + 3, windows);
  expect(await cardsIn(french)).toHaveLength(told + 3);
  await younger.page.reload();
  await untilReady(younger.page, younger.faults);
  await allInStep(before + 3, windows);
  expect(await cardsIn(french)).toHaveLength(told + 3);
  await younger.close();
  expect([...older.faults, ...younger.faults]).toEqual([]);
});

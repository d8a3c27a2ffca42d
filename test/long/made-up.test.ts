import { expect, test } from 'vitest';
import { ccn } from '../../src/rulesets/ccn';
import { clickHex, forge, revisionIn, settled, stateIn, untilRevision, untilTokens } from '../browser/field';
import { handOf } from '../browser/hands';
import { dice, type Seat } from '../browser/harness';
import { pointOfSpace } from '../browser/on-map';
import { useField } from '../browser/use-field';

const field = useField();

/** Puts an army together in the builder and saves it. */
async function buildArmy(
  seat: Seat,
  { name, nation, types }: { name: string; nation: string; types: readonly string[] },
): Promise<void> {
  const { page } = seat;
  await page.click('[data-tool=pas-de-charge-armies]');
  const builder = page.locator('#pdc-army-builder');
  await builder.locator('[name=nation]').selectOption(nation);
  await builder.locator('[name=name]').fill(name);
  for (const type of types) await builder.locator(`[name=more-${type}]`).click();
  await seat.screenshot('builder');
  await builder.locator('[name=save]').click();
  await builder.locator('.pdc-army-saved b', { hasText: name }).waitFor();
  await builder.locator('.window-header [data-action=close]').click();
}

/** Takes something out of the tray, unless it is in hand already, and puts it on a hex. */
async function putDown(seat: Seat, what: string, space: string): Promise<void> {
  const button = seat.page.locator(`.pdc-hand button[${what}]`);
  await button.waitFor();
  await settled(seat);
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await clickHex(seat, space);
}

/** Places terrain without the tray and the map. */
async function order(seat: Seat, words: { side: string; terrain: string; to: string }): Promise<void> {
  const user = words.side === 'south' ? 'allied' : 'french';
  const request = { order: { type: 'place-terrain', ...words } };
  expect(await forge(seat, user, request)).toMatchObject({ ok: true });
}

test('two players save armies, and the GM lets them fight', async () => {
  const { gm, allied, french } = field.seats;
  const types = ['infantry', 'infantry', 'cavalry'];
  await buildArmy(allied, { name: 'Rear Guard', nation: 'british', types });
  await buildArmy(french, { name: 'Vanguard', nation: 'french', types: types.slice(0, 2) });
  await gm.page.click('[data-tool=pas-de-charge-battle-plan]');
  const plan = gm.page.locator('#pdc-battle-plan');
  await plan.locator('[name=army-south]').selectOption('saved:allied:Rear Guard');
  await plan.locator('[name=army-north]').selectOption('sample:small-40');
  await plan.locator('[data-side=north] .pdc-plan-cost', { hasText: '40' }).waitFor();
  await plan.locator('[name=army-north]').selectOption('saved:french:Vanguard');
  await plan.locator('[name=rating]').selectOption('rolled');
  await plan.locator('[name=seat-south]').selectOption('allied');
  await plan.locator('[name=seat-north]').selectOption('french');
  await gm.screenshot('plan');
  await plan.locator('[name=begin]').click();
  await plan.waitFor({ state: 'detached' });
  await allied.page.locator('.pdc-hand [data-terrain=woods]').waitFor();
  expect((await stateIn(allied)).sides).toMatchObject({
    south: { name: 'Rear Guard', nation: 'british', target: 2 },
    north: { name: 'Vanguard', nation: 'french', target: 2 },
  });
});

test('they choose the ground in turn, then ratings are rolled and cards are dealt', async () => {
  const { gm, allied, french } = field.seats;
  expect(await french.page.locator('.pdc-hand [data-terrain]').count()).toBe(0);
  await putDown(allied, 'data-terrain=woods', '5:2');
  await untilRevision(french, 1);
  await putDown(french, 'data-terrain=woods', '3:2');
  await untilRevision(allied, 2);
  // What the clicks would ask for: to go on clicking would show nothing new.
  for (const [index, terrain] of ['hill', 'village'].entries()) {
    await order(allied, { side: 'south', terrain, to: `5:${4 + 2 * index}` });
    await untilRevision(french, 3 + 2 * index);
    await order(french, { side: 'north', terrain, to: `3:${4 + 2 * index}` });
    await untilRevision(allied, 4 + 2 * index);
  }
  await putDown(allied, 'data-terrain=woods', '5:8');
  await untilRevision(french, 7);
  await french.screenshot('tray-terrain');
  await dice(gm.page, 5, 2);
  await putDown(french, 'data-terrain=woods', '3:8');
  await untilRevision(allied, 8);
  const { terrain, sides, turn } = await stateIn(allied);
  expect(terrain).toMatchObject({ '5:2': 'woods', '3:4': 'hill', '5:6': 'village', '3:8': 'woods' });
  expect([sides.south.rating, sides.north.rating]).toEqual([5, 4]);
  // Fewer cavalry: the French deploy first.
  expect(turn).toMatchObject({ side: 'north', step: 'placement' });
  await settled(french);
  expect((await handOf(allied)).length).toBe(5);
  expect((await handOf(french)).length).toBe(4);
});

test('they deploy two units at a time, until a card is asked for', async () => {
  const { gm, allied, french } = field.seats;
  const places = [
    { seat: french, piece: 'n1', at: '1:4' },
    { seat: french, piece: 'n2', at: '1:6' },
    { seat: allied, piece: 's1', at: '7:4' },
    { seat: allied, piece: 's2', at: '7:6' },
    { seat: french, piece: 'n3', at: '1:6' },
    { seat: allied, piece: 's3', at: '7:8' },
    { seat: allied, piece: 's4', at: '7:8' },
  ];
  for (const [index, { seat, piece, at }] of places.entries()) {
    if (index === 3) await seat.screenshot('tray-deployment');
    await putDown(seat, `data-reserve=${piece}`, at);
    await untilRevision(seat, 9 + index);
  }
  for (const seat of [gm, allied, french]) await untilTokens(seat, places.length);
  const { turn, preparation } = await stateIn(french);
  expect(preparation).toBeNull();
  expect(turn).toMatchObject({ number: 1, step: 'command' });
  const called = turn.side === 'north' ? french : allied;
  await called.page.locator('.pdc-panel-prompt', { hasText: 'Play a command card' }).waitFor();
});

test('in the core game a nation buys from its own table, and what it does not have is told', async () => {
  const { page } = field.seats.allied;
  await page.click('[data-tool=pas-de-charge-armies]');
  const builder = page.locator('#pdc-army-builder');
  await builder.locator('[name=game]').selectOption('ccn');
  await builder.locator('li[data-type=portuguese-line]').waitFor();
  expect(await builder.locator('[data-type^=french-]').count()).toBe(0);
  await builder.locator('[name=sample]').selectOption('british-small-40');
  await builder.locator('.pdc-army-sum', { hasText: '40 of 40' }).waitFor();
  await builder.locator('[name=nation]').selectOption('french');
  await builder
    .locator('.pdc-army-remarks .pdc-fault', { hasText: 'Not available to French armies' })
    .waitFor();
  expect(await builder.locator('[name=count-french-line]').inputValue()).toBe('5');
  await builder.locator('[name=less-british-guard-grenadiers]').click();
  await builder.locator('.pdc-army-remarks .pdc-fault').waitFor({ state: 'detached' });
  await builder.locator('.window-header [data-action=close]').click();
});

test('two of its sample armies take the field', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-battle-plan]');
  const plan = gm.page.locator('#pdc-battle-plan');
  await plan.locator('[name=game]').selectOption('ccn');
  await plan.locator('[name=army-north]').selectOption('sample:austrian-small-40');
  await plan.locator('[data-side=north].pdc-austrian').waitFor();
  await plan.locator('[name=begin]').click();
  await plan.waitFor({ state: 'detached' });
  await allied.page.locator('.pdc-hand [data-terrain=walled-farm]').waitFor();
  const { ruleset, sides, reserve } = await stateIn(allied);
  expect(ruleset).toBe('ccn');
  expect(sides).toMatchObject({
    south: { nation: 'british', target: 6, rating: 4 },
    north: { nation: 'austrian', target: 5, rating: 4 },
  });
  expect(Object.values(reserve).filter(({ type }) => type === 'portuguese-line')).toMatchObject([
    { nation: 'portuguese' },
  ]);
});

/** Chooses all the ground, somewhere in the middle of the board. */
async function chooseGround(): Promise<void> {
  const { allied, french } = field.seats;
  for (let state = await stateIn(allied); state.turn.step === 'terrain'; state = await stateIn(allied)) {
    const inTheMiddle = ccn.orders(state).find(({ to }) => to?.startsWith('4:'));
    if (!inTheMiddle) throw new Error('no ground is left in the middle');
    const { side, terrain = '', to = '' } = inTheMiddle;
    const before = await revisionIn(allied);
    await order(side === 'south' ? allied : french, { side, terrain, to });
    await untilRevision(allied, before + 1);
  }
}

test('what is dragged out of the tray stands where it is let go, and by one click the others come into line', async () => {
  const { allied, french } = field.seats;
  await chooseGround();
  await settled(allied);
  const { turn, reserve } = await stateIn(allied);
  const [first, second] = turn.side === 'south' ? [allied, french] : [french, allied];
  const dragged = Object.values(reserve).find(({ side, type }) => side === turn.side && /-line$/.test(type));
  const corner = turn.side === 'south' ? '7:0' : '1:0';
  const { x, y } = await pointOfSpace(first, corner);
  await first.page
    .locator(`.pdc-hand [data-reserve="${dragged?.id}"]`)
    .dragTo(first.page.locator('#board'), { targetPosition: { x, y } });
  await first.page.waitForFunction(
    (id) => !document.querySelector(`.pdc-hand [data-reserve="${id}"]`),
    dragged?.id,
  );
  const press = async ({ page }: Seat): Promise<void> => {
    await page.locator('.pdc-hand-line', { hasText: 'Deploy automatically' }).click();
    await page.locator('.pdc-hand-line[aria-pressed=true]').waitFor();
  };
  await press(first);
  // His two are placed: the other side has its turn.
  await second.page.locator('.pdc-hand-line').waitFor();
  await second.screenshot('tray-line');
  await press(second);
  for (const { page } of [first, second]) await page.locator('.pdc-hand-line').waitFor({ state: 'detached' });
  await settled(first);
  const state = await stateIn(first);
  expect(state.preparation).toBeNull();
  expect(state.reserve).toEqual({});
  expect(state.units[dragged?.id ?? '']?.at).toBe(corner);
  const rows = Object.values(state.units).flatMap(({ side, type, at, id }) =>
    side === turn.side && /line$/.test(type) && id !== dragged?.id ? [at.split(':')[0]] : [],
  );
  expect(new Set(rows)).toEqual(new Set([turn.side === 'south' ? '6' : '2']));
  await first.screenshot('line-deployed');
});

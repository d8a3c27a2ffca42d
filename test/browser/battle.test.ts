import { expect, test } from 'vitest';
import {
  clickHex,
  dragHex,
  forge,
  lastCard,
  pressPanel,
  pressSpot,
  revisionIn,
  sayYes,
  settled,
  stateIn,
  untilRevision,
} from './field';
import { allSettled, untilReady } from './harness';
import { useField } from './use-field';

const field = useField();

test('a fire that eliminates: the block goes from every window, the score and the card tell of it', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '4:6', strength: 1, name: '2nd Light' },
    c: { side: 'north', type: 'infantry', at: '0:4' },
  });
  await field.faces('red', 'sword', 'blue', 'helmet');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
  await untilRevision(french, 1);
  const state = await stateIn(french);
  expect(state.units.b).toBeUndefined();
  expect(state.sides.south.points).toBe(1);
  await french.page.waitForFunction(() => {
    const { canvas } = globalThis as unknown as { canvas: { tokens: { placeables: unknown[] } } };
    return canvas.tokens.placeables.length === 2;
  });
  for (const seat of [gm, allied, french]) {
    const card = lastCard(seat);
    await card.getByText('2nd Light is eliminated').waitFor();
    expect(await card.locator('.pdc-face').count()).toBe(4);
  }
  const points = french.page.locator('.pdc-panel-side', { hasText: 'Allies' }).locator('.pdc-panel-points');
  await points.getByText('1').first().waitFor();
});

test('a cavalry charge that meets an emergency square, once formed', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'cavalry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  await field.faces('blue', 'sword');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(french, 1);
  // The question is for the defender alone.
  expect(await allied.page.locator('.pdc-panel-buttons [data-action=answer]').count()).toBe(0);
  await pressPanel(french, 'Form square');
  await untilRevision(allied, 2);
  expect((await stateIn(allied)).units.b).toMatchObject({ formation: 'square', strength: 5, at: '4:6' });
  await lastCard(allied).getByText('The square holds.').waitFor();
});

test('a cavalry charge that breaks the square: a second roll, then one retreat by the way the owner chooses', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'cavalry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  await field.faces('flag', 'red', 'sword', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(french, 1);
  await pressPanel(french, 'Form square');
  await untilRevision(french, 2);
  // Two hexes to choose from, on the map of the side that retreats.
  await clickHex(french, '3:6');
  await untilRevision(french, 3);
  await clickHex(french, '2:7');
  await untilRevision(allied, 4);
  // One red to break the square, one sword in the attack.
  await pressPanel(allied, 'No');
  await untilRevision(allied, 5);
  expect((await stateIn(allied)).units.b).toMatchObject({ formation: 'line', strength: 3, at: '2:7' });
  await lastCard(allied).getByText('The square is broken.').waitFor();
});

test('a retreat that is blocked costs strength', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '1:6' },
    b: { side: 'north', type: 'infantry', at: '0:6' },
  });
  await field.faces('flag', 'blue', 'blue', 'blue');
  await clickHex(allied, '1:6');
  await clickHex(allied, '0:6');
  await pressSpot(allied, 'Fire');
  await untilRevision(french, 1);
  expect((await stateIn(french)).units.b).toMatchObject({ at: '0:6', strength: 3 });
  await lastCard(french).getByText('hexes of its retreat are blocked').waitFor();
});

test('a counter-attack, chosen on the chat card', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  await field.faces('blue', 'blue', 'blue', 'blue', 'red', 'sword', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Close combat');
  await untilRevision(french, 1);
  await lastCard(french).getByRole('button', { name: 'Hold' }).click();
  await untilRevision(french, 2);
  await settled(french);
  await lastCard(french).getByRole('button', { name: 'Yes' }).click();
  await untilRevision(allied, 3);
  expect((await stateIn(allied)).units.a?.strength).toBe(3);
});

test('a momentum advance with a second attack', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'cavalry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6', strength: 1 },
    c: { side: 'north', type: 'artillery', at: '3:6' },
    d: { side: 'north', type: 'infantry', at: '3:5', strength: 2 },
  });
  await field.faces('red', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(french, 1);
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 2);
  await pressPanel(allied, 'Yes');
  await untilRevision(allied, 3);
  await field.faces('red', 'red', 'blue', 'blue', 'blue', 'blue', 'blue');
  await clickHex(allied, '3:5');
  await untilRevision(french, 4);
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 5);
  await pressPanel(allied, 'No');
  await untilRevision(allied, 6);
  const state = await stateIn(french);
  expect(state.units.a?.at).toBe('4:6');
  expect(Object.keys(state.fallenUnits).sort()).toEqual(['b', 'd']);
});

test('the defender reloads in the middle of a melee and finds the question again', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Close combat');
  await untilRevision(french, 1);
  await french.page.reload();
  await untilReady(french.page, french.faults);
  await field.faces('blue', 'blue', 'blue', 'red', 'blue', 'blue', 'blue', 'blue');
  await pressPanel(french, 'Fire');
  await untilRevision(allied, 2);
  await pressPanel(french, 'No');
  await untilRevision(allied, 3);
  expect((await stateIn(allied)).units.a?.strength).toBe(4);
  expect((await stateIn(french)).units.b?.strength).toBe(5);
});

test('a double click gives one order', async () => {
  const { allied, gm } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  await field.faces('red', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await allied.page.locator('.pdc-popover-button', { hasText: 'Fire' }).dblclick();
  await untilRevision(allied, 1);
  await allSettled(allied.page);
  expect(await revisionIn(gm)).toBe(1);
  expect((await stateIn(gm)).units.b?.strength).toBe(4);
});

test('a player who orders an enemy unit is refused with a reason, forged or not', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  });
  const order = { type: 'fire', side: 'south', unit: 'a', target: 'b' };
  expect(await forge(french, 'french', { order })).toMatchObject({ refusal: { reason: 'not-your-side' } });
  const enemy = { type: 'move', side: 'south', unit: 'b', to: '3:6' };
  expect(await forge(allied, 'allied', { order: enemy })).toMatchObject({
    refusal: { reason: 'not-your-unit' },
  });
  expect(await forge(allied, 'allied', { order: { type: 'fire', side: 'nowhere' } })).toMatchObject({
    ok: false,
  });
  expect(await forge(allied, 'allied', { order: 7 })).toMatchObject({
    refusal: { reason: 'unusable-request' },
  });
  // By hand: it is not his turn, and the tool says so.
  await clickHex(french, '4:6');
  await clickHex(french, '3:6');
  await french.page.getByText("It is the other side's turn.").first().waitFor();
  expect(await revisionIn(allied)).toBe(0);
});

test('a dragged block is an order, or springs back', async () => {
  const { allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '2:6' },
  });
  await dragHex(allied, '5:6', '5:1');
  await allied.page.getByText('Too far').first().waitFor();
  await dragHex(allied, '5:6', '6:6');
  await untilRevision(french, 1);
  expect((await stateIn(french)).units.a?.at).toBe('6:6');
});

test('the GM takes an order back, and moves a unit by hand', async () => {
  const { allied, gm, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6', strength: 1 },
    c: { side: 'north', type: 'infantry', at: '0:4' },
  });
  await field.faces('red', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
  await untilRevision(gm, 1);
  await settled(gm);
  await lastCard(gm).locator('[data-action=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(french, 2);
  const state = await stateIn(french);
  expect(state.units.b).toMatchObject({ strength: 1, at: '4:6' });
  expect(state.sides.south.points).toBe(0);
  await french.page.waitForFunction(() => {
    const { canvas } = globalThis as unknown as { canvas: { tokens: { placeables: unknown[] } } };
    return canvas.tokens.placeables.length === 3;
  });
  await dragHex(gm, '0:4', '0:7');
  await untilRevision(french, 3);
  expect((await stateIn(french)).units.c?.at).toBe('0:7');
});

test('without a GM nothing is lost, and the player is told', async () => {
  const { allied, gm } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '2:6' },
  });
  const address = gm.page.url();
  await gm.page.goto('about:blank');
  await allied.page.waitForFunction(
    () => (globalThis as unknown as { game: { users: { activeGM: unknown } } }).game.users.activeGM === null,
  );
  await clickHex(allied, '5:6');
  await clickHex(allied, '6:6');
  await allied.page.getByText('No GM is connected').first().waitFor();
  await gm.page.goto(address);
  await untilReady(gm.page, gm.faults);
  await clickHex(allied, '6:6');
  await untilRevision(gm, 1);
  expect((await stateIn(gm)).units.a?.at).toBe('6:6');
});

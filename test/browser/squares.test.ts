// The square board: commands, stacks, facings, assaults that are declared first and fought later.
import { afterEach, expect, test } from 'vitest';
import { rowsInOrder } from '../../src/foundry/canvas/popovers/odds-calculator';
import { percent } from '../../src/foundry/texts/chance-text';
import { oddsOf } from '../../src/match';
import { squares } from '../../src/rulesets/squares';
import { clickHex, lastCard, pressPanel, pressSpot, settled, stateIn, untilRevision } from './field';
import { allSettled, dice } from './harness';
import { outOfStep, publishedIn } from './in-step';
import {
  clickGround,
  clickPiece,
  compassIsAround,
  dragPiece,
  endActivations,
  hoverPiece,
  layOutSquares,
  pressCompass,
} from './squares-field';
import { useField } from './use-field';

const field = useField();

afterEach(async () => {
  const published = await publishedIn(field.seats.gm);
  for (const seat of Object.values(field.seats)) expect(await outOfStep(seat, published)).toEqual([]);
});

const OURS = { side: 'south', command: 'hill' };
const THEIRS = { side: 'north', command: 'ney' };

/** A brigade and its guns before two weak units with a lake behind them. */
const UNITS = {
  hill: { ...OURS, type: 'general', at: 'E5', name: 'Hill', rating: 'good' },
  a: { ...OURS, type: 'infantry', at: 'E5', name: '1st Foot', class: 2, skirmish: 2 },
  b: { ...OURS, type: 'infantry', at: 'E5', name: '2nd Foot', class: 3, skirmish: 1, dps: 2 },
  c: { ...OURS, type: 'infantry', at: 'F4', name: '3rd Foot', class: 3, skirmish: 1 },
  g: { ...OURS, type: 'foot-artillery', at: 'E4', name: 'Guns' },
  x: { ...THEIRS, type: 'infantry', at: 'E3', name: '7th Line', class: 4 },
  y: { ...THEIRS, type: 'infantry', at: 'E3', name: '8th Line', class: 4 },
  ney: { ...THEIRS, type: 'general', at: 'H1', name: 'Ney', rating: 'good' },
};

const outcomes = (...faces: readonly number[]): Promise<void> => dice(field.seats.gm.page, ...faces);

test('a command activates, rallies, marches, turns, bombards and assaults; the enemy falls back; all is taken back', async () => {
  const { allied, french } = field.seats;
  await layOutSquares(field, UNITS, { terrain: { E2: 'lake' } });

  await outcomes(3);
  await clickPiece(allied, 'c');
  await pressSpot(allied, 'Activate command');
  await untilRevision(french, 1);
  for (const text of ['Hill', '3 actions']) await lastCard(french).getByText(text).first().waitFor();
  await french.page.getByText('actions: 3').first().waitFor();

  await pressSpot(allied, 'Rally command');
  await untilRevision(french, 2);
  expect((await stateIn(french)).units.b?.strength).toBe(5);
  await settled(allied);
  expect(await allied.page.locator('.pdc-popover-button', { hasText: 'Rally command' }).count()).toBe(0);

  // One of those who share a square goes, then the other one.
  await clickPiece(allied, 'a');
  await hoverPiece(allied, 'g');
  const hint = allied.page.locator('.pdc-popover-click');
  await hint.getByText('select Guns').waitFor();
  await hint.getByText('move 1st Foot here').waitFor();
  await clickGround(allied, 'E4');
  await untilRevision(french, 3);
  expect((await stateIn(french)).units).toMatchObject({ a: { at: 'E4' }, b: { at: 'E5' } });
  await clickPiece(allied, 'b');
  await clickGround(allied, 'E4');
  await untilRevision(french, 4);
  await clickPiece(allied, 'c');
  expect(await compassIsAround(allied, 'F4')).toBe(true);
  await pressCompass(allied, 'w');
  await untilRevision(french, 5);
  expect((await stateIn(french)).units.c?.facing).toBe('w');

  // Three dice, two hits: the owner says who takes the first point, the other unit takes the second.
  await outcomes(6, 5, 1);
  await clickPiece(allied, 'g');
  await clickPiece(allied, 'x');
  await pressSpotIfAsked('Bombard');
  await untilRevision(french, 6);
  await clickPiece(french, 'y');
  await untilRevision(french, 7);
  expect((await stateIn(french)).units).toMatchObject({ x: { strength: 5 }, y: { strength: 5 } });
  await lastCard(allied).getByText('2 hits').first().waitFor();

  await clickPiece(allied, 'a');
  await hoverPiece(allied, 'x');
  await oddsAreShown();
  await clickPiece(allied, 'x');
  await pressSpotIfAsked('Assault');
  await untilRevision(french, 8);
  await lastCard(french).getByText('Assault declared').waitFor();
  await endActivations(allied);
  await untilRevision(french, 9);
  const before = await stateIn(french);
  expect(before.turn.step).toBe('assault');

  await fight();
  const after = await stateIn(french);
  expect(after.units).toMatchObject({
    a: { at: 'E3', strength: 5 },
    b: { at: 'E3' },
    x: { at: 'D2', strength: 2 },
    y: { at: 'F2' },
  });
  expect(after.turn.side).toBe('north');
  for (const text of ['7th Line', 'falls back']) await lastCard(allied).getByText(text).first().waitFor();

  await settled(allied);
  await lastCard(allied).locator('.pdc-undo').click();
  await french.page.locator('#pdc-panel [data-agrees=true]').click();
  await expect.poll(async () => JSON.stringify(await stateIn(allied))).toBe(JSON.stringify(before));
});

/** Presses the button of an attack, if the click on its target has not sufficed. */
async function pressSpotIfAsked(text: string): Promise<void> {
  const { allied } = field.seats;
  await allSettled(allied.page);
  const button = allied.page.locator('.pdc-popover-button', { hasText: text });
  if ((await button.count()) > 0) await pressSpot(allied, text);
}

/** The card of the target that is pointed at tells the exact odds of the assault that would be declared. */
async function oddsAreShown(): Promise<void> {
  const { page } = field.seats.allied;
  const state = await stateIn(field.seats.allied);
  const order = { type: 'assault', side: 'south', unit: 'a', target: 'x' } as const;
  const wanted = rowsInOrder(oddsOf(squares, state, order)).map(({ target }) => percent(target.drivenBack));
  expect(wanted[0]).toMatch(/^[3-9]\d%$/);
  const rows = page.locator('.pdc-popover-card .pdc-odds tbody tr');
  // In the words of the game.
  for (const word of ['destroyed', 'falls back'])
    await page.locator('.pdc-popover-card .pdc-odds thead', { hasText: word }).waitFor();
  await expect.poll(() => rows.count()).toBe(wanted.length);
  expect(await rows.locator('td:nth-of-type(2)').allTextContents()).toEqual(wanted);
}

/** The assault is fought: the attacker names one who supports, the defender who leads, and all who support. */
async function fight(): Promise<void> {
  const { allied, french } = field.seats;
  await outcomes(6, 6, 6, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 10);
  await clickPiece(allied, 'a');
  await clickPiece(allied, 'x');
  await untilRevision(allied, 10);
  await clickPiece(allied, 'b');
  await untilRevision(allied, 11);
  await pressPanel(allied, 'No further support');
  await untilRevision(french, 12);
  await clickPiece(french, 'x');
  await untilRevision(french, 13);
  await pressPanel(french, 'All eligible units');
  await untilRevision(french, 14);
  await clickHex(french, 'D2');
  await untilRevision(french, 15);
  await clickHex(french, 'F2');
  await untilRevision(allied, 16);
  await pressPanel(allied, 'Yes');
  await untilRevision(allied, 17);
  await clickPiece(allied, 'b');
  await untilRevision(french, 18);
}

test("the reserve comes on; a player's drag is an order, a GM's is a correction", async () => {
  const { allied, french, gm } = field.seats;
  const reserve = { r: { type: 'infantry', name: '4th Foot', command: 'picton' } };
  await layOutSquares(field, UNITS, {
    arrivals: [{ side: 'south', turn: 1, units: reserve, spaces: ['B6'] }],
  });
  // Nobody of his command stands on the map: it is activated from the tray.
  await outcomes(1, 1);
  await allied.page.locator('[data-reserve=r]').click();
  await pressSpot(allied, 'Activate command');
  await untilRevision(allied, 1);
  await clickHex(allied, 'B6');
  await untilRevision(french, 2);
  expect((await stateIn(french)).units.r?.at).toBe('B6');

  await outcomes(2);
  await clickPiece(allied, 'hill');
  await pressSpot(allied, 'Activate command');
  await untilRevision(allied, 3);
  await settled(allied);
  await dragPiece(allied, 'c', 'I4');
  await allied.page.getByText('Move: ').first().waitFor();
  await dragPiece(allied, 'c', 'G4');
  await untilRevision(french, 4);
  expect((await stateIn(french)).units.c?.at).toBe('G4');
  await dragPiece(gm, 'x', 'B2');
  await untilRevision(french, 5);
  expect((await stateIn(french)).units.x?.at).toBe('B2');
});

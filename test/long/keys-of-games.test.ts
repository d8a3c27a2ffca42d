// Whole turns without a pointer in the games of which the short tests play none.
import { expect, test } from 'vitest';
import { ccnDraw, ccnFaces, layOutCcn } from '../browser/ccn-field';
import { austrianOf, frenchOf, layOutCode } from '../browser/code-field';
import { settled, stateIn, untilRevision } from '../browser/field';
import { dice } from '../browser/harness';
import {
  endByKey,
  expectNoPresses,
  press,
  pressUntil,
  said,
  takeButton,
  titleOf,
  untilTold,
  watchPresses,
} from '../browser/key-hands';
import { layOutOgre } from '../browser/ogre-field';
import { useField } from '../browser/use-field';

const field = useField();

test('Code Napoleon: a whole turn: who is first, a march, and every step to its end', async () => {
  const { allied, french, gm } = field.seats;
  await layOutCode(field, {
    ...frenchOf('ravel', {
      ravel: { type: 'division-general', at: 'E7', name: 'GD Ravel', rating: 0 },
      h: { type: 'light-cavalry', at: 'G7', name: '4e Hussards', formation: 'line', stands: 4 },
    }),
    ...austrianOf('torda', {
      torda: { type: 'division-general', at: 'F2', name: 'FML Torda', rating: 0 },
      y: { type: 'infantry', at: 'G2', name: 'IR 19', formation: 'line' },
    }),
  });
  for (const seat of [allied, french]) await watchPresses(seat);
  await untilTold(allied, /Choices: .*First phase/);
  await pressUntil(allied, 'Tab', /First phase/);
  await press(allied, 'Enter');
  await settled(allied);
  const stepOf = async () => (await stateIn(gm)).turn;
  for (let at = await stepOf(); at.step !== 'movement'; at = await stepOf()) await endByKey(allied);
  await pressUntil(allied, 'Tab', /Selected: 4e Hussards/);
  await pressUntil(allied, 'ArrowUp', /Square G6/);
  await press(allied, 'Enter');
  await expect.poll(async () => (await stateIn(french)).units.h?.at).toBe('G6');
  await untilTold(french, /French: .*4e Hussards/);
  for (let at = await stepOf(); at.side === 'south'; at = await stepOf()) await endByKey(allied);
  for (let at = await stepOf(); at.side === 'north' && at.number === 1; at = await stepOf())
    await endByKey(french);
  for (const seat of [allied, french]) await expectNoPresses(seat);
});

test('the core game: a whole turn: a card by its digit, a march, fire and the end of the turn', async () => {
  const { allied, french } = field.seats;
  const hands = {
    south: ['forward', 'probe-left', 'scout-right'],
    north: ['bombard', 'probe-centre', 'rally'],
  };
  await layOutCcn(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '7:6', name: '5th Foot' },
      fusiliers: { side: 'south', type: 'british-line', at: '5:2', name: '7th Fusiliers' },
      line: { side: 'north', type: 'french-line', at: '3:2', name: '39th Line' },
    },
    hands,
  );
  await watchPresses(allied);
  const title = (await titleOf(allied, 'forward')) ?? '';
  await takeButton(allied, new RegExp(`^${title}`));
  await untilRevision(french, 2);
  await pressUntil(allied, 'Tab', /Selected: 5th Foot/);
  await pressUntil(allied, 'ArrowUp', /^Move: Hex 6:/);
  await press(allied, 'Enter');
  await untilRevision(french, 3);
  await untilTold(french, /Allies: .*5th Foot/);
  await pressUntil(allied, 'Tab', /Selected: 7th Fusiliers/);
  await pressUntil(allied, 'ArrowUp', /39th Line/);
  const [, count = ''] = /(\d) (?:die|dice)/.exec(await said(allied)) ?? [];
  await ccnFaces(field, ...new Array<string>(Number(count)).fill('cavalry'));
  await press(allied, 'Enter');
  await untilRevision(french, 4);
  await untilTold(french, /Allies: .*7th Fusiliers against 39th Line/);
  await ccnDraw(field, 'scout-centre', [...hands.south, ...hands.north]);
  await endByKey(allied);
  await expect.poll(async () => (await stateIn(french)).turn.side).toBe('north');
  await expectNoPresses(allied);
});

test('Corsican Ogre: a whole turn: an order that may fail, a march, where it looks, and every chit', async () => {
  const { allied, french, gm } = field.seats;
  await layOutOgre(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '7:6', name: '5th Foot' },
      wellesley: { side: 'south', type: 'leader', at: '7:6', name: 'Wellesley' },
      line: { side: 'north', type: 'french-line', at: '1:8', name: '39th Line' },
      junot: { side: 'north', type: 'leader', at: '1:8', name: 'Junot' },
    },
    1,
    2,
    1,
  );
  await untilRevision(french, 1);
  for (const seat of [allied, french]) await watchPresses(seat);
  await untilTold(french, /Chit drawn for the Allies/);
  await pressUntil(allied, 'Tab', /Selected: 5th Foot/);
  await dice(gm.page, 1, 2);
  await takeButton(allied, /Activate: \d+% to act/);
  await untilRevision(french, 2);
  await pressUntil(allied, 'ArrowUp', /^Move: Hex 6:/);
  await press(allied, 'Enter');
  await untilTold(allied, /Choices: .*North-east/);
  await pressUntil(allied, 'Tab', /North-east/);
  await press(allied, 'Enter');
  await expect.poll(async () => (await stateIn(french)).units.foot?.facing).toBe('ne');
  const turn = async () => (await stateIn(gm)).turn;
  for (let at = await turn(); at.number === 1; at = await turn()) {
    await endByKey(at.side === 'south' ? allied : french);
  }
  for (const seat of [allied, french]) await expectNoPresses(seat);
});

// The first click on a target shows the odds, the second one attacks; questions of support and defence have odds too.
import { expect, test } from 'vitest';
import {
  clickHex,
  pressPanel,
  pressSpot,
  revisionIn,
  settled,
  stateIn,
  untilRevision,
} from '../browser/field';
import { dice, type Seat, untilReady } from '../browser/harness';
import { clickPiece, endActivations, layOutSquares } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const field = useField({ looksFirst: true });

test('with one kind of attack the first click shows dice and odds, and the second one rolls', async () => {
  const { allied } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'artillery', at: '6:5' },
    x: { side: 'north', type: 'infantry', at: '3:5' },
  });
  await clickHex(allied, '6:5');
  await clickHex(allied, '3:5');
  await allied.page.locator('.pdc-popover-card .pdc-odds table').waitFor();
  await allied.page.locator('.pdc-popover-button', { hasText: 'Fire' }).waitFor();
  expect(await revisionIn(allied)).toBe(0);
  await field.faces('green', 'green', 'green', 'green');
  await clickHex(allied, '3:5');
  await untilRevision(allied, 1);
  await settled(allied);
});

test('an order given while no GM is connected waits, survives a reload, and is carried out once when one comes', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '6:5', name: '9th Foot' },
    x: { side: 'north', type: 'infantry', at: '1:5' },
  });
  const url = gm.page.url();
  await gm.page.goto('about:blank');
  await allied.page.locator('#players [data-user-id=gm]', { hasText: 'away' }).waitFor();
  const prompt = allied.page.locator('#pdc-panel .pdc-panel-prompt');
  await clickHex(allied, '6:5');
  await clickHex(allied, '5:5');
  await prompt.getByText('Waiting for a GM: Move: 9th Foot → 5:5').waitFor();
  await clickHex(allied, '5:6');
  await allied.page.locator('#notifications', { hasText: 'withdraw it in the battle panel' }).waitFor();
  await allied.page.reload();
  await untilReady(allied.page);
  await prompt.getByText('Waiting for a GM: Move: 9th Foot → 5:5').waitFor();
  await allied.screenshot('order-kept');
  expect(await revisionIn(allied)).toBe(0);
  await gm.page.goto(url);
  await untilReady(gm.page);
  for (const seat of [allied, french]) await untilRevision(seat, 1);
  await prompt.getByText('Your turn').waitFor();
  await settled(allied);
  expect(await revisionIn(gm)).toBe(1);
  expect((await stateIn(french)).units.a?.at).toBe('5:5');
});

test('squares: who supports and who leads the defence are told the odds of each answer', async () => {
  const { gm, allied, french } = field.seats;
  const ours = { side: 'south', command: 'hill' };
  const theirs = { side: 'north', command: 'ney' };
  await layOutSquares(field, {
    hill: { ...ours, type: 'general', at: 'E5', name: 'Hill', rating: 'good' },
    a: { ...ours, type: 'infantry', at: 'E4', name: '1st Foot', class: 2, skirmish: 2 },
    b: { ...ours, type: 'infantry', at: 'E4', name: '2nd Foot', class: 3, skirmish: 1 },
    x: { ...theirs, type: 'infantry', at: 'E3', name: '7th Line', class: 4 },
    y: { ...theirs, type: 'infantry', at: 'E3', name: '8th Line', class: 4 },
    ney: { ...theirs, type: 'general', at: 'H1', name: 'Ney', rating: 'good' },
  });
  await dice(gm.page, 3);
  await clickPiece(allied, 'a');
  await pressSpot(allied, 'Activate command');
  await untilRevision(french, 1);
  // Who was in hand still is.
  await clickPiece(allied, 'x');
  await allied.page.locator('.pdc-popover-button', { hasText: 'Assault' }).first().waitFor();
  expect(await revisionIn(allied)).toBe(1);
  // Any of the enemies in the square goes on with it.
  await clickPiece(allied, 'y');
  await untilRevision(french, 2);
  await endActivations(allied);
  await untilRevision(french, 3);
  await clickPiece(allied, 'a');
  await clickPiece(allied, 'x');
  await clickPiece(allied, 'x');
  await untilRevision(allied, 4);
  await oddsOfAnswers(allied);
  await pressPanel(allied, 'No further support');
  await untilRevision(french, 5);
  await oddsOfAnswers(french);
});

/** Waits for the odds of more than one answer. */
const oddsOfAnswers = ({ page }: Seat): Promise<void> =>
  page.locator('.pdc-popover-answers .pdc-odds tbody tr').nth(1).waitFor();

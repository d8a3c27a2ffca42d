// A turn of chits: who is drawn activates, and what is rolled decides.
import { expect, test } from 'vitest';
import {
  clickHex,
  hoverHex,
  lastCard,
  pressPanel,
  pressSpot,
  settled,
  stateIn,
  untilRevision,
} from './field';
import { dice, type Seat } from './harness';
import { layOutOgre } from './ogre-field';
import { useField } from './use-field';

const field = useField();
const outcomes = (...faces: readonly number[]): Promise<void> => dice(field.seats.gm.page, ...faces);

const promptIn = ({ page }: Seat) => page.locator('#pdc-panel');

const heightOfPanel = async ({ page }: Seat): Promise<number | undefined> =>
  (await page.locator('#pdc-panel').boundingBox())?.height;

/** Whether what the panel says of the turn, and of what is to be done, takes two lines at most. */
const linesOfPanel = ({ page }: Seat) =>
  page.evaluate(() => {
    const isShort = (part: string): boolean => {
      const told = document.querySelector(`#pdc-panel .pdc-panel-${part}`);
      const range = document.createRange();
      if (told) range.selectNodeContents(told);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size <= 2;
    };
    return { turn: isShort('turn'), prompt: isShort('prompt') };
  });

test('a whole turn: chits, an aide, a botched order, a square, and a tactical event', async () => {
  const { allied, french } = field.seats;
  await layOutOgre(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '7:6', name: '5th Foot' },
      wellesley: { side: 'south', type: 'leader', at: '7:6', name: 'Wellesley' },
      guards: { side: 'south', type: 'british-line', at: '6:2', name: '9th Foot' },
      hill: { side: 'south', type: 'leader', at: '7:2', name: 'Hill' },
      dragoons: { side: 'south', type: 'british-heavy-cavalry', at: '7:10', name: '3rd Dragoons' },
      hussars: { side: 'north', type: 'french-light-cavalry', at: '3:2', name: '5th Hussars' },
      murat: { side: 'north', type: 'leader', at: '2:2', name: 'Lasalle' },
      line: { side: 'north', type: 'french-line', at: '1:8', name: '39th Line' },
    },
    1,
    2,
    1,
  );
  await untilRevision(french, 1);
  await promptIn(allied).getByText('Your chit was drawn').waitFor();
  await promptIn(french).getByText('Chit drawn for the Allies').waitFor();
  await lastCard(french).getByText('Tactical event on doubles').waitFor();
  // Who is pointed at tells what he has to roll, and how far off his leader is.
  await hoverHex(allied, '6:2');
  const told = allied.page.locator('.pdc-popover-card small');
  await told.getByText('Activation number (roll this or less): 9').waitFor();
  await told.getByText('Hexes to the nearest leader: 1').waitFor();

  // A failed activation, which an aide has rolled again.
  await clickHex(allied, '7:6');
  await outcomes(6, 5);
  await pressSpot(allied, /Activate: \d+% to act/);
  await untilRevision(french, 2);
  await lastCard(allied).getByText('Does not act').waitFor();
  await allied.page.locator('.pdc-popover-answers').getByText('Activation check: 92% to act').waitFor();
  expect(await allied.page.locator('.pdc-popover-answers table').count()).toBe(0);
  await outcomes(3, 4);
  // The leader is with the unit that is asked about: a button tells them apart.
  await pressSpot(allied, 'Send Wellesley');
  await untilRevision(french, 3);
  await lastCard(french).locator('.pdc-rerolled').getByText('does not count').waitFor();
  await lastCard(french).getByText('uses an ADC to reroll').waitFor();
  await promptIn(french).locator('.pdc-panel-side').first().getByText('chits: 2, ADCs: 1').waitFor();
  await settled(allied);
  // Whoever was asked about goes on: the unit is still in hand.
  await promptIn(allied).getByText('5th Foot: choose where to move').waitFor();
  await clickHex(allied, '7:7');
  await untilRevision(french, 4);
  await settled(allied);
  // Where it looks is answered around it: nothing lies over that, and the panel stays as large as it is.
  await hoverHex(allied, '6:2');
  const card = allied.page.locator('.pdc-popover-card');
  await card.getByText('9th Foot').waitFor();
  await hoverHex(allied, '7:7');
  await card.getByText('9th Foot').waitFor({ state: 'detached' });
  expect(await card.count()).toBe(0);
  expect(await heightOfPanel(allied)).toBe(await heightOfPanel(french));
  await outcomes(1);
  await pressPanel(allied, 'North-east');
  await untilRevision(french, 5);
  expect((await stateIn(french)).units.foot?.facing).toBe('ne');

  // With nothing left to do the action has ended, and the Allies are drawn again: dragoons whom nobody commands
  // directly botch their order, and run forward.
  await promptIn(allied).getByText('Your chit was drawn').waitFor();
  expect((await stateIn(french)).units.foot?.extra).toMatchObject({ spent: true });
  await clickHex(allied, '7:10');
  await outcomes(6, 6, 5);
  await allied.page.locator('.pdc-popover-button', { hasText: /Activate: \d+% to act/ }).waitFor();
  await allied.page.keyboard.press('1');
  await untilRevision(french, 6);
  await lastCard(allied).getByRole('heading', { name: 'Botched order' }).waitFor();
  await clickHex(allied, '6:10');
  await untilRevision(french, 7);
  await settled(allied);
  // Two hexes: the chit of the French is drawn next.
  await outcomes(2);
  await clickHex(allied, '5:10');
  await untilRevision(french, 8);
  expect((await stateIn(french)).units.dragoons).toMatchObject({ at: '5:10', extra: { spent: true } });
  await promptIn(french).getByText('Your chit was drawn').waitFor();

  // Hussars ride up to infantry, which tries to form square: from so far the charge adds but 1 to its roll.
  await outcomes(2, 3);
  await clickHex(french, '3:2');
  await pressSpot(french, /Activate: \d+% to act/);
  await untilRevision(allied, 9);
  await clickHex(french, '5:2');
  await untilRevision(allied, 10);
  await clickHex(french, '6:2');
  await untilRevision(allied, 11);
  await settled(allied);
  await outcomes(2, 5, 3, 3);
  await pressPanel(allied, 'Try to form square');
  await untilRevision(french, 12);
  await settled(french);
  expect((await stateIn(french)).units.guards).toMatchObject({ formation: 'square', extra: { spent: true } });
  await lastCard(french).getByText('Square rolls first').waitFor();
  await outcomes(1);
  await pressPanel(allied, 'Keep the roll');
  await untilRevision(french, 13);
  expect((await stateIn(french)).units.hussars).toMatchObject({
    strength: 3,
    extra: { morale: 1, spent: true },
  });
  // Who is pointed at says in words what its signs say.
  await hoverHex(french, '5:2');
  const condition = french.page.locator('.pdc-popover-card .pdc-popover-piece');
  await condition.getByText('shaken', { exact: true }).waitFor();
  await condition.getByText('Already spent this turn').waitFor();
  await promptIn(french).getByText('Chit drawn for the Allies').waitFor();
  await settled(french);

  // Both pass, and the next turn begins: doubles of even numbers are an event of the Allies.
  await outcomes(2);
  await pressPanel(allied, 'Pass');
  await untilRevision(french, 14);
  await outcomes(2, 2, 1, 1);
  await pressPanel(french, 'Pass');
  await untilRevision(allied, 15);
  await promptIn(allied).getByText('With the Bayonet').first().waitFor();
  await promptIn(french).getByText('Tactical event for the Allies').waitFor();
  await lastCard(french).getByText('Tactical event for the Allies: With the Bayonet').waitFor();
  for (const seat of [allied, french]) expect(await linesOfPanel(seat)).toEqual({ turn: true, prompt: true });
  await outcomes(4);
  await pressPanel(allied, 'End event');
  await settled(allied);
  await pressPanel(allied, 'End event');
  await untilRevision(french, 16);
  await promptIn(french).getByText('Your chit was drawn').waitFor();
  const { turn, units } = await stateIn(french);
  expect(turn).toMatchObject({ number: 2, side: 'north', step: 'round' });
  expect(Object.values(units).filter(({ extra }) => extra.spent)).toEqual([]);
});

test('infantry is activated with two batteries, and all three strike together', async () => {
  const { allied, french } = field.seats;
  await layOutOgre(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '5:6', name: '5th Foot' },
      wellesley: { side: 'south', type: 'leader', at: '5:6', name: 'Wellesley' },
      guns1: { side: 'south', type: 'british-foot-artillery', at: '6:5', name: "Sandham's Guns" },
      guns2: { side: 'south', type: 'british-foot-artillery', at: '6:6', name: "Lawson's Guns" },
      guns3: { side: 'south', type: 'british-foot-artillery', at: '6:7', name: "Bean's Guns" },
      line: { side: 'north', type: 'french-line', at: '4:6', name: '39th Line' },
      junot: { side: 'north', type: 'leader', at: '2:6', name: 'Junot' },
    },
    1,
    2,
    1,
  );
  await untilRevision(french, 1);
  await clickHex(allied, '5:6');
  // However long the names are, nothing of a button lies under the sidebar, or over what it is about.
  const menu = allied.page.locator('.pdc-popover-menu');
  const guns = menu.getByRole('button', { name: 'Activate with artillery…' });
  await guns.waitFor();
  expect(await menu.getByRole('button').count()).toBe(3);
  await pressSpot(allied, 'Activate with artillery');
  await menu.getByText('Choose supporting artillery').waitFor();
  // By keys: a digit or the space bar has a battery join or leave, Escape goes back.
  const { keyboard } = allied.page;
  await keyboard.press('1');
  await menu.getByRole('button', { name: "Sandham's Guns", pressed: true }).waitFor();
  await keyboard.press('Escape');
  await guns.waitFor();
  await pressSpot(allied, 'Activate with artillery');
  await menu.getByRole('button', { name: "Sandham's Guns", pressed: false }).waitFor();
  await keyboard.press('3');
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  expect(await menu.getByRole('button', { pressed: true }).allTextContents()).toEqual([
    expect.stringContaining("Lawson's Guns"),
    expect.stringContaining("Bean's Guns"),
  ]);
  // By a click on the button, or on the battery itself.
  await pressSpot(allied, "Bean's Guns");
  await clickHex(allied, '6:5');
  expect(await menu.getByRole('button', { pressed: true }).allTextContents()).toEqual([
    expect.stringContaining("Sandham's Guns"),
    expect.stringContaining("Lawson's Guns"),
  ]);
  await menu.getByRole('button', { name: /^Activate: \d+% to act/ }).waitFor();
  const { right, overflow } = await menu.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const buttons = [...element.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    return {
      right: Math.max(...buttons.map((box) => box.right)),
      overflow: buttons.filter((box) => box.left < own.left - 1 || box.right > own.right + 1).length,
    };
  });
  expect(overflow).toBe(0);
  expect(right).toBeLessThanOrEqual(1366 - 300);
  await outcomes(2, 3);
  await keyboard.press('Enter');
  await untilRevision(french, 2);
  await lastCard(french).getByText("with Sandham's Guns, Lawson's Guns").waitFor();
  await settled(allied);
  // The arrows beside it say what they do.
  const arrows = allied.page.getByRole('toolbar', { name: 'Directions to face' });
  await arrows.getByRole('button', { name: 'Turn to face south', exact: true }).waitFor();
  await clickHex(allied, '4:6');
  await outcomes(1, 1, 1, 1, 3, 3, 3, 3);
  await pressSpot(allied, "Combined arms with Sandham's Guns, Lawson's Guns: 8 dice");
  await untilRevision(french, 3);
  // A long card folds what led to its result.
  await lastCard(french).getByText('from 8 dice').waitFor({ state: 'attached' });
});

import { expect, test } from 'vitest';
import { DECK } from '../../src/rulesets/ccn/cards/deck';
import { ccnDraw, ccnFaces, layOutCcn } from './ccn-field';
import {
  clickHex,
  endTurn,
  hoverHex,
  lastCard,
  pressPanel,
  pressSpot,
  settled,
  stateIn,
  untilRevision,
} from './field';
import { draws, everythingIn, handOf, playCard } from './hands';
import { dice, type Seat } from './harness';
import { pointOfSpace } from './on-map';
import { useField } from './use-field';

const field = useField();

const SOUTH = ['forward', 'probe-left', 'scout-right'];
const NORTH = ['bombard', 'probe-centre', 'attack-left', 'rally'];

/** What a window tells of parked cards. */
const parkedIn = ({ page }: Seat): Promise<(string | null)[]> =>
  page.locator('.pdc-hand-track li').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

/** What a window cuts off above of capital letters with an accent: pixels by the text and by what hides them. */
const cutAccents = ({ page }: Seat): Promise<{ read: number; cut: string[] }> =>
  page.evaluate(() => {
    const ink = document.createElement('canvas').getContext('2d');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { readonly text: string; readonly cut: number }[] = [];
    while (ink && texts.nextNode()) {
      const { textContent, parentElement: holder } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const [line] = range.getClientRects();
      if (!textContent?.includes('É') || !holder || !line) continue;
      const { fontWeight, fontSize, fontFamily, overflowY } = getComputedStyle(holder);
      ink.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent: font, actualBoundingBoxAscent: letter } = ink.measureText('É');
      const top = holder.getBoundingClientRect().top;
      found.push({
        text: `${holder.tagName} ${textContent.trim()}`,
        cut: overflowY === 'visible' ? 0 : top - (line.top + font - letter),
      });
    }
    return { read: found.length, cut: found.filter(({ cut }) => cut > 0.5).map(({ text }) => text) };
  });

test('the name of a card is read whole, accents and all', async () => {
  const { allied, french } = field.seats;
  await layOutCcn(
    field,
    {
      foot: { side: 'south', type: 'french-line', at: '7:6' },
      line: { side: 'north', type: 'british-line', at: '1:6' },
    },
    { south: ['elan', 'forward', 'leadership'], north: NORTH },
  );
  const inHand = await cutAccents(allied);
  expect(inHand.read).toBeGreaterThan(0);
  expect(inHand.cut).toEqual([]);
  await ccnFaces(field, 'infantry', 'infantry', 'infantry');
  await playCard(allied, 'elan');
  await untilRevision(french, 2);
  for (const seat of [allied, french]) {
    await settled(seat);
    const { read, cut } = await cutAccents(seat);
    expect(read).toBeGreaterThan(0);
    expect(cut).toEqual([]);
  }
});

test('a whole turn: a march, a square and its hidden card, cavalry that retires, a breakthrough', async () => {
  const { allied, french } = field.seats;
  await layOutCcn(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '7:6', name: '5th Foot' },
      hussars: { side: 'south', type: 'british-light-cavalry', at: '5:6', name: '1st Hussars' },
      fusiliers: { side: 'south', type: 'british-line', at: '5:2', name: '7th Fusiliers' },
      dragoons: { side: 'south', type: 'british-heavy-cavalry', at: '5:9', name: '3rd Dragoons' },
      line: { side: 'north', type: 'french-line', at: '4:6', name: '39th Line' },
      chasseurs: { side: 'north', type: 'french-light-cavalry', at: '4:2', name: '13th Chasseurs' },
      remnant: { side: 'north', type: 'french-line', at: '4:9', strength: 1, name: '59th Line' },
      guns: { side: 'north', type: 'french-foot-artillery', at: '2:9', name: 'Ruty’s Guns' },
    },
    { south: SOUTH, north: NORTH },
  );
  await playCard(allied, 'forward');
  await untilRevision(french, 2);
  // The march comes first.
  await clickHex(allied, '7:6');
  await clickHex(allied, '6:6');
  await untilRevision(french, 3);

  // Horsemen charge infantry, which forms square; the attacker draws the card that holds it.
  await clickHex(allied, '5:6');
  await hoverHex(allied, '4:6');
  await clickHex(allied, '4:6');
  await untilRevision(french, 4);
  await settled(french);
  await dice(field.seats.gm.page, 1);
  await ccnFaces(field, 'infantry', 'cavalry');
  // What it costs is told before.
  const answers = french.page.locator('.pdc-popover-answers');
  await answers.getByText('face down on the square track').waitFor();
  const square = french.page.locator('.pdc-panel-buttons button', { hasText: 'Form square' });
  expect(await square.getAttribute('data-tooltip')).toContain(
    'face down on the square track until the unit leaves square',
  );
  await pressPanel(french, 'Form square');
  await untilRevision(allied, 5);
  await settled(french);
  expect(await parkedIn(french)).toEqual(['Your cards on the square track: Grand Battery']);
  expect(await parkedIn(allied)).toEqual(['Cards on the square track of the French: 1']);
  expect((await handOf(french)).sort()).toEqual(['attack-left', 'probe-centre', 'rally']);
  expect((await stateIn(allied)).units.line).toMatchObject({ formation: 'square', strength: 4 });
  expect(await everythingIn(allied)).not.toMatch(/bombard|Grand Battery/);
  await lastCard(allied).getByText('Square rolls first').waitFor();

  // Cavalry that infantry attacks gets out of the way: its symbol alone hits, and it goes back two hexes.
  await clickHex(allied, '5:2');
  await clickHex(allied, '4:2');
  await untilRevision(french, 6);
  await ccnFaces(field, 'cavalry', 'flag', 'sabers', 'infantry');
  await pressPanel(french, 'Retire and reform');
  await untilRevision(french, 7);
  await settled(french);
  await clickHex(french, '3:2');
  await untilRevision(french, 8);
  await clickHex(french, '2:2');
  await untilRevision(allied, 9);
  await settled(allied);
  await pressPanel(allied, 'Yes');
  await untilRevision(allied, 10);
  const { units } = await stateIn(allied);
  expect(units.chasseurs).toMatchObject({ at: '2:2', strength: 3 });
  expect(units.fusiliers).toMatchObject({ at: '4:2' });

  // Horsemen ride over what is left of a unit, one hex on, and into the guns.
  await clickHex(allied, '5:9');
  await clickHex(allied, '4:9');
  await untilRevision(french, 11);
  await ccnFaces(field, 'infantry', 'cavalry', 'artillery', 'artillery');
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 12);
  await pressPanel(allied, 'Yes');
  await untilRevision(allied, 13);
  await settled(allied);
  const prompt = allied.page.locator('.pdc-panel', {
    hasText: 'Choose a hex for the cavalry breakthrough, or stay.',
  });
  expect(await prompt.textContent()).not.toMatch(/choice|\d of/);
  await clickHex(allied, '3:9');
  await untilRevision(allied, 14);
  await settled(allied);
  await ccnFaces(field, 'artillery', 'flag', 'infantry', 'infantry');
  await clickHex(allied, '2:9');
  await untilRevision(french, 15);
  // They could have a card that answers, for all that anybody knows.
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 16);
  await clickHex(french, '1:9');
  await untilRevision(allied, 17);
  await pressPanel(allied, 'No');
  await untilRevision(allied, 18);
  expect((await stateIn(allied)).units).toMatchObject({
    dragoons: { at: '3:9' },
    guns: { at: '1:9', strength: 2 },
  });
  expect((await stateIn(allied)).sides.south.points).toBe(1);

  // A square can't fall back: muskets cost it a block for the hit, and one for the flag.
  await ccnFaces(field, 'infantry', 'flag');
  await clickHex(allied, '6:6');
  await clickHex(allied, '4:6');
  await untilRevision(allied, 19);
  await lastCard(allied).getByText("because a square can't retreat").waitFor();
  expect((await stateIn(allied)).units.line).toMatchObject({ at: '4:6', strength: 2, formation: 'square' });

  // The turn ends with a new card, and the other side is called.
  await ccnDraw(field, 'flank-attack', [...SOUTH, ...NORTH]);
  await endTurn(allied);
  await untilRevision(french, 20);
  await settled(allied);
  expect((await handOf(allied)).sort()).toEqual(['flank-attack', 'probe-left', 'scout-right']);
  expect(await everythingIn(french)).not.toMatch(/flank-attack|Round Both Flanks/);
  await french.page.locator('.pdc-panel', { hasText: 'Play a command card' }).waitFor();
  expect(await parkedIn(french)).toEqual(['Your cards on the square track: Grand Battery']);
});

test('infantry takes a battery along: the menu names it, and the odds are those of both', async () => {
  const { allied, french } = field.seats;
  await layOutCcn(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '5:6', name: '5th Foot' },
      battery: { side: 'south', type: 'british-foot-artillery', at: '6:6', name: 'Bull’s Battery' },
      line: { side: 'north', type: 'french-line', at: '4:6', name: '39th Line' },
    },
    { south: SOUTH, north: NORTH },
  );
  await playCard(allied, 'forward');
  await untilRevision(allied, 2);
  // Guns in hand tell whose order that is.
  await clickHex(allied, '6:6');
  await hoverHex(allied, '4:6');
  const card = allied.page.locator('.pdc-popover-card');
  await card.getByText('It can also join an attack by 5th Foot').waitFor();
  await hoverHex(allied, '7:6');
  await card.getByText('After this move: This unit has moved too far to battle this turn.').waitFor();
  await clickHex(allied, '5:6');
  await hoverHex(allied, '4:6');
  const together = card.locator('section', { hasText: 'Combined arms with Bull’s Battery' });
  await together.getByText('7 dice').waitFor();
  await together.getByText('retreats').first().waitFor();
  await ccnFaces(field, 'infantry', 'infantry', 'sabers', 'sabers', 'cavalry', 'cavalry', 'cavalry');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Combined arms with Bull’s Battery');
  await untilRevision(french, 3);
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 4);
  await settled(allied);
  // A long card folds what led to its result.
  await lastCard(allied).getByText('5th Foot is supported by Bull’s Battery.').waitFor({ state: 'attached' });
  expect(await lastCard(allied).locator('.pdc-who').first().textContent()).toBe(
    '5th Foot with Bull’s Battery',
  );
  expect((await stateIn(french)).units.line).toBeUndefined();
  await pressPanel(allied, 'Yes');
  await untilRevision(allied, 5);
  expect((await stateIn(french)).units.foot).toMatchObject({ at: '4:6' });
});

test('whoever scouts is asked which of two cards to keep: as a side, and by the panel and the hand', async () => {
  const { allied, french } = field.seats;
  const hands = { south: ['scout-centre', 'forward'], north: ['bombard', 'rally'] };
  await layOutCcn(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '6:6', name: '5th Foot' },
      line: { side: 'north', type: 'french-line', at: '2:6', name: '39th Line' },
    },
    hands,
  );
  await playCard(allied, 'scout-centre');
  await untilRevision(allied, 2);
  await dice(
    field.seats.gm.page,
    ...draws(['probe-left', 'attack-left'], [...hands.south, ...hands.north], DECK),
  );
  await endTurn(allied);
  await untilRevision(french, 3);
  const prompt = ({ page }: Seat, text: string) => page.locator('.pdc-panel', { hasText: text }).waitFor();
  await prompt(allied, 'Choose a card to keep.');
  await prompt(french, 'Waiting for the Allies');
  expect(await allied.page.locator('.pdc-panel').textContent()).not.toContain('5th Foot');
  expect(await lastCard(allied).textContent()).not.toContain('5th Foot');
  await allied.page.locator('.pdc-hand [data-card=attack-left]').click();
  await allied.page.locator('.pdc-hand [data-action=play]', { hasText: 'Keep this card' }).click();
  await untilRevision(allied, 4);
  expect((await handOf(allied)).sort()).toEqual(['attack-left', 'forward']);
  await prompt(french, 'Play a command card');
});

test('a choice among many units is made on the map, where a second click at once opens no sheet', async () => {
  const { allied } = field.seats;
  const lines = Object.fromEntries(
    [1, 3, 5, 7, 9, 11].map((column) => [
      `line${column}`,
      { side: 'north' as const, type: 'french-line', at: `2:${column}`, name: `${column}th Line` },
    ]),
  );
  await layOutCcn(
    field,
    { foot: { side: 'south', type: 'british-line', at: '5:6', name: '5th Foot' }, ...lines },
    { south: ['short-supply', 'forward'], north: ['bombard', 'rally'] },
  );
  await playCard(allied, 'short-supply');
  await untilRevision(allied, 2);
  await settled(allied);
  await lastCard(allied)
    .getByText(/^\s*Make your choice on the map\.\s*$/)
    .waitFor();
  expect(await lastCard(allied).locator('[data-answer]').count()).toBe(0);
  const { x, y } = await pointOfSpace(allied, '5:6');
  await allied.page.mouse.click(x, y);
  await allied.page.mouse.click(x, y);
  await untilRevision(allied, 3);
  await settled(allied);
  await allied.page
    .locator('.pdc-panel', { hasText: 'Choose a baseline hex for the unit that is out of supply.' })
    .waitFor();
  expect(await allied.page.locator('.pdc-sheet').count()).toBe(0);
  await clickHex(allied, '8:6');
  await untilRevision(allied, 4);
  await settled(allied);
  await lastCard(allied).getByText('5th Foot retreats to 8:6.').waitFor();
  // A little later a double click opens the sheet as ever.
  const there = await pointOfSpace(allied, '8:6');
  const opened = async (): Promise<number> => {
    await allied.page.mouse.dblclick(there.x, there.y);
    return allied.page.locator('.pdc-sheet').count();
  };
  await expect.poll(opened).toBe(1);
  await allied.page.locator('.pdc-sheet [data-action=close]').click();
});

test('the legend counts banners', async () => {
  const { allied } = field.seats;
  await allied.page.locator('#pdc-panel [data-action=legend]').click();
  const legend = allied.page.locator('#pdc-legend');
  await legend.locator('h3', { hasText: 'Victory banners' }).waitFor();
  expect(await legend.textContent()).not.toMatch(/victory points/i);
});

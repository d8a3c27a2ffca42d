// Without a pointer: a GM's windows, the parts of the screen, what is read aloud, and whole turns.
import { beforeAll, expect, test } from 'vitest';
import { stateIn, untilRevision, untilTokens } from './field';
import { draws } from './hands';
import { dice, type Seat } from './harness';
import {
  endByKey,
  expectNoPresses,
  press as pressIn,
  pressUntil,
  said,
  takeButton,
  titleOf,
  untilFocused as untilFocusedIn,
  untilTold,
  watchPresses,
} from './key-hands';
import { layOutSquares } from './squares-field';
import { useField } from './use-field';

const field = useField();

beforeAll(async () => {
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
  });
});

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await field.seats.gm.page.keyboard.press(key);
};

/** Waits until what has the focus fits a selector. */
const untilFocused = (selector: string) =>
  field.seats.gm.page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

test('terrain is chosen in the palette and painted on the map', async () => {
  const { gm, allied } = field.seats;
  await press('Shift+T');
  await untilFocused('#pdc-corrections [role=tab][aria-selected=true]');
  await gm.page.locator('#pdc-corrections [name=tab-board]').press('Enter');
  await gm.page.locator('#pdc-corrections [name^=paint-][aria-pressed=true]').focus();
  await press('ArrowRight');
  const terrain = await gm.page.evaluate(() => (document.activeElement as HTMLElement).dataset.kind);
  await gm.screenshot('keys-brush');
  // Enter takes it, and the arrow keys go on to the map: to its middle first.
  await press('Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
  await untilRevision(allied, 1);
  expect(Object.values((await stateIn(allied)).terrain)).toEqual([terrain]);
  expect(Object.keys((await stateIn(allied)).terrain)).toEqual(['4:5']);
  await press('Escape');
  await gm.page.waitForSelector('#pdc-corrections', { state: 'detached' });
});

test('a unit is taken in the palette and set up on the map', async () => {
  const { gm, allied } = field.seats;
  await press('Shift+U');
  await untilFocused('#pdc-unit-palette [data-unit]');
  await press('ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await gm.screenshot('keys-units');
  await press('Enter');
  await untilTokens(allied, 3);
  const units = Object.values((await stateIn(allied)).units);
  expect(units.find(({ at }) => at === '7:6')?.side).toBe('south');
  await press('Escape');
  await gm.page.waitForSelector('#pdc-unit-palette', { state: 'detached' });
});

test('the battle control is opened, pauses the battle and lets it go on', async () => {
  const { gm } = field.seats;
  await press('Shift+G');
  await untilFocused('#pdc-control [data-action=pause]');
  await press('Enter');
  // The focus goes over to what lets the battle go on.
  await untilFocused('#pdc-control [data-action=resume]');
  const outline = await gm.page.evaluate(() => {
    const { outlineStyle, borderColor } = getComputedStyle(document.activeElement as HTMLElement);
    return [outlineStyle, borderColor];
  });
  expect(outline[0]).not.toBe('none');
  await press('Enter');
  await untilFocused('#pdc-control [data-action=pause]');
  await press('Tab');
  await untilFocused('#pdc-control [name=seat-south]');
});

const HANDS = {
  south: ['order-two-centre', 'order-light-troops', 'double-time', 'move-fire-move'],
  north: ['order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'],
};

const FOOT = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  b: { side: 'south', type: 'infantry', at: '6:8', name: '5th Foot' },
  c: { side: 'south', type: 'infantry', at: '6:1', name: '20th Foot' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light', strength: 4 },
} as const;

/** What the Tab key would stop at in chat outside of the newest card. */
const otherStops = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('.pdc-card')].filter(
      ({ offsetParent }) => offsetParent !== null,
    );
    return seen
      .slice(0, -1)
      .flatMap((card) => [...card.querySelectorAll<HTMLElement>('*')])
      .filter(({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null).length;
  });

test('Napoleon: a whole turn: a card by its name, a march, fire and the end of the turn', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(FOOT, {}, {}, HANDS);
  await watchPresses(allied);
  await untilTold(allied, /Play a command card/);
  // From the map to the panel, and on to the hand; a letter goes to a card that begins with it.
  await pressIn(allied, 'F6');
  await untilFocusedIn(allied, '#pdc-panel button');
  await pressIn(allied, 'F6');
  await untilFocusedIn(allied, '.pdc-hand-card');
  const title = (await titleOf(allied, 'order-two-centre')) ?? '';
  const isThere = () => allied.page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  for (let count = 0; count < 4 && (await isThere()) !== 'order-two-centre'; count += 1) {
    await pressIn(allied, title.charAt(0));
  }
  await untilFocusedIn(allied, '[data-card=order-two-centre]');
  await pressIn(allied, 'Enter');
  expect(await said(allied)).toContain(title);
  await pressIn(allied, 'Enter');
  await untilRevision(allied, 2);
  await untilTold(french, new RegExp(`Allies: .*${title}`));
  // What was played is for the map.
  await untilFocusedIn(allied, '.pdc-map-stop');

  await pressUntil(allied, 'Tab', /Selected: 5th Foot/);
  await pressUntil(allied, 'ArrowUp', /^Move: Hex 5:/);
  await pressIn(allied, 'Enter');
  await untilRevision(french, 3);
  await untilTold(french, /Allies: .*5th Foot/);

  await pressUntil(allied, 'Tab', /Selected: 9th Foot/);
  for (const part of ['strength 5 of 5', 'Hex 5:6', 'Fire at 2nd Light', 'Move: ']) {
    expect(await said(allied)).toContain(part);
  }
  await pressUntil(allied, 'ArrowUp', /2nd Light/);
  expect(await said(allied)).toContain('strength 4 of 5');
  await allied.page.locator('.pdc-hud > .pdc-unseen', { hasText: 'on 2nd Light (Fire' }).waitFor();
  await field.faces('red', 'blue', 'blue', 'blue');
  await pressIn(allied, 'Enter');
  expect(await said(allied)).toMatch(/Choose: .*Fire: 4 dice/);
  await takeButton(allied, /Fire/);
  await untilRevision(french, 4);
  await untilTold(french, /Allies: Fire: 9th Foot against 2nd Light.*2nd Light/);

  await dice(gm.page, ...draws(['clash-of-shields'], [...HANDS.south, ...HANDS.north]));
  await endByKey(allied);
  await untilRevision(french, 5);
  await untilTold(french, /Play a command card/);
  await expectNoPresses(allied);
  // Any number of cards is one stop for the Tab key.
  await pressIn(allied, 'Shift+F6');
  await untilFocusedIn(allied, '.pdc-order-card');
  for (const seat of [allied, gm]) {
    expect(await seat.page.locator('.pdc-card').count()).toBeGreaterThan(2);
    expect(await otherStops(seat)).toBe(0);
  }
  const newest = await allied.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await pressIn(allied, 'ArrowUp');
  await untilFocusedIn(allied, '.pdc-order-card');
  const older = await allied.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(older).not.toBe(newest);
  await pressIn(allied, 'Escape');
  await untilFocusedIn(allied, '.pdc-map-stop');
});

test('the arrows look around: place, ground, who is there, and what can be done', async () => {
  const { allied } = field.seats;
  await field.layOut(FOOT, { '5:5': 'woods' });
  await watchPresses(allied);
  await pressIn(allied, 'u');
  await untilFocusedIn(allied, '#pdc-roster [data-piece=a]');
  const label = await allied.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (const part of ['9th Foot', 'Hex 5:6', 'strength 5 of 5', 'Available orders: ', 'Fire at 2nd Light']) {
    expect(label).toContain(part);
  }
  await allied.screenshot('keys-list');
  // An enemy's line leads to where he stands.
  await pressIn(allied, '2', '2');
  await untilFocusedIn(allied, '#pdc-roster [data-piece=n]');
  await pressIn(allied, 'Enter');
  await untilFocusedIn(allied, '.pdc-map-stop');
  expect(await said(allied)).toMatch(/^Hex 4:6: open ground\. 2nd Light, .*French, strength 4 of 5/);
  await pressIn(allied, 'ArrowDown');
  expect(await said(allied)).toMatch(/^Hex 5:[56]: /);
  await pressUntil(allied, 'ArrowLeft', /Hex 5:5: Woods\. no units/i, 3);
  await pressUntil(allied, 'ArrowRight', /Hex 5:6: .*9th Foot.*Enter: select 9th Foot/, 3);
  await allied.screenshot('keys-look');
  await pressIn(allied, 'Enter');
  expect(await said(allied)).toContain('Selected: 9th Foot');
  // With the shift key they look around although there is something to choose.
  await pressIn(allied, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  expect(await said(allied)).toMatch(/^Hex 5:9: /);
  await pressIn(allied, 'Enter');
  expect(await said(allied)).toMatch(/^Hex 5:9: .*(far|reach|move)/i);
  await pressIn(allied, 'Escape', 'Escape');
  expect(await said(allied)).toBe('Nothing selected');
  await expectNoPresses(allied);
});

const OURS = { side: 'south', command: 'hill' };
const THEIRS = { side: 'north', command: 'ney' };

test('Squares: a whole turn: a command, a march, guns, and the answer of the other side', async () => {
  const { allied, french, gm } = field.seats;
  await layOutSquares(
    field,
    {
      hill: { ...OURS, type: 'general', at: 'E5', name: 'Hill', rating: 'good' },
      a: { ...OURS, type: 'infantry', at: 'E5', name: '1st Foot', class: 2, skirmish: 2 },
      c: { ...OURS, type: 'infantry', at: 'F4', name: '3rd Foot', class: 3, skirmish: 1 },
      g: { ...OURS, type: 'foot-artillery', at: 'E4', name: 'Guns' },
      x: { ...THEIRS, type: 'infantry', at: 'E3', name: '7th Line', class: 4 },
      y: { ...THEIRS, type: 'infantry', at: 'E3', name: '8th Line', class: 4 },
      ney: { ...THEIRS, type: 'general', at: 'H1', name: 'Ney', rating: 'good' },
    },
    { terrain: { E2: 'lake' } },
  );
  for (const seat of [allied, french]) await watchPresses(seat);
  await dice(gm.page, 3);
  await pressUntil(allied, 'Tab', /Selected: 3rd Foot/);
  await takeButton(allied, /Activate command/);
  await untilRevision(french, 1);
  await pressUntil(allied, 'Tab', /Selected: 1st Foot/);
  await pressUntil(allied, 'ArrowUp', /Square E4/);
  await pressIn(allied, 'Enter');
  await untilRevision(french, 2);
  expect((await stateIn(french)).units).toMatchObject({ a: { at: 'E4' } });
  await pressUntil(allied, 'Tab', /Selected: Guns/);
  await pressUntil(allied, 'ArrowUp', /7th Line|8th Line/);
  await dice(gm.page, 6, 5, 1);
  await pressIn(allied, 'Enter');
  await untilRevision(french, 3);
  await untilTold(french, /You can choose from \d+ squares on the map/);
  await pressUntil(french, 'Tab', /8th Line/);
  await pressIn(french, 'Enter');
  await untilRevision(french, 4);
  await untilTold(allied, /2 hits/);
  await endByKey(allied);
  await expect.poll(async () => (await stateIn(french)).turn.side).toBe('north');
  const prompt = french.page.locator('.pdc-panel-prompt');
  await prompt.filter({ hasNotText: 'Waiting' }).waitFor();
  await untilTold(french, new RegExp(`^${await prompt.textContent()}$`));
  for (const seat of [allied, french]) await expectNoPresses(seat);
});

// A game master's windows without a pointer: battle control, terrain brush and unit palette.
import { beforeAll, expect, test } from 'vitest';
import { stateIn, untilRevision, untilTokens } from './field';
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
  await untilFocused('#pdc-terrain-palette [data-terrain][aria-pressed=true]');
  await press('ArrowRight');
  const terrain = await gm.page.evaluate(() => (document.activeElement as HTMLElement).dataset.terrain);
  await gm.screenshot('keys-brush');
  // Enter takes it, and the arrow keys go on to the map: to its middle first.
  await press('Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
  await untilRevision(allied, 1);
  expect(Object.values((await stateIn(allied)).terrain)).toEqual([terrain]);
  expect(Object.keys((await stateIn(allied)).terrain)).toEqual(['4:5']);
  await press('Escape');
  await gm.page.waitForSelector('#pdc-terrain-palette', { state: 'detached' });
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

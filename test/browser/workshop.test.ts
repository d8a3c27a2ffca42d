import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dragHex, settled, stateIn } from './field';
import { type Seat, untilReady } from './harness';
import { pointOfSpace } from './on-map';
import { tourIn } from './tour-stops';
import { useField } from './use-field';

const field = useField();

const panel = ({ page }: Seat) => page.locator('#pdc-workshop');
const tab = async (seat: Seat, id: string): Promise<void> => {
  await panel(seat).locator(`[name=tab-${id}]`).click();
  await panel(seat).locator(`[name=tab-${id}][aria-selected=true]`).waitFor();
};
const named = (seat: Seat, path: readonly (string | number)[]) =>
  panel(seat).locator(`[name='${path.join('/')}']`);

/** Clicks the middle of a space. */
async function clickSpace(seat: Seat, space: string): Promise<void> {
  const { x, y } = await pointOfSpace(seat, space, { x: 0.5, y: 0.5 });
  await seat.page.mouse.click(x, y);
}

/** Writes into a field and leaves it. */
async function write(seat: Seat, path: readonly (string | number)[], text: string): Promise<void> {
  await named(seat, path).fill(text);
  await named(seat, path).press('Tab');
}

const titleIn = (seat: Seat): Promise<string> => named(seat, ['title']).inputValue();

/** A picture that is there in every world. */
const PICTURE = 'modules/pas-de-charge/assets/unit.svg';

/** The opacity of the map over its picture, as soon as the picture is shown on a scene. */
const mapOver = ({ page }: Seat, layer: 'pdcMap' | 'pdcWorkshop') =>
  page
    .waitForFunction((name) => {
      const { picture, sheet } = Object(Reflect.get(Object(Reflect.get(globalThis, 'canvas')), name)) as {
        readonly picture?: { readonly visible: boolean; readonly width: number };
        readonly sheet?: { readonly alpha: number };
      };
      return picture?.visible && picture.width > 300 && sheet && sheet.alpha < 1 ? sheet : null;
    }, layer)
    .then(async (sheet) => sheet.evaluate((each) => each?.alpha));

/** Goes on with the only workshop. */
async function resume({ page }: Seat): Promise<void> {
  await page.click('[data-tool=pas-de-charge-new-battle]');
  await page.locator('#pdc-new-battle [data-action=resume]').click();
  await page.locator('#pdc-workshop').waitFor();
}

/** The file that a button saves. */
async function savedFile(seat: Seat): Promise<Readonly<Record<string, unknown>>> {
  const download = seat.page.waitForEvent('download');
  await panel(seat).locator('[name=save]').click();
  const path = await (await download).path();
  return JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>;
}

/** The points around and in the four corner spaces of a new board at which the pointer does not reach the map. */
async function coveredCorners(gm: Seat): Promise<readonly string[]> {
  const covered: string[] = [];
  for (const space of ['0:0', '0:12', '8:0', '8:12'])
    for (const [x, y] of [
      [0.5, 0.05],
      [0.05, 0.5],
      [0.5, 0.5],
      [0.95, 0.5],
      [0.5, 0.95],
    ] as const) {
      const at = await pointOfSpace(gm, space, { x, y });
      await gm.page.mouse.move(at.x, at.y);
      const isFree = await gm.page.evaluate(
        (point) => document.elementFromPoint(point.x, point.y)?.id === 'board',
        at,
      );
      if (!isFree) covered.push(`${space} at ${x}, ${y}`);
    }
  return covered;
}

/** Makes the window small, large and usual again: the board stays whole beside the panel. */
async function resizeWindow(gm: Seat): Promise<void> {
  const usual = gm.page.viewportSize() ?? { width: 0, height: 0 };
  const sizes = [{ width: 960, height: 540 }, { width: 2560, height: 1440 }, usual];
  for (const size of sizes) {
    await gm.page.setViewportSize(size);
    await expect.poll(() => coveredCorners(gm)).toEqual([]);
    await gm.screenshot(`workshop-${size.width}`);
  }
}

/** Adds a column; a cut names what goes with it, and is undone. */
async function resizeBoard(gm: Seat): Promise<void> {
  await tab(gm, 'board');
  const size = (text: string) => panel(gm).locator('.pdc-quiet', { hasText: text }).waitFor();
  await panel(gm).locator('[name=add-right]').click();
  await size('14 columns and 9 rows');
  await panel(gm).locator('[name=atOnce]').fill('3');
  await panel(gm).locator('[name=atOnce]').press('Tab');
  await panel(gm).locator('[name=cut-left][data-by="-3"]').click();
  const question = gm.page.locator('.pdc-question-window');
  await question.locator('li', { hasText: 'Terrain: 5:2 Hill' }).waitFor();
  await gm.screenshot('workshop-cut');
  await question.locator('[data-action=no]').click();
  await question.waitFor({ state: 'detached' });
  await panel(gm).locator('[name=cut-left]').click();
  await question.locator('[data-action=yes]').click();
  await size('11 columns and 9 rows');
  await gm.screenshot('workshop-narrow');
  await panel(gm).locator('[name=undo]').click();
  await size('14 columns and 9 rows');
}

test('a GM makes a scenario from nothing, with the pointer', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  await gm.page.locator('#pdc-new-battle [name=newScenario]').click();
  await panel(gm).waitFor();
  await write(gm, ['title'], 'The mill');
  // Tab leads to the next field, and what is typed there replaces what it holds.
  await panel(gm).locator('[name=id]:focus').waitFor();
  await gm.page.keyboard.type('the-mill');
  await gm.screenshot('workshop-story');
  expect(await tourIn(gm, 'workshop')).toEqual({ canStart: true, unseen: [] });
  await resizeWindow(gm);
  await tab(gm, 'sides');
  await named(gm, ['sides', 'south', 'name']).click();
  await gm.page.keyboard.press('Tab');
  // All of the word counts, not each letter on its own; a browser that waits a second for a letter begins a new word.
  await Promise.all([...'Pru'].map((letter) => gm.page.keyboard.press(letter)));
  await tab(gm, 'board');
  await panel(gm).locator('[name=paint-terrain-woods]').click();
  await dragHex(gm, '3:6', '3:9');
  await panel(gm).locator('[name=shape-rectangle]').click();
  await panel(gm).locator('[name=paint-terrain-hill]').click();
  await dragHex(gm, '5:2', '6:3');
  await panel(gm).locator('[name=add-picture]').click();
  await gm.page.locator('dialog [name=path]').fill(PICTURE);
  await gm.page.locator('dialog button[data-action=ok]').click();
  await named(gm, ['picture', 'mapOpacity']).fill('0.3');
  await panel(gm).locator('[name=movePicture]').click();
  await dragHex(gm, '4:4', '4:5');
  await expect.poll(() => named(gm, ['picture', 'left']).inputValue()).toBe('1');
  await gm.page.locator('#board').focus();
  await gm.page.keyboard.press('ArrowLeft');
  await expect.poll(() => named(gm, ['picture', 'left']).inputValue()).toBe('0.9');
  await gm.page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => named(gm, ['picture', 'width']).inputValue()).toBe('12.9');
  expect(await mapOver(gm, 'pdcWorkshop')).toBeCloseTo(0.3);
  await panel(gm).locator('[name=shape-paint]').click();
  await panel(gm).locator('[name=paint-roads-road]').click();
  await dragHex(gm, '6:0', '6:5');
  await gm.screenshot('workshop-board');
  await tab(gm, 'forces');
  await panel(gm).locator('[name=kind-infantry]').click();
  await clickSpace(gm, '7:6');
  // What is typed next is its name.
  await panel(gm).locator(`[name='units/south-infantry-1/name']:focus`).waitFor();
  await gm.page.keyboard.type('Colborne');
  await panel(gm).locator('[name=kind-general]').click();
  await clickSpace(gm, '7:6');
  await panel(gm).locator('[name=side]').selectOption('north');
  await panel(gm).locator('[name=kind-light-cavalry]').click();
  await clickSpace(gm, '1:6');
  await gm.page.keyboard.press('Escape');
  await dragHex(gm, '1:6', '2:6');
  await gm.screenshot('workshop-forces');
  await resizeBoard(gm);
  await tab(gm, 'ends');
  await panel(gm).locator(`[name='add-objectives/0']`).click();
  await clickSpace(gm, '3:7');
  await gm.screenshot('workshop-ends');
  await tab(gm, 'briefing');
  await write(gm, ['briefing', 'situation'], 'The French hold the mill.');
  expect(await savedFile(gm)).toMatchObject({
    title: 'The mill',
    id: 'the-mill',
    sides: { south: { nation: 'prussian' } },
    board: [14, 9],
    terrain: {
      ...Object.fromEntries(['3:6', '3:7', '3:8', '3:9'].map((space) => [space, 'woods'])),
      ...Object.fromEntries(['5:2', '6:3'].map((space) => [space, 'hill'])),
    },
    units: {
      'south-infantry-1': { side: 'south', type: 'infantry', at: '7:6', name: 'Colborne' },
      'south-general-1': { side: 'south', type: 'general', at: '7:6' },
      'north-light-cavalry-1': { side: 'north', type: 'light-cavalry', at: '2:6' },
    },
    roads: [['6:0', '6:1', '6:2', '6:3', '6:4', '6:5']],
    objectives: [{ side: 'south', spaces: ['3:7'], points: 1 }],
    picture: { file: PICTURE, left: 0.9, top: 0, width: 12.9, mapOpacity: 0.3 },
    briefing: { situation: 'The French hold the mill.' },
  });
  // Nothing runs, and nobody else sees it.
  expect(await allied.page.locator('#scene-navigation', { hasText: 'The mill' }).count()).toBe(0);
});

test('a reload loses nothing, and every edit can be undone and redone, by keys too', async () => {
  const { gm } = field.seats;
  const before = await savedFile(gm);
  await gm.page.reload();
  await untilReady(gm.page);
  await resume(gm);
  expect(await savedFile(gm)).toEqual(before);
  await tab(gm, 'story');
  expect(await titleIn(gm)).toBe('The mill');
  const undo = panel(gm).locator('[name=undo]');
  let edits = 0;
  for (; await undo.isEnabled(); edits += 1) {
    expect(edits).toBeLessThan(30);
    await gm.page.locator('#pdc-workshop [name=tab-story]').focus();
    await gm.page.keyboard.press('Control+z');
  }
  expect(await titleIn(gm)).toBe('New scenario');
  const redo = panel(gm).locator('[name=redo]');
  for (; edits > 0; edits -= 1) await redo.click();
  await panel(gm).locator('[name=redo]:disabled').waitFor();
  expect(await savedFile(gm)).toEqual(before);
});

test('faults lead to their places, and the scenario is played as it was made', async () => {
  const { gm, allied } = field.seats;
  await tab(gm, 'forces');
  await panel(gm).locator('.pdc-workshop-piece button', { hasText: 'Colborne' }).first().click();
  await write(gm, ['units', 'south-infantry-1', 'strength'], '99');
  await tab(gm, 'story');
  await panel(gm).locator('.pdc-workshop-check .is-fault button').first().click();
  await gm.page.locator(`[name='units/south-infantry-1/strength']:focus`).waitFor();
  await gm.screenshot('workshop-fault');
  expect(await panel(gm).locator('[name=play]').isDisabled()).toBe(true);
  await write(gm, ['units', 'south-infantry-1', 'strength'], '3');
  await panel(gm).locator('[name=tryOut]').click();
  await gm.page.locator('#pdc-trials progress').waitFor();
  await gm.page.locator('#pdc-trials .window-header [data-action=close]').click();
  await panel(gm).locator('[name=share]').click();
  await gm.page.locator('#notifications', { hasText: '“The mill” is on its own page' }).waitFor();
  await panel(gm).locator('[name=play]').click();
  await panel(gm).waitFor({ state: 'detached' });
  await settled(gm);
  const state = await stateIn(allied);
  expect(await mapOver(allied, 'pdcMap')).toBeCloseTo(0.3);
  expect(state.board).toEqual({ rows: 9, columns: 14 });
  expect(state.terrain).toMatchObject({ '3:7': 'woods', '5:2': 'hill' });
  expect(state.units['south-infantry-1']).toMatchObject({ at: '7:6', strength: 3 });
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const scenarios = gm.page.locator('#pdc-new-battle .pdc-battle-card', {
    hasText: 'The mill (yours)',
  });
  // The workshop, and the page that was shared.
  await expect.poll(() => scenarios.count()).toBe(2);
  await gm.page.locator('#pdc-new-battle [name=search]').fill('MILL french');
  await expect.poll(() => gm.page.locator('#pdc-new-battle .pdc-battle-card:visible').count()).toBe(0);
  await gm.page.locator('#pdc-new-battle .pdc-nothing-found').waitFor();
  await gm.page.locator('#pdc-new-battle [name=search]').fill('MILL south');
  await expect
    .poll(() => gm.page.locator('#pdc-new-battle .pdc-battle-card:visible img[src]').count())
    .toBe(2);
  // Enter chooses the first that is found, and sets up nothing.
  await gm.page.locator('#pdc-new-battle [name=search]').press('Enter');
  await gm.page.locator('#pdc-new-battle .pdc-battle-card.is-chosen', { hasText: 'The mill' }).waitFor();
  await gm.screenshot('workshop-list');
  await gm.page.locator('#pdc-new-battle .window-header [data-action=close]').click();
  await resume(gm);
  await tab(gm, 'story');
  expect(await titleIn(gm)).toBe('The mill');
});

test('the scenario is read as one of another game, with a list that leads to what did not fit, and undone', async () => {
  const { gm } = field.seats;
  const before = await savedFile(gm);
  await tab(gm, 'game');
  await panel(gm).locator('[name=readAs]').selectOption('ccn');
  await panel(gm).locator('.pdc-workshop-reading li').first().waitFor();
  await gm.screenshot('workshop-read-as');
  await panel(gm).locator('[name=read-as]').click();
  const misfit = panel(gm).locator('.pdc-workshop-read li button').first();
  await misfit.click();
  await panel(gm).locator('[name=tab-forces][aria-selected=true]').waitFor();
  await gm.screenshot('workshop-read');
  expect(await savedFile(gm)).toMatchObject({ ruleset: 'ccn', title: before.title });
  await panel(gm).locator('[name=undo]').click();
  await panel(gm).locator('.pdc-workshop-read').waitFor({ state: 'detached' });
  expect(await savedFile(gm)).toEqual(before);
});

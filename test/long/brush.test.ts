import { expect, test } from 'vitest';
import {
  chooseScenario,
  dragHex,
  revisionIn,
  sayYes,
  settled,
  stateIn,
  untilRevision,
  untilTokens,
} from '../browser/field';
import type { Seat } from '../browser/harness';
import { layOutOgre } from '../browser/ogre-field';
import { drag, pointOfSpace } from '../browser/on-map';
import { layOutSquares } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const field = useField();

/** What the tests touch of the world in a window. */
interface Table {
  readonly game: {
    readonly actors: { readonly contents: readonly { readonly id: string; readonly name: string }[] };
    readonly journal: {
      readonly contents: readonly {
        readonly pages: {
          readonly contents: readonly {
            readonly name: string;
            readonly sheet: { render(o: object): void };
          }[];
        };
      }[];
    };
  };
  readonly canvas: {
    readonly pdcField: { readonly children: readonly { readonly geometry: Geometry }[] };
    readonly grid: { getCenterPoint(offset: { i: number; j: number }): { x: number; y: number } };
    readonly stage: { toGlobal(point: { x: number; y: number }): { x: number; y: number } };
    readonly app: { readonly view: HTMLCanvasElement };
  };
}

/** What PIXI draws, shape by shape. */
interface Geometry {
  readonly graphicsData: readonly {
    readonly fillStyle: { readonly color: number; readonly alpha: number };
  }[];
}

/** The number of ghosts on the map in each ink: the places that fit, and those that do not. */
const ghostsOn = ({ page }: Seat, wanted: readonly number[]) =>
  page.waitForFunction(
    (counts) => {
      const { canvas } = globalThis as unknown as Table;
      const shapes = canvas.pdcField.children.flatMap(({ geometry }) => geometry.graphicsData);
      const inks = shapes.map(({ fillStyle }) => fillStyle).filter(({ alpha }) => alpha === 0.35);
      const found = [...new Set(inks.map(({ color }) => color))].map(
        (ink) => inks.filter(({ color }) => color === ink).length,
      );
      return found.join() === counts.join();
    },
    [...wanted],
  );

const pointOf = ({ page }: Seat, space: string): Promise<{ x: number; y: number }> => {
  const [i = 0, j = 0] = space.split(':').map(Number);
  return page.evaluate(
    (offset) => {
      const { canvas } = globalThis as unknown as Table;
      const { x, y } = canvas.stage.toGlobal(canvas.grid.getCenterPoint(offset));
      return { x, y };
    },
    { i, j },
  );
};

/** Drags a picture of a unit on to the map. */
async function dropUnit(seat: Seat, picture: string, space: string): Promise<void> {
  const targetPosition = await pointOf(seat, space);
  await seat.page.locator(picture).first().dragTo(seat.page.locator('#board'), { targetPosition });
}

/** Drops the actor of a piece on to the map, as out of the sidebar. */
async function dropActor(seat: Seat, name: string, space: string): Promise<void> {
  const at = await pointOf(seat, space);
  await seat.page.evaluate(
    ({ wanted, x, y }) => {
      const { game, canvas } = globalThis as unknown as Table;
      const actor = game.actors.contents.filter((each) => each.name === wanted).at(-1);
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', JSON.stringify({ type: 'Actor', uuid: `Actor.${actor?.id}` }));
      const event = new DragEvent('drop', { dataTransfer, clientX: x, clientY: y, cancelable: true });
      canvas.app.view.dispatchEvent(event);
    },
    { wanted: name, ...at },
  );
}

/** Opens the tab with the terrain in the panel for corrections. */
async function openBoard({ page }: Seat): Promise<void> {
  await page.locator('#pdc-corrections [name=tab-board]').click();
  await page.locator('#pdc-corrections [name^=paint-][aria-pressed=true]').waitFor();
}

const told = ({ page }: Seat, text: string) =>
  page.locator('#notifications .notification', { hasText: text }).last().waitFor();

test('the GM begins on an empty field', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = gm.page.locator('#pdc-new-battle');
  await chooseScenario(gm, 'empty-field-cc-napoleon');
  await dialog.locator('summary').click();
  await dialog.locator('[name=option-commandCards]').selectOption('false');
  await dialog.locator('[name=begin]').click();
  await dialog.waitFor({ state: 'detached' });
  await told(gm, 'The battlefield is empty.');
  await untilTokens(allied, 0);
  expect(await stateIn(allied)).toMatchObject({ units: {}, terrain: {}, winner: null });
  expect(await allied.page.locator('[data-control=pdcField]').count()).toBe(0);
});

test('a stroke of the brush is one correction, a right click clears, and undo takes a stroke back', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-control=pdcField]');
  await openBoard(gm);
  await dragHex(gm, '3:3', '3:8');
  await untilRevision(allied, 1);
  const woods = {
    '3:3': 'woods',
    '3:4': 'woods',
    '3:5': 'woods',
    '3:6': 'woods',
    '3:7': 'woods',
    '3:8': 'woods',
  };
  expect((await stateIn(allied)).terrain).toEqual(woods);
  await gm.page.click('[name=paint-terrain-hill]');
  await dragHex(gm, '6:2', '6:4');
  await untilRevision(allied, 2);
  const { x, y } = await pointOf(gm, '3:5');
  await gm.page.mouse.click(x, y, { button: 'right' });
  await untilRevision(allied, 3);
  const hill = { '6:2': 'hill', '6:3': 'hill', '6:4': 'hill' };
  const { '3:5': _, ...rest } = woods;
  expect((await stateIn(allied)).terrain).toEqual({ ...rest, ...hill });
  await gm.screenshot('brush');
  for (const revision of [4, 5]) {
    await gm.page.locator('#pdc-panel [data-action=undo]').click();
    await sayYes(gm, 'Undo orders in');
    await untilRevision(allied, revision);
    await settled(gm);
  }
  expect((await stateIn(allied)).terrain).toEqual(woods);
});

test('a stroke that begins beside the board paints from where it comes on to it; one that never does is told of', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[name=paint-terrain-woods]');
  const before = (await stateIn(allied)).terrain;
  await settled(gm);
  await dragHex(gm, '9:6', '7:6');
  await untilRevision(allied, 6);
  const painted = Object.fromEntries(
    Object.entries((await stateIn(allied)).terrain).filter(([space]) => /^[78]:/.test(space)),
  );
  expect(Object.keys(painted)).toEqual(expect.arrayContaining(['7:6']));
  expect(Object.values(painted)).toEqual(Array(2).fill('woods'));
  expect((await stateIn(allied)).terrain).toEqual({ ...before, ...painted });
  await settled(gm);
  await dragHex(gm, '9:6', '9:8');
  await told(gm, 'off the board');
  await gm.page.locator('#pdc-panel [data-action=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(allied, 7);
  await settled(gm);
});

test('units are dragged on to the map, and none where another stands', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-tool=units]');
  const picture = (type: string) => `#pdc-unit-palette img[data-unit=${type}]`;
  await gm.page.locator(picture('infantry')).waitFor();
  await dropUnit(gm, picture('infantry'), '7:4');
  await untilTokens(allied, 1);
  await gm.page.locator('#pdc-unit-palette [name=nation]').selectOption('french');
  await dropUnit(gm, picture('cavalry'), '1:4');
  await untilTokens(allied, 2);
  await dropUnit(gm, picture('general'), '7:4');
  await untilTokens(allied, 3);
  await gm.screenshot('unit-palette');
  await dropUnit(gm, picture('infantry'), '1:4');
  await told(gm, 'Another unit is already there.');
  const { units, leaders } = await stateIn(allied);
  const shown = Object.values(units).map(({ name, side, nation, at }) => [name, side, nation, at]);
  expect(shown.sort()).toEqual([
    ['1st Cavalry', 'north', 'french', '1:4'],
    ['1st Infantry', 'south', 'south', '7:4'],
  ]);
  expect(Object.values(leaders)).toMatchObject([{ name: '1st General', nation: 'french', at: '7:4' }]);
  await gm.page.keyboard.press('Escape');
  await gm.page.locator('#pdc-unit-palette').waitFor({ state: 'detached' });
});

test('an actor dropped on to the map moves its piece, or sets up again what has fallen', async () => {
  const { gm, allied } = field.seats;
  const before = (await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    return game.actors.contents.length;
  })) as number;
  await dropActor(gm, '1st Infantry', '6:6');
  await expect.poll(async () => (await stateIn(allied)).units['south-infantry-1']?.at).toBe('6:6');
  await dropActor(gm, '1st Infantry', '1:4');
  await told(gm, 'An enemy is already there.');
  await gm.page.evaluate(async () => {
    const { game } = globalThis as unknown as Table;
    const actor = game.actors.contents.filter(({ name }) => name === '1st Cavalry').at(-1);
    (Reflect.get(Object(actor), 'sheet') as { render(o: object): void }).render({ force: true });
  });
  await gm.page.locator('.pdc-sheet [data-action=eliminate]').click();
  await untilTokens(allied, 2);
  await gm.page.locator('.pdc-sheet .window-header [data-action=close]').first().click();
  await dropActor(gm, '1st Cavalry', '2:4');
  await untilTokens(allied, 3);
  expect((await stateIn(allied)).units['north-cavalry-1']).toMatchObject({ at: '2:4' });
  const after = await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    return game.actors.contents.length;
  });
  expect(after).toBe(before);
});

test('an army goes into the journal, and its units out of it on to the map', async () => {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-armies]');
  const builder = gm.page.locator('#pdc-army-builder');
  await builder.locator('[name=nation]').selectOption('british');
  await builder.locator('[name=name]').fill('Rear Guard');
  for (const type of ['infantry', 'infantry', 'artillery'])
    await builder.locator(`[name=more-${type}]`).click();
  await builder.locator('[name=toJournal]').click();
  await told(gm, '“Rear Guard” is saved in the journal');
  await builder.locator('[name=clear]').click();
  await builder.locator('[data-action=loadPage]').click();
  await builder.locator('[name=count-infantry]').waitFor();
  expect(await builder.locator('[name=count-infantry]').inputValue()).toBe('2');
  await gm.screenshot('builder-journal');
  await builder.locator('.window-header [data-action=close]').click();
  await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    const pages = game.journal.contents.flatMap((entry) => entry.pages.contents);
    pages.find(({ name }) => name === 'Rear Guard')?.sheet.render({ force: true });
  });
  const sheet = gm.page.locator('.pdc-army-page');
  await sheet.locator('li', { hasText: /^\s*Artillery/ }).waitFor();
  await gm.screenshot('army-page');
  await dropUnit(gm, '.pdc-army-page img[data-unit=artillery]', '8:1');
  await untilTokens(allied, 4);
  expect((await stateIn(allied)).units['south-artillery-1']).toMatchObject({ nation: 'british', at: '8:1' });
});

test('an army that is dragged shows where it fits, and is put down in formation by one correction', async () => {
  const { gm, allied } = field.seats;
  const { mouse } = gm.page;
  const before = await revisionIn(allied);
  await gm.page.locator('.pdc-army-whole').hover();
  await mouse.down();
  const over = async (space: string): Promise<void> => {
    const { x, y } = await pointOfSpace(gm, space);
    await mouse.move(x - 3, y, { steps: 4 });
    await mouse.move(x, y);
  };
  // The battery that was dropped before stands in the place of the left wing.
  await over('8:2');
  await ghostsOn(gm, [2, 1]);
  await gm.screenshot('ghosts-in-the-way');
  await over('6:2');
  await ghostsOn(gm, [3]);
  await gm.screenshot('ghosts');
  await mouse.up();
  await untilRevision(allied, before + 1);
  await ghostsOn(gm, []);
  const { units, leaders } = await stateIn(allied);
  const placed = [...Object.values(units), ...Object.values(leaders)].filter(({ at }) =>
    /^6:[123]$/.test(at),
  );
  expect(placed.map(({ type, at }) => `${type} ${at}`).sort()).toEqual([
    'artillery 6:2',
    'commander 6:2',
    'infantry 6:1',
    'infantry 6:3',
  ]);
});

/** The cards of corrections: none is public before the battle has begun. */
const cardsOfGm = ({ page }: Seat) => page.locator('.pdc-order-card', { hasText: 'The GM changed' });

test('borders of squares are painted by keys, cleared, and painted in one stroke, which undo takes back', async () => {
  const { gm, allied } = field.seats;
  await layOutSquares(field, { a: { side: 'south', type: 'infantry', at: 'E6', command: 'hill' } });
  // The page of the army lies over the map.
  await gm.page.locator('.pdc-army-page-sheet .window-header [data-action=close]').click();
  await gm.page.keyboard.press('Shift+T');
  await openBoard(gm);
  await gm.page.locator('#pdc-corrections h4', { hasText: 'Borders' }).waitFor();
  await gm.page.locator('[name=paint-borders-river]').focus();
  await gm.page.keyboard.press('ArrowUp');
  await gm.page.locator('[name^=paint-terrain-]:focus').waitFor();
  // Back and on to the bridge; then from the side that is pointed at to the left one, over it, and up.
  const { x, y } = await pointOfSpace(gm, 'G4', { x: 0.5, y: 0.05 });
  await gm.page.mouse.move(x, y);
  const keys = ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter'];
  for (const key of keys) await gm.page.keyboard.press(key);
  await untilRevision(allied, 1);
  expect((await stateIn(allied)).borders).toEqual({ 'F3|F4': 'bridge' });
  const above = await pointOfSpace(gm, 'F3', { x: 0.5, y: 0.9 });
  await gm.page.mouse.click(above.x, above.y, { button: 'right' });
  await untilRevision(allied, 2);
  expect((await stateIn(allied)).borders).toEqual({});

  await gm.page.click('[name=paint-borders-river]');
  await settled(gm);
  // Half a side is the middle between two corners: well beyond it a border is meant.
  const below = { x: 0.5, y: 0.97 };
  await drag(
    gm.page,
    await pointOfSpace(gm, 'C3', below),
    await pointOfSpace(gm, 'G3', { x: 0.75, y: 0.97 }),
  );
  await untilRevision(allied, 3);
  expect(await stateIn(allied)).toMatchObject({
    borders: { 'C3|C4': 'river', 'D3|D4': 'river', 'E3|E4': 'river', 'F3|F4': 'river', 'G3|G4': 'river' },
    terrain: {},
  });
  expect(await cardsOfGm(allied).count()).toBe(0);
  await gm.page.locator('#pdc-panel [data-action=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(allied, 4);
  expect((await stateIn(allied)).borders).toEqual({});
});

test('works are thrown up along the side of a space that the brush is in, razed, and taken back', async () => {
  const { gm, allied } = field.seats;
  // Led, so that the side whose chit is drawn first has somebody to activate, and the turn waits for it.
  const led = (side: 'south' | 'north', at: string) => ({
    [side]: { side, type: 'french-line', at },
    [`${side}-leader`]: { side, type: 'leader', at },
  });
  await layOutOgre(field, { ...led('south', '7:6'), ...led('north', '1:6') }, 1, 2, 1);
  await untilRevision(allied, 1);
  await gm.page.click('[data-control=pdcField]');
  await openBoard(gm);
  await gm.page.locator('#pdc-corrections [name=paint-works-field-works]').click();
  await gm.page.locator('[name=paint-works-field-works][aria-pressed=true]').waitFor();
  // Just inside the upper left side of the one space, then beyond it.
  for (const [space, share, revision] of [
    ['4:5', { x: 0.3, y: 0.24 }, 2],
    ['3:4', { x: 0.7, y: 0.76 }, 3],
  ] as const) {
    const { x, y } = await pointOfSpace(gm, space, share);
    await gm.page.mouse.move(x, y);
    await gm.page.mouse.click(x, y);
    await untilRevision(allied, revision);
    await settled(gm);
  }
  const both = { '4:5>3:4': 'field-works', '3:4>4:5': 'field-works' };
  expect((await stateIn(allied)).works).toEqual(both);
  expect(await cardsOfGm(allied).count()).toBe(0);
  await gm.screenshot('brush-works');
  const { x, y } = await pointOfSpace(gm, '4:5', { x: 0.3, y: 0.24 });
  await gm.page.mouse.click(x, y, { button: 'right' });
  await untilRevision(allied, 4);
  expect((await stateIn(allied)).works).toEqual({ '3:4>4:5': 'field-works' });
  await settled(gm);
  await gm.page.locator('#pdc-panel [data-action=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(allied, 5);
  expect((await stateIn(allied)).works).toEqual(both);
});

test('the same panel changes and moves a piece, and shows as fixed what the record can not change', async () => {
  const { gm, allied } = field.seats;
  const panel = gm.page.locator('#pdc-corrections');
  await settled(gm);
  await panel.locator('[name=tab-forces]').click();
  const { x, y } = await pointOfSpace(gm, '1:6', { x: 0.5, y: 0.5 });
  await gm.page.mouse.click(x, y);
  const strength = panel.locator('[name="units/north/strength"]');
  await strength.fill('2');
  await strength.press('Tab');
  await untilRevision(allied, 6);
  expect((await stateIn(allied)).units.north).toMatchObject({ strength: 2 });
  await settled(gm);
  await dragHex(gm, '1:6', '2:6');
  await untilRevision(allied, 7);
  expect((await stateIn(allied)).units.north).toMatchObject({ at: '2:6', strength: 2 });
  await gm.screenshot('corrections-forces');
  expect(await panel.locator('[name="units/north/side"]').isDisabled()).toBe(true);
  await panel.locator('[name=tab-story]').click();
  await panel.locator('[name=title]:disabled').waitFor();
  expect(await panel.locator('[name=play]').count()).toBe(0);
  await settled(gm);
  await panel.locator('[name=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(allied, 8);
  expect((await stateIn(allied)).units.north).toMatchObject({ at: '1:6' });
  await settled(gm);
  await panel.locator('[name=tab-briefing]').click();
  const situation = panel.locator('[name="briefing/situation"]');
  await situation.fill('It rains.');
  await situation.press('Tab');
  await untilRevision(allied, 9);
  await panel.locator('[name=tab-ends]').click();
  await panel.locator('[name="add-objectives/0"]').click();
  await untilRevision(allied, 10);
  expect(await stateIn(allied)).toMatchObject({
    told: { briefing: { situation: 'It rains.' } },
    objectives: [{ side: 'south', spaces: [], points: 1 }],
  });
});

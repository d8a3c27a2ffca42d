// What the module leaves to Foundry, and to the other modules of a world.
import { expect, test } from 'vitest';
import { clickHex, dragHex, pressPanel, pressSpot, sayYes, settled, untilRevision } from '../browser/field';
import { type Seat, untilReady } from '../browser/harness';
import { pointOfSpace } from '../browser/on-map';
import { useField } from '../browser/use-field';

// A module that wraps, talks and writes on tokens, and what a demanding game system does, are in the same world.
const field = useField({ others: 'test/table/others' });

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
} as const;

/** Every key that the module listens to somewhere, without those held down with another. */
const KEYS = [
  ...['Home', 'Tab', 'Escape', 'Space', 'Enter', 'ArrowUp', 'ArrowLeft', 'Digit1', 'Digit9'],
  ...['Comma', 'Period', 'KeyB', 'KeyE', 'KeyH', 'KeyI', 'KeyL', 'KeyO'],
];

/** Those that Foundry does nothing with by itself: whoever wants to go first may. */
const FREE_KEYS = ['Home', 'KeyB', 'KeyE', 'KeyH', 'KeyI', 'KeyL', 'KeyO', 'F1'];

/** What the tests touch of a window. */
interface World {
  readonly game: {
    readonly keybindings: { register(...given: readonly unknown[]): void };
    readonly actors: {
      readonly contents: readonly { readonly sheet: { render(options: object): Promise<unknown> } }[];
    };
    readonly scenes: { readonly viewed: { readonly id: string } };
    readonly combats: { get(id: string): { readonly active: boolean } };
    readonly modules: { get(id: string): { readonly api: { blow(word: string): void } } };
  };
  readonly Scene: { create(data: object): Promise<{ readonly id: string; view(): Promise<unknown> }> };
  readonly canvas: { readonly stage: { readonly pivot: { readonly x: number; readonly y: number } } };
  readonly Actor: { readonly prototype: object; create(data: object): Promise<unknown> };
  readonly Hooks: { on(name: string, listener: () => void): void };
  sheetsRendered: number;
  readonly table: { readonly dice: { byHand(): () => void } };
  readonly Combat: {
    create(data: object): Promise<{ readonly id: string; activate(): Promise<unknown> }>;
  };
  readonly whistle: {
    readonly heard: readonly string[];
    readonly updates: number;
    readonly states: ReadonlyMap<string, string>;
  };
  othersHeard: string[];
  sheetsMade: number;
  enterDice(): void;
  readonly demandingPrepared: Readonly<Record<string, number>>;
}

/** Has another module listen to keys, and do something with each of them. */
const listenAsOthers = ({ page }: Seat, keys: readonly string[], precedence: number) =>
  page.evaluate(
    ([wanted, order]) => {
      const world = globalThis as unknown as World;
      world.othersHeard = [];
      for (const key of wanted) {
        world.game.keybindings.register('another-module', `${key}${order}`, {
          name: key,
          editable: [{ key }],
          precedence: order,
          onDown: () => {
            world.othersHeard.push(key);
            return true;
          },
        });
      }
    },
    [keys, precedence] as const,
  );

const pressed = async ({ page }: Seat, keys: readonly string[]): Promise<readonly string[]> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as World).othersHeard);
};

const hud = ({ page }: Seat) => page.locator('#token-hud');
const menu = ({ page }: Seat) => page.locator('.pdc-popover-menu');

const pivot = ({ page }: Seat) =>
  page.evaluate(() => {
    const { x, y } = (globalThis as unknown as World).canvas.stage.pivot;
    return { x, y };
  });

test('a right click puts down what is in hand, and opens nothing; with an empty hand it opens our actions alone', async () => {
  const { allied } = field.seats;
  await field.layOut(UNITS);
  await clickHex(allied, '5:6');
  await menu(allied).first().waitFor();
  const at = await pointOfSpace(allied, '5:6');
  await allied.page.mouse.click(at.x, at.y, { button: 'right' });
  await menu(allied).first().waitFor({ state: 'detached' });
  expect(await hud(allied).count()).toBe(0);
  await allied.page.mouse.click(at.x, at.y, { button: 'right' });
  await hud(allied).getByRole('button', { name: 'Open sheet' }).waitFor();
  await allied.screenshot('token-actions');
  // Foundry's own controls would change what only the rules may change.
  expect(await hud(allied).locator('.col').first().isVisible()).toBe(false);
  await hud(allied).getByRole('button', { name: 'Select' }).click();
  await hud(allied).waitFor({ state: 'detached' });
  await menu(allied).first().waitFor();
});

test('the map is dragged with the right button from anywhere, whatever is in hand', async () => {
  const { allied } = field.seats;
  await field.layOut(UNITS);
  await clickHex(allied, '5:6');
  await menu(allied).first().waitFor();
  const before = await pivot(allied);
  const { x, y } = await pointOfSpace(allied, '5:6');
  await allied.page.mouse.move(x, y);
  await allied.page.mouse.down({ button: 'right' });
  await allied.page.mouse.move(x + 60, y + 20, { steps: 6 });
  await allied.page.mouse.up({ button: 'right' });
  expect(await pivot(allied)).not.toEqual(before);
  expect(await menu(allied).count()).toBeGreaterThan(0);
});

test('in a battle, whoever listens first to a key that Foundry has no use for gets it', async () => {
  const { allied } = field.seats;
  await field.layOut(UNITS);
  await settled(allied);
  await listenAsOthers(allied, FREE_KEYS, 0);
  expect(await pressed(allied, FREE_KEYS)).toEqual(FREE_KEYS);
});

test('where there is no battle every key is left to others', async () => {
  const { gm } = field.seats;
  await gm.page.evaluate(async () => {
    const { Scene } = globalThis as unknown as World;
    const scene = await Scene.create({ name: 'Inn', width: 1000, height: 800, grid: { type: 1 } });
    await scene.view();
  });
  await gm.page.locator('#pdc-panel').waitFor({ state: 'detached' });
  await listenAsOthers(gm, KEYS, 1);
  expect(await pressed(gm, KEYS)).toEqual(KEYS);
});

/** Everything of ours that stands over the map, and everything of Foundry's. */
const OURS = ['.pdc-panel-bar', '.pdc-hand-strip', '#pdc-view'];
const FOUNDRYS = [
  '#scene-controls button',
  '#scene-navigation .scene',
  '#players',
  '#hotbar .slot',
  '#sidebar',
];

/** Puts up what Foundry 13 has besides: scenes listed beside the tools, and a bar of macros at the foot. */
const putUpFrame = ({ page }: Seat) =>
  page.evaluate(() => {
    const put = (id: string, style: string, each: string, count: number) => {
      const frame = document.createElement('nav');
      frame.id = id;
      frame.style.cssText = `position: fixed; z-index: 60; ${style}`;
      for (let index = 0; index < count; index += 1) {
        const part = document.createElement('li');
        part.className = each;
        part.style.cssText = 'list-style: none; width: 100%; height: 36px; background: #777';
        frame.append(part);
      }
      document.body.append(frame);
    };
    put('scene-navigation', 'left: 96px; top: 8px; width: 200px', 'scene', 4);
    put('hotbar', 'left: 420px; bottom: 8px; width: 400px', 'slot', 1);
  });

/** What of ours lies over something of Foundry's, or outside the window. */
const overlapping = ({ page }: Seat) =>
  page.evaluate(
    ([ours, foundrys]) => {
      const boxes = (selectors: readonly string[]) =>
        selectors.flatMap((name) =>
          [...document.querySelectorAll(name)].map((element) => ({
            name,
            box: element.getBoundingClientRect(),
          })),
        );
      return boxes(ours).flatMap(({ name, box }) => {
        const covered = boxes(foundrys).filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        );
        const isOut = box.left < 0 || box.right > innerWidth;
        return [
          ...covered.map((other) => `${name} over ${other.name}`),
          ...(isOut ? [`${name} outside`] : []),
        ];
      });
    },
    [OURS, FOUNDRYS] as const,
  );

test('panel, hand and buttons stand beside what Foundry has at the edges, and follow when it folds', async () => {
  const { allied } = field.seats;
  const { page } = allied;
  await field.layOut(UNITS, {}, {}, { south: ['line-command'], north: ['out-flanked'] });
  await page.locator('.pdc-hand-strip').waitFor();
  await putUpFrame(allied);
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [1210, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overlapping(allied), { message: `${width} wide` }).toEqual([]);
  }
  const wide = await page.locator('.pdc-panel-bar').evaluate((bar) => bar.getBoundingClientRect().width);
  await page.addStyleTag({ content: '#sidebar { width: 48px !important }' });
  await expect
    .poll(() => page.locator('.pdc-panel-bar').evaluate((bar) => bar.getBoundingClientRect().width))
    .toBeGreaterThan(wide);
  await expect.poll(() => overlapping(allied)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.reload();
  await untilReady(page);
});

test('the pieces of a battle lie in a folder of their own, which goes with them, and not in the list of players', async () => {
  const { gm, allied } = field.seats;
  await field.layOut(UNITS);
  const folders = (seat: Seat) => seat.page.locator('#actors .folder');
  await gm.page.click('#sidebar-tabs [data-tab=actors]');
  const before = await folders(gm).count();
  const own = folders(gm).last();
  expect(await own.locator('.entry-name').allTextContents()).toEqual(['9th Foot', '2nd Light']);
  expect(await gm.page.locator('#actors > * > .directory-list > .entry').count()).toBe(0);
  await allied.page.click('#sidebar-tabs [data-tab=actors]');
  expect(await allied.page.locator('#actors .directory-item').count()).toBe(0);
  for (const { page } of [gm, allied]) await page.click('#sidebar-tabs [data-tab=chat]');
  await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { combats: { viewed: { delete(): Promise<unknown> } } };
    };
    void game.combats.viewed.delete();
  });
  await sayYes(gm, 'battle');
  await expect
    .poll(async () => {
      await gm.page.click('#sidebar-tabs [data-tab=actors]');
      return folders(gm).count();
    })
    .toBe(before - 1);
  await gm.page.click('#sidebar-tabs [data-tab=chat]');
});

test('an order makes no sheet in a window that has none open', async () => {
  const { allied, french } = field.seats;
  await field.layOut(UNITS);
  await french.page.evaluate(() => {
    const world = globalThis as unknown as World;
    const prototype: object = world.Actor.prototype;
    const found = Object.getOwnPropertyDescriptor(prototype, 'sheet');
    world.sheetsMade = 0;
    Object.defineProperty(prototype, 'sheet', {
      configurable: true,
      get(this: object) {
        world.sheetsMade += 1;
        return found?.get?.call(this);
      },
    });
  });
  await settled(allied);
  await dragHex(allied, '5:6', '5:5');
  await untilRevision(french, 1);
  await settled(french);
  expect(await french.page.evaluate(() => (globalThis as unknown as World).sheetsMade)).toBe(0);
});

/** Thirty units of each side, three rows of them. */
const MANY = Object.fromEntries(
  (['south', 'north'] as const).flatMap((side) =>
    Array.from({ length: 30 }, (_, index) => {
      const row = side === 'south' ? 6 + Math.floor(index / 12) : 2 - Math.floor(index / 12);
      return [`${side}${index}`, { side, type: 'infantry', at: `${row}:${index % 12}` }] as const;
    }),
  ),
);

test('a move renders none of the sheets that are open, with 60 pieces on the map', async () => {
  const { gm, allied } = field.seats;
  await field.layOut(MANY);
  await settled(allied);
  const opened = await gm.page.evaluate(async () => {
    const world = globalThis as unknown as World;
    world.sheetsRendered = 0;
    world.Hooks.on('renderActorSheetV2', () => {
      world.sheetsRendered += 1;
    });
    const sheets = world.game.actors.contents.slice(0, 8).map(({ sheet }) => sheet);
    for (const sheet of sheets) await sheet.render({ force: true });
    return sheets.length;
  });
  const rendered = () => gm.page.evaluate(() => (globalThis as unknown as World).sheetsRendered);
  expect([opened, await rendered()]).toEqual([8, 8]);
  await dragHex(allied, '6:6', '5:6');
  await untilRevision(gm, 1);
  await settled(gm);
  expect(await rendered()).toBe(8);
  await gm.page.evaluate(async () => {
    const { game } = globalThis as unknown as {
      game: { actors: { contents: readonly { sheet: { close(): Promise<unknown> } }[] } };
    };
    for (const { sheet } of game.actors.contents.slice(0, 8)) await sheet.close();
  });
});

test('cards are drawn unseen although the game master enters his dice by hand', async () => {
  const { gm, allied } = field.seats;
  await gm.page.evaluate(() => {
    const world = globalThis as unknown as World;
    world.enterDice = world.table.dice.byHand();
  });
  await field.layOut(UNITS, {}, {}, { south: ['line-command'], north: ['out-flanked'] });
  await allied.page.locator('.pdc-hand-card').first().waitFor();
  await gm.page.evaluate(() => (globalThis as unknown as World).enterDice());
});

test('whoever has switched the map off has panel, hand and questions', async () => {
  const { allied, french } = field.seats;
  const { page } = french;
  const switchMap = async (isOff: boolean) => {
    await page.evaluate((off) => localStorage.setItem('table.french.core.noCanvas', String(off)), isOff);
    await page.reload();
    await untilReady(page);
  };
  await field.layOut(UNITS, {}, {}, { south: ['line-command'], north: ['out-flanked'] });
  await switchMap(true);
  await page.locator('.pdc-hand-card').first().waitFor();
  await switchMap(false);
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '4:6', strength: 1, name: '2nd Light' },
  });
  await switchMap(true);
  await page.locator('.pdc-panel-bar').waitFor();
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Close combat');
  await field.faces('red', 'red', 'blue', 'blue');
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 2);
  await switchMap(false);
});

test("other people's modules go on beside ours, and are told of our pieces as of any", async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  await settled(allied);
  await allied.page.evaluate(() =>
    (globalThis as unknown as World).game.modules.get('whistle').api.blow('halt'),
  );
  const heard = () => french.page.evaluate(() => (globalThis as unknown as World).whistle.heard);
  await expect.poll(heard).toEqual(['halt']);
  const state = () =>
    allied.page.evaluate(() => (globalThis as unknown as World).whistle.states.get('9th Foot'));
  expect(await state()).toMatch(/^fit [1-9]$/);
  const updates = () => gm.page.evaluate(() => (globalThis as unknown as World).whistle.updates);
  const before = await updates();
  await dragHex(allied, '5:6', '5:5');
  await untilRevision(gm, 1);
  await expect.poll(updates).toBeGreaterThan(before);
});

const tracker = ({ page }: Seat) => page.locator('#combat');
const trackerButton = (seat: Seat, action: string) => tracker(seat).locator(`[data-action=${action}]`);

test('the buttons of the combat tracker say why they do nothing in a battle, and work in every other combat', async () => {
  const { gm } = field.seats;
  await field.layOut(UNITS);
  await settled(gm);
  await gm.page.click('#sidebar-tabs [data-tab=combat]');
  const begin = trackerButton(gm, 'startCombat');
  expect(await begin.getAttribute('aria-disabled')).toBe('true');
  expect(await begin.getAttribute('data-tooltip')).toContain('its own turn sequence');
  // What is out of use can be pressed all the same, by whoever has not seen that.
  await begin.click({ force: true });
  await gm.page.getByText('not in the combat tracker').first().waitFor();
  expect(await trackerButton(gm, 'nextTurn').count()).toBe(0);
  await gm.page.evaluate(async () => {
    const { Combat, game } = globalThis as unknown as World;
    await (await Combat.create({ scene: game.scenes.viewed.id })).activate();
  });
  await expect.poll(() => begin.getAttribute('aria-disabled')).toBeNull();
  expect(await begin.getAttribute('data-tooltip')).toBe('Begin combat');
  await begin.click();
  await trackerButton(gm, 'nextTurn').click();
  await tracker(gm).getByText('Round 1').waitFor();
  await gm.page.click('#sidebar-tabs [data-tab=chat]');
});

test('a battle begins in a system whose classes make actors, tokens and combats, and keep their demands', async () => {
  const { gm, allied } = field.seats;
  await field.layOut(UNITS);
  const prepared = () =>
    allied.page.evaluate(() => ({ ...(globalThis as unknown as World).demandingPrepared }));
  const before = await prepared();
  for (const kind of ['Actor', 'Token', 'Combat']) expect(before[kind]).toBeGreaterThan(0);
  await settled(allied);
  await dragHex(allied, '5:6', '5:5');
  await untilRevision(gm, 1);
  const combats = async () => (await prepared()).Combat ?? 0;
  await expect.poll(combats).toBeGreaterThan(before.Combat ?? 0);
});

test('the combat of another system on the same scene, and its characters, stay as they are', async () => {
  const { gm, allied } = field.seats;
  await field.layOut(UNITS);
  const other = await gm.page.evaluate(async () => {
    const { Actor, Combat, game } = globalThis as unknown as World;
    await Actor.create({
      name: 'Sir Arthur',
      img: 'modules/pas-de-charge/assets/leader.svg',
      type: 'character',
      ownership: { default: 0, allied: 3 },
    });
    const combat = await Combat.create({ scene: game.scenes.viewed.id });
    await combat.activate();
    return combat.id;
  });
  await allied.page.locator('.pdc-panel-bar').waitFor();
  await settled(allied);
  await dragHex(allied, '5:6', '5:5');
  await untilRevision(gm, 1);
  const isActive = (id: string) => (globalThis as unknown as World).game.combats.get(id).active;
  expect(await gm.page.evaluate(isActive, other)).toBe(true);
  await allied.page.click('#sidebar-tabs [data-tab=actors]');
  expect(await allied.page.locator('#actors .entry-name').allTextContents()).toEqual(['Sir Arthur']);
  await allied.page.locator('#actors .entry-name').click();
  await allied.page.locator('.demanding-sheet').waitFor();
  await allied.page.click('#sidebar-tabs [data-tab=chat]');
});

// Each player sees the board from his own side: a second scene of the battle shows it turned by 180 degrees.
import { expect, test } from 'vitest';
import {
  chooseScenario,
  clickHex,
  lastCard,
  pressSpot,
  sayYes,
  settled,
  stateIn,
  untilRevision,
} from '../browser/field';
import { dice, type Seat } from '../browser/harness';
import { outOfStep, publishedIn } from '../browser/in-step';
import { pointOfPiece } from '../browser/on-map';
import { clickGround, clickPiece, dragPiece, layOutSquares, pressCompass } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const field = useField();

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '6:5', name: '9th Foot' },
  d: { side: 'south', type: 'infantry', at: '7:2', name: '29th Foot' },
  b: { side: 'north', type: 'infantry', at: '1:5', name: '2nd Light' },
  c: { side: 'north', type: 'light-cavalry', at: '2:9', name: '4th Chasseurs' },
} as const;

const TERRAIN = { '4:3': 'hill', '4:4': 'hill', '3:8': 'woods', '5:10': 'village', '6:8': 'woods' };

/** What is touched of the world in a window. */
interface World {
  readonly game: {
    readonly scenes: { readonly viewed: Scene | null; readonly contents: readonly Scene[] };
    readonly settings: { set(module: string, key: string, value: boolean): Promise<unknown> };
  };
  readonly canvas: { readonly tokens: { readonly placeables: readonly unknown[] } };
}

interface Scene {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly grid: {
    readonly sizeX: number;
    readonly sizeY: number;
    getTopLeftPoint(offset: object): { readonly x: number; readonly y: number };
  };
  readonly flags: { readonly 'pas-de-charge'?: { readonly turned?: string } };
  readonly tokens: {
    readonly contents: readonly {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly flags: { readonly 'pas-de-charge'?: { readonly piece: string } };
      update(change: object): Promise<unknown>;
    }[];
  };
}

const sceneIn = ({ page }: Seat): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as World).game.scenes.viewed?.name ?? '');

/** Waits until a window shows a scene with so many pieces on it. */
async function untilOn(seat: Seat, name: string, pieces: number): Promise<void> {
  await seat.page.waitForFunction(
    ([wanted, count]) => {
      const { game, canvas } = globalThis as unknown as World;
      return game.scenes.viewed?.name === wanted && canvas.tokens.placeables.length === count;
    },
    [name, pieces] as const,
  );
  await settled(seat);
}

/** How many scenes show a battle from the north. */
const turnedScenes = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    return game.scenes.contents.filter(({ flags }) => flags['pas-de-charge']?.turned !== undefined).length;
  });

/** The pieces that do not stand on the second scene where half a turn brings them from the first. */
const astray = ({ page }: Seat): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    const turned = game.scenes.contents.find(({ flags }) => flags['pas-de-charge']?.turned !== undefined);
    const own = game.scenes.contents.find(({ name }) => `${name} (from the north)` === turned?.name);
    if (!turned || !own) return ['there are no two scenes'];
    const pieceOf = (token: Scene['tokens']['contents'][number]) => token.flags['pas-de-charge']?.piece ?? '';
    const middles = (scene: Scene) =>
      new Map(
        scene.tokens.contents.map((token) => [
          pieceOf(token),
          {
            x: token.x + (token.width * scene.grid.sizeX) / 2,
            y: token.y + (token.width * scene.grid.sizeY) / 2,
          },
        ]),
      );
    const [here, there] = [middles(own), middles(turned)];
    // Within their square the blocks of stacks lie as on the first scene: less than a row or column away.
    const [reachX, reachY] = [own.grid.sizeX * 0.74, own.grid.sizeY * 0.74];
    return [...new Set([...here.keys(), ...there.keys()])].filter((piece) => {
      const [one, other] = [here.get(piece), there.get(piece)];
      if (!one || !other) return true;
      const isThere =
        Math.abs(own.width - one.x - other.x) < reachX && Math.abs(own.height - one.y - other.y) < reachY;
      return !isThere;
    });
  });

/** Ticks or unticks in the battle control that each player sees the board from his own side. */
async function setFromNorth(gm: Seat, isOn: boolean): Promise<void> {
  const control = gm.page.locator('#pdc-control');
  if ((await control.count()) === 0) await gm.page.locator('#pdc-panel [data-action=control]').click();
  await control.locator('[name=fromNorth]').setChecked(isOn);
  await expect.poll(() => turnedScenes(gm)).toBe(isOn ? 1 : 0);
  await gm.page.keyboard.press('Escape');
}

const allInStep = async (): Promise<void> => {
  const published = await publishedIn(field.seats.gm);
  for (const seat of Object.values(field.seats)) expect(await outOfStep(seat, published)).toEqual([]);
};

test('the north sees its own line below, orders by click and by keys, and goes back when it is switched off', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS, TERRAIN, { first: 'north' });
  const title = await sceneIn(gm);
  await setFromNorth(gm, true);
  await untilOn(french, `${title} (from the north)`, 4);
  expect([await sceneIn(gm), await sceneIn(allied)]).toEqual([title, title]);
  expect(await french.page.locator('#pdc-panel').textContent()).not.toContain('from the north');

  const heights = async (seat: Seat) =>
    [(await pointOfPiece(seat, 'b')).y, (await pointOfPiece(seat, 'a')).y] as const;
  const [own, theirs] = await heights(french);
  expect(own).toBeGreaterThan(theirs);
  const [others, ours] = await heights(allied);
  expect(ours).toBeGreaterThan(others);
  // What is on the left for one is on the right for the other.
  expect((await pointOfPiece(french, 'd')).x).toBeGreaterThan((await pointOfPiece(french, 'c')).x);
  expect((await pointOfPiece(allied, 'd')).x).toBeLessThan((await pointOfPiece(allied, 'c')).x);
  expect(await astray(gm)).toEqual([]);

  await clickHex(french, '1:5');
  await french.screenshot('own-side-north-hexes');
  await clickHex(french, '2:5');
  await untilRevision(allied, 1);
  expect((await stateIn(french)).units.b?.at).toBe('2:5');
  await allied.screenshot('own-side-south-hexes');
  await allInStep();
  expect(await astray(gm)).toEqual([]);

  // His horse trots up the screen, against the enemy.
  await clickHex(french, '2:9');
  const before = await pointOfPiece(french, 'c');
  for (const key of ['ArrowUp', 'Enter']) await french.page.keyboard.press(key);
  await untilRevision(allied, 2);
  const { at } = (await stateIn(french)).units.c ?? {};
  expect(Number(at?.split(':')[0])).toBeGreaterThan(2);
  await settled(french);
  expect((await pointOfPiece(french, 'c')).y).toBeLessThan(before.y);
  await allInStep();

  await lastCard(french).locator('.pdc-undo').click();
  await untilRevision(allied, 3);
  expect((await stateIn(allied)).units.c?.at).toBe('2:9');
  await allInStep();
  expect(await astray(gm)).toEqual([]);

  await setFromNorth(gm, false);
  await untilOn(french, title, 4);
  await allInStep();
});

test('on squares too: blocks, arrows and dragging follow, and each user may do without', async () => {
  const { gm, allied, french } = field.seats;
  const THEIRS = { side: 'north', command: 'ney' } as const;
  const units = {
    a: { side: 'south', command: 'hill', type: 'infantry', at: 'C5', name: '1st Foot' },
    b: { side: 'south', command: 'hill', type: 'infantry', at: 'C5', name: '2nd Foot' },
    hill: { side: 'south', command: 'hill', type: 'general', at: 'C5', name: 'Hill', rating: 'good' },
    x: { ...THEIRS, type: 'infantry', at: 'F2', name: '7th Line' },
    y: { ...THEIRS, type: 'light-cavalry', at: 'G2', name: '3rd Hussars' },
    ney: { ...THEIRS, type: 'general', at: 'G1', name: 'Ney', rating: 'good' },
  };
  await layOutSquares(field, units, { first: 'north', terrain: { D4: 'hill', E4: 'woods' } });
  const title = await sceneIn(gm);
  await setFromNorth(gm, true);
  await untilOn(french, `${title} (from the north)`, 6);
  expect(await astray(gm)).toEqual([]);

  await french.page.evaluate(() =>
    (globalThis as unknown as World).game.settings.set('pas-de-charge', 'ownSide', false),
  );
  await untilOn(french, title, 6);
  await french.page.evaluate(() =>
    (globalThis as unknown as World).game.settings.set('pas-de-charge', 'ownSide', true),
  );
  await untilOn(french, `${title} (from the north)`, 6);

  await dice(gm.page, 3);
  await clickPiece(french, 'x');
  await pressSpot(french, 'Activate command');
  await untilRevision(allied, 1);
  await settled(french);
  await french.screenshot('own-side-north-squares');
  // Ahead of a unit of the north is the south, which lies above here.
  const ahead = await french.page.locator('.pdc-popover-compass [data-facing=e]').boundingBox();
  expect((ahead?.x ?? 0) > (await pointOfPiece(french, 'x')).x).toBe(true);
  await pressCompass(french, 'e');
  await untilRevision(allied, 2);
  expect((await stateIn(allied)).units.x?.facing).toBe('w');
  await french.screenshot('own-side-north-turned');
  await allied.screenshot('own-side-south-squares');

  await clickPiece(french, 'y');
  await clickGround(french, 'G3');
  await untilRevision(allied, 3);
  expect((await stateIn(french)).units.y?.at).toBe('G3');
  await dragPiece(french, 'x', 'E3');
  await untilRevision(allied, 4);
  expect((await stateIn(allied)).units.x?.at).toBe('E3');
  await allInStep();
  expect(await astray(gm)).toEqual([]);
});

/** What a GM does with battles beside their rules. */
interface Control {
  pause(battle: string): Promise<void>;
  resume(battle: string, changes: 'keep'): Promise<void>;
  playOnFrom(battle: string, at: number): Promise<unknown>;
  bringBack(journal: string): Promise<unknown>;
  archivedBattles(): readonly { readonly journal: string; readonly title: string }[];
}

interface Master {
  readonly game: World['game'] & {
    readonly combats: {
      readonly contents: readonly {
        readonly id: string;
        delete(): Promise<unknown>;
      }[];
    };
    readonly modules: { get(id: string): { readonly api: { readonly control: Control } } };
  };
}

/** Puts the token of a piece somewhere by hand, on the scene that shows a battle from the north. */
const laidByHand = (
  { page }: Seat,
  battle: string,
  piece: string,
  at: { readonly i: number; readonly j: number },
): Promise<void> =>
  page.evaluate(
    async ([of, id, offset]) => {
      const { game } = globalThis as unknown as Master;
      const scene = game.scenes.contents.find(({ flags }) => flags['pas-de-charge']?.turned === of);
      const token = scene?.tokens.contents.find(({ flags }) => flags['pas-de-charge']?.piece === id);
      if (!scene || !token) throw new Error(`${id} is not on the scene`);
      const { x, y } = scene.grid.getTopLeftPoint(offset);
      await token.update({ x: Math.round(x), y: Math.round(y) });
    },
    [battle, piece, at] as const,
  );

/** The battle that a window sees from the north; nothing while it sees none so. */
const seenFromNorth = ({ page }: Seat): Promise<string> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    return game.scenes.viewed?.flags['pas-de-charge']?.turned ?? '';
  });

/** Does something of the battle control. */
const control = (gm: Seat, what: keyof Control, ...given: readonly (string | number)[]): Promise<void> =>
  gm.page.evaluate(
    async ([name, ...rest]) => {
      const { game } = globalThis as unknown as Master;
      const act = game.modules.get('pas-de-charge').api.control[name] as (
        ...args: readonly unknown[]
      ) => unknown;
      await act(...rest);
    },
    [what, ...given] as const,
  );

test('a battle that is begun so stays so: laid out by hand, copied, put away and brought back', async () => {
  const { gm, allied, french } = field.seats;
  const earlier = await seenFromNorth(french);
  await gm.page.evaluate(async () => {
    const { settings } = (globalThis as unknown as World).game;
    await settings.set('pas-de-charge', 'turned', true);
  });
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = gm.page.locator('#pdc-new-battle');
  await chooseScenario(gm, 'two-villages');
  // Somebody commands the north: unless the world says otherwise the board is turned for them.
  expect(await dialog.locator('[name=fromNorth]').isChecked()).toBe(true);
  await gm.screenshot('own-side-new-battle');
  await dialog.locator('[name=begin]').click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => seenFromNorth(french)).not.toBe(earlier);
  const battle = await seenFromNorth(french);
  await settled(gm);
  const { units } = await stateIn(gm);
  const [piece = ''] = Object.keys(units).filter((id) => units[id]?.side === 'south');

  // The GM looks at the other scene, and moves it on this one: that is a correction like any other.
  await laidByHand(gm, battle, piece, { i: 4, j: 8 });
  await expect.poll(async () => (await stateIn(allied)).units[piece]?.at).toBe('4:4');
  await allInStep();

  await control(gm, 'pause', battle);
  await laidByHand(gm, battle, piece, { i: 4, j: 9 });
  await control(gm, 'resume', battle, 'keep');
  await expect.poll(async () => (await stateIn(allied)).units[piece]?.at).toBe('4:3');
  await allInStep();

  await control(gm, 'playOnFrom', battle, 0);
  await expect.poll(() => seenFromNorth(french)).not.toBe(battle);
  expect(await seenFromNorth(french)).not.toBe('');
  await allInStep();

  const scenes = await turnedScenes(gm);
  await gm.page.evaluate((id) => {
    const { game } = globalThis as unknown as Master;
    void game.combats.contents.find((each) => each.id === id)?.delete();
  }, battle);
  await gm.page
    .locator('.pdc-question-window', { hasText: 'which shows the battle from the north' })
    .waitFor();
  await sayYes(gm, 'End the battle');
  await expect.poll(() => turnedScenes(gm)).toBe(scenes - 1);
  const journal = await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as Master;
    return game.modules.get('pas-de-charge').api.control.archivedBattles()[0]?.journal ?? '';
  });
  await control(gm, 'bringBack', journal);
  await expect.poll(() => seenFromNorth(french)).toBe(battle);
  await allInStep();
  expect((await stateIn(french)).units[piece]?.at).toBe('4:3');
});

// What orders show on the map for a moment, and let be heard: told by what is put into its layer and by what is played.
import { beforeEach, expect, test } from 'vitest';
import { clickHex, forge, lastCard, pressSpot, settled } from '../browser/field';
import type { Seat } from '../browser/harness';
import { useField } from '../browser/use-field';

const field = useField({ theatre: true });

interface Layer {
  readonly children: readonly { readonly name: string | null }[];
  readonly eventMode: string;
  readonly parent: { readonly eventMode: string };
  on(event: 'childAdded', listener: (child: { name: string | null }) => void): void;
}

interface World {
  readonly canvas: { readonly pdcMarks: { readonly theatre: Layer } };
  readonly foundry: { readonly audio: { readonly AudioHelper: object } };
  readonly game: { readonly settings: { set(scope: string, key: string, value: string): Promise<void> } };
  readonly Hooks: { callAll(name: string, ...given: unknown[]): void };
  seen: string[];
  heard: string[];
}

/** Writes down what is shown and played in a window from now on. */
const watch = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const world = globalThis as unknown as World;
    world.seen = [];
    world.heard = [];
    const { theatre } = world.canvas.pdcMarks;
    // Whoever puts something there gives it its name after that.
    theatre.on('childAdded', (child) => queueMicrotask(() => world.seen.push(child.name ?? '')));
    const { AudioHelper } = world.foundry.audio;
    Reflect.set(AudioHelper, 'play', async ({ src, channel }: { src: string; channel: string }) => {
      world.heard.push(`${channel} ${src.split('/').at(-1)}`);
    });
  });

const seen = ({ page }: Seat) => page.evaluate(() => (globalThis as unknown as World).seen);
const heard = ({ page }: Seat) => page.evaluate(() => (globalThis as unknown as World).heard);
const shownNow = ({ page }: Seat) =>
  page.evaluate(() => (globalThis as unknown as World).canvas.pdcMarks.theatre.children.length);

const choose = ({ page }: Seat, setting: 'theatre' | 'motion', choice: string): Promise<void> =>
  page.evaluate(
    async ([key, value]) => {
      await (globalThis as unknown as World).game.settings.set('pas-de-charge', key, value);
    },
    [setting, choice] as const,
  );

/** Waits until a window has shown so many things since it was watched. */
const untilSeen = ({ page }: Seat, count: number) =>
  page.waitForFunction((wanted) => (globalThis as unknown as World).seen.length >= wanted, count);

/** Waits until nothing is shown any more. */
const over = ({ page }: Seat) =>
  page.waitForFunction(() => (globalThis as unknown as World).canvas.pdcMarks.theatre.children.length === 0);

/** Lets no time pass in a window, so that what is shown stays as it is so many milliseconds from now. */
const hold = ({ page }: Seat, later = 0): Promise<void> =>
  page.evaluate((more) => {
    const now = performance.now() + more;
    performance.now = () => now;
  }, later);
const letGo = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => void Reflect.deleteProperty(performance, 'now'));

/** Two who can fire, one after the other, and whoever they fire at. */
async function layOut(): Promise<void> {
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    g: { side: 'south', type: 'artillery', at: '5:2', name: 'Lawson' },
    b: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
    c: { side: 'north', type: 'infantry', at: '2:2', name: '4th Swiss' },
  });
  for (const seat of Object.values(field.seats)) await watch(seat);
}

async function shoot(): Promise<void> {
  const { allied } = field.seats;
  await field.faces('red', 'blue', 'blue', 'green');
  await settled(allied);
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
}

const VOLLEY = ['shot at 4:6', 'dice red blue blue green at 4:6'];

beforeEach(async () => {
  for (const seat of Object.values(field.seats)) {
    await choose(seat, 'theatre', 'all');
    await choose(seat, 'motion', 'system');
  }
});

test('a volley is seen over the fight and heard, by everybody as he has chosen, and then it is gone', async () => {
  const { gm, allied, french } = field.seats;
  await layOut();
  await choose(gm, 'theatre', 'seen');
  await choose(gm, 'motion', 'moving');
  await choose(french, 'theatre', 'off');
  await shoot();
  for (const seat of [gm, allied]) {
    await untilSeen(seat, 2);
    await over(seat);
    expect(await seen(seat)).toEqual(VOLLEY);
  }
  expect(await heard(allied)).toEqual(['interface volley-1.wav']);
  expect(await heard(gm)).toEqual([]);
  await lastCard(french).locator('.pdc-face').first().waitFor();
  await settled(french);
  expect([await seen(french), await heard(french)]).toEqual([[], []]);
});

test('nothing waits for it: the map takes orders all the while, a click ends it, and so does what comes next', async () => {
  const { gm, allied } = field.seats;
  await layOut();
  for (const seat of [gm, allied]) await choose(seat, 'motion', 'moving');
  await shoot();
  for (const seat of [gm, allied]) {
    await untilSeen(seat, 2);
    await hold(seat);
  }
  expect([await shownNow(gm), await shownNow(allied)]).toEqual([2, 2]);
  await gm.screenshot('theatre');
  const mode = await allied.page.evaluate(
    () => (globalThis as unknown as World).canvas.pdcMarks.theatre.parent.eventMode,
  );
  expect(mode).toBe('none');
  // The guns are given their order while the smoke of the foot still hangs over the map.
  await field.faces('sword', 'blue', 'sword', 'blue');
  await clickHex(allied, '5:2');
  expect(await shownNow(allied)).toBe(0);
  await letGo(allied);
  await clickHex(allied, '2:2');
  await untilSeen(gm, 3);
  const names = await gm.page.evaluate(() =>
    (globalThis as unknown as World).canvas.pdcMarks.theatre.children.map(({ name }) => name),
  );
  expect(names).toEqual(['shot at 2:2', 'dice sword blue sword blue at 2:2']);
  await letGo(gm);
  for (const seat of [gm, allied]) await over(seat);
});

test('who comes to grips with the enemy has his arrow and his drum before the enemy has answered', async () => {
  const { gm, allied } = field.seats;
  await layOut();
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Close combat');
  for (const seat of [allied, gm]) await untilSeen(seat, 1);
  expect((await seen(allied)).slice(0, 1)).toEqual(['onset at 4:6']);
  expect(await heard(allied)).toContain('interface drum-1.wav');
  for (const seat of [gm, allied]) await over(seat);
});

test('who comes late, and who looks back, sees nothing of it', async () => {
  const { gm, allied, french } = field.seats;
  await layOut();
  await field.faces('sword', 'blue', 'sword', 'blue');
  const order = { type: 'fire', side: 'south', unit: 'g', target: 'c' };
  expect(await forge(allied, 'allied', { order })).toMatchObject({ ok: true });
  await untilSeen(gm, 2);
  await over(gm);
  await settled(french);
  await french.page.keyboard.press('h');
  await french.page.keyboard.press(',');
  await french.page.locator('canvas.pdc-as-it-was').waitFor();
  await french.page.evaluate(() => {
    (globalThis as unknown as World).seen = [];
    (globalThis as unknown as World).heard = [];
  });
  await shoot();
  await untilSeen(gm, 4);
  await settled(french);
  expect([await seen(french), await heard(french)]).toEqual([[], []]);
  // A window that is opened in the middle of it.
  const late = await field.table.open('french');
  await late.page.locator('.pdc-order-card .pdc-face').first().waitFor();
  expect(await shownNow(late)).toBe(0);
  await late.close();
  await french.page.keyboard.press('Escape');
  await french.page.keyboard.press('h');
  await over(gm);
});

test('every sound is in the module and can be played', async () => {
  const { page } = field.seats.allied;
  const names = ['volley', 'cannonade', 'cavalry', 'drum', 'muffled-drum'];
  const lengths = await page.evaluate(async (files) => {
    const context = new OfflineAudioContext(1, 1, 16_000);
    return Promise.all(
      files.map(async (name) => {
        const response = await fetch(`/modules/pas-de-charge/assets/sounds/${name}-1.wav`);
        return (await context.decodeAudioData(await response.arrayBuffer())).duration;
      }),
    );
  }, names);
  for (const length of lengths) {
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(2);
  }
});

test('where Dice So Nice throws the dice, ours do not fall as well', async () => {
  const { gm, allied } = field.seats;
  await layOut();
  await allied.page.evaluate(() => {
    (globalThis as unknown as World).Hooks.callAll('diceSoNiceReady', {
      addSystem: () => undefined,
      addDicePreset: () => undefined,
    });
  });
  await shoot();
  await untilSeen(gm, 2);
  await untilSeen(allied, 1);
  for (const seat of [gm, allied]) await over(seat);
  expect(await seen(gm)).toEqual(VOLLEY);
  expect(await seen(allied)).toEqual(['shot at 4:6']);
});

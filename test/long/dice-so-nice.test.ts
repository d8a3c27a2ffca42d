// What the module Dice So Nice finds, and what cards do while it throws the dice: tried with a stand-in for it.
import { beforeAll, expect, test } from 'vitest';
import { clickHex, lastCard, pressSpot } from '../browser/field';
import type { Seat } from '../browser/harness';
import { useField } from '../browser/use-field';

const field = useField();

/** A message, as far as Dice So Nice looks at it. */
interface Message {
  readonly id: string;
  readonly rolls: readonly { readonly dice: readonly { readonly results: readonly object[] }[] }[];
}

interface Table {
  readonly Hooks: {
    on(name: string, listener: (message: Message, changes: object) => void): void;
    callAll(name: string, ...given: unknown[]): void;
  };
  readonly game: { readonly messages: { readonly contents: readonly Message[] } };
  thrown: string[];
  presets: { type: string; labels: string[] }[];
}

/** Sets up a stand-in that throws the dice of messages and waits to be told that they lie. */
const throwDice = ({ page }: Seat) =>
  page.evaluate(() => {
    const table = globalThis as unknown as Table;
    table.thrown = [];
    table.presets = [];
    const look = ({ id, rolls }: Message) => {
      const willTrigger3DRoll = rolls.length > 0;
      if (willTrigger3DRoll) table.thrown.push(id);
      table.Hooks.callAll('diceSoNiceMessageProcessed', id, { willTrigger3DRoll });
    };
    table.Hooks.on('createChatMessage', look);
    table.Hooks.on('updateChatMessage', (message, changes) => {
      if ('rolls' in changes) look(message);
    });
    table.Hooks.callAll('diceSoNiceReady', {
      addSystem: () => undefined,
      addDicePreset: (preset: Table['presets'][number]) => table.presets.push(preset),
    });
  });

const thrownIn = ({ page }: Seat) => page.evaluate(() => (globalThis as unknown as Table).thrown.length);

/** Says that the dice of the last message lie. */
const lie = ({ page }: Seat) =>
  page.evaluate(() => {
    const { Hooks, thrown } = globalThis as unknown as Table;
    Hooks.callAll('diceSoNiceRollComplete', thrown.at(-1));
  });

/** Shoots from a field of its own. */
async function shoot(): Promise<void> {
  const { allied } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '4:6', strength: 1, name: '2nd Light' },
    c: { side: 'north', type: 'infantry', at: '0:4' },
  });
  await field.faces('red', 'sword', 'blue', 'helmet');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
}

beforeAll(async () => {
  for (const seat of [field.seats.gm, field.seats.allied]) await throwDice(seat);
});

test('the symbol die has pictures for labels, and the build has made them', async () => {
  const { page } = field.seats.gm;
  const presets = await page.evaluate(() => (globalThis as unknown as Table).presets);
  const symbols = presets.find(({ type }) => type === 'dn')?.labels ?? [];
  expect(symbols).toHaveLength(6);
  for (const label of symbols) {
    expect(label).toMatch(/\.(png|jpe?g|gif|webp)$/);
    const size = await page.evaluate(async (path) => {
      const picture = new Image();
      picture.src = `/${path}`;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, label);
    expect(size).toEqual([256, 256]);
  }
  // Numbers are texts.
  expect(presets.find(({ type }) => type === 'dv')?.labels).toEqual(['2', '3', '3', '4', '4', '5']);
});

test('rolls stand on the message, and its card shows them where the dice lie', async () => {
  const { gm, allied, french } = field.seats;
  await shoot();
  // Without the module the result is there at once.
  await lastCard(french).locator('.pdc-face').first().waitFor();
  const rolled = await french.page.evaluate(() => {
    const { contents } = (globalThis as unknown as Table).game.messages;
    return contents.at(-1)?.rolls.flatMap(({ dice }) => dice.flatMap(({ results }) => results)).length;
  });
  expect(rolled).toBe(await lastCard(french).locator('.pdc-face').count());
  for (const seat of [gm, allied]) {
    await expect.poll(() => thrownIn(seat)).toBe(1);
    await lastCard(seat).getByText('The dice are rolling…').waitFor();
    expect(await lastCard(seat).locator('.pdc-face').count()).toBe(0);
  }
  await lie(gm);
  await lastCard(gm).locator('.pdc-face').first().waitFor();
  expect(await lastCard(gm).getByText('The dice are rolling…').count()).toBe(0);
  expect(await lastCard(allied).locator('.pdc-face').count()).toBe(0);
  await lie(allied);
  await lastCard(allied).locator('.pdc-face').first().waitFor();
});

/** Withholds from a window what it wants to do in ten to thirty seconds, until it is let go. */
async function withholdTime({ page }: Seat): Promise<() => Promise<void>> {
  const withheld = await page.evaluateHandle(() => {
    const later = window.setTimeout.bind(window);
    const withheld: (() => void)[] = [];
    const withhold = (act: () => void, delay = 0): number => {
      if (delay < 10_000 || delay > 30_000) return later(act, delay);
      withheld.push(act);
      // The number of no timer.
      return -1;
    };
    Reflect.set(window, 'setTimeout', withhold);
    return withheld;
  });
  return () =>
    withheld.evaluate((all) => {
      for (const act of all.splice(0)) act();
    });
}

test('a result is shown after a while even if nobody ever says that the dice lie', async () => {
  const { gm } = field.seats;
  const letTimePass = await withholdTime(gm);
  await shoot();
  await lastCard(gm).getByText('The dice are rolling…').waitFor();
  expect(await lastCard(gm).locator('.pdc-face').count()).toBe(0);
  await letTimePass();
  await lastCard(gm).locator('.pdc-face').first().waitFor();
});

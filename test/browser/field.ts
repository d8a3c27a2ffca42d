import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { State } from '../../src/core';
import { dataFrom, type Leaves } from '../../src/match';
import { askInName } from './asking';
import { draws, type Hands } from './hands';
import {
  allSettled,
  dice,
  diceLeft,
  openThree,
  type Seat,
  startTable,
  type TestTable,
  type TestTableOptions,
  type UserId,
} from './harness';
import { drag, pointOfSpace } from './on-map';

/** The faces of the battle die as the numbers that fall: what `1d6` shows for each of them. */
const FACES: readonly string[] = ['blue', 'green', 'red', 'sword', 'flag', 'helmet'];

/** Units and leaders by id: side, type, space, and strength or weapons where they differ from the chart. */
export type Pieces = Readonly<
  Record<string, { side: 'south' | 'north'; type: string; at: string; strength?: number; name?: string }>
>;

/** A table with its three windows, on which positions can be laid out. */
export interface Field {
  readonly table: TestTable;
  readonly seats: Readonly<Record<UserId, Seat>>;
  /**
   * Lays out a position as a scenario of its own; the Allies have the south and the first turn. With hands it is
   * played with command cards, and the command ratings are as large as the hands.
   */
  layOut(
    units: Pieces,
    terrain?: Readonly<Record<string, string>>,
    more?: Readonly<Record<string, unknown>>,
    hands?: Hands,
  ): Promise<void>;
  /** Sets up a scenario, by its id or as data, and waits until every window shows its pieces. */
  deploy(scenario: unknown, shown: { readonly title: string; readonly pieces: number }): Promise<void>;
  /** Lays faces ready for the next dice of the GM's client. */
  faces(...faces: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a table with a window each for the GM, the Allied and the French player. */
export async function openField(options: TestTableOptions = {}): Promise<Field> {
  const table = await startTable({ scenario: null, ...options });
  const seats = await openThree(table);
  let count = 0;
  const deploy: Field['deploy'] = async (scenario, { title, pieces }) => {
    await seats.gm.page.evaluate(async (data) => {
      const { game } = globalThis as unknown as Table;
      await game.modules.get('pas-de-charge').api.deployScenario(data, { south: 'allied', north: 'french' });
    }, scenario);
    for (const { page } of Object.values(seats)) await untilLaidOut(page, title, pieces);
  };
  return {
    table,
    seats,
    deploy,
    async layOut(units, terrain = {}, more = {}, hands = { south: [], north: [] }) {
      count += 1;
      await useUpDice(seats.gm);
      const dealt = [...hands.south, ...hands.north];
      await dice(seats.gm.page, ...draws(dealt));
      const id = `field-${count}`;
      const side = (name: string, nation: string, { length }: readonly string[]) => ({
        name,
        nation,
        target: 9,
        rating: length || 6,
      });
      const scenario = {
        id,
        ruleset: 'cc-napoleon',
        title: id,
        first: 'south',
        sides: {
          south: side('Allies', 'british', hands.south),
          north: side('French', 'french', hands.north),
        },
        terrain,
        units,
        options: { commandCards: dealt.length > 0 },
        ...more,
      };
      await deploy(scenario, { title: id, pieces: Object.keys(units).length });
      if (dealt.length === 0) return;
      for (const seat of Object.values(seats)) await untilRevision(seat, 1);
    },
    faces: (...faces) => dice(seats.gm.page, ...faces.map((face) => FACES.indexOf(face) + 1)),
    close: () => table.close(),
  };
}

/** Rolls what a test before this one has left lying ready. */
export async function useUpDice(seat: Seat): Promise<void> {
  const left = await diceLeft(seat.page);
  if (left === 0) return;
  await seat.page.evaluate(async (count) => {
    const { Roll } = globalThis as unknown as {
      Roll: new (formula: string) => { evaluate(): Promise<unknown> };
    };
    await new Roll(`${count}d60`).evaluate();
  }, left);
}

/** What the tests touch of the world in a window. */
interface Table {
  readonly game: {
    readonly modules: {
      get(id: string): { api: { deployScenario(data: unknown, seats: object): Promise<unknown> } };
    };
    readonly scenes: {
      readonly viewed: {
        readonly id: string;
        readonly name: string;
        readonly flags: { readonly 'pas-de-charge'?: { readonly turned?: string } };
      } | null;
    };
    readonly combats: {
      readonly contents: readonly {
        readonly id: string;
        readonly scene: { readonly id: string } | null;
        readonly system: { readonly position: Leaves; readonly open: string; readonly revision: number };
      }[];
    };
    readonly users: {
      readonly activeGM: { query(name: string, data: unknown, options: object): Promise<unknown> } | null;
    };
    readonly user: { readonly id: string };
  };
  readonly canvas: {
    readonly tokens: {
      readonly placeables: readonly { readonly children: readonly { readonly name: string | null }[] }[];
    };
  };
}

async function untilLaidOut(page: Page, scene: string, pieces: number): Promise<void> {
  await page.waitForFunction(
    ([name, count]) => {
      const { game, canvas } = globalThis as unknown as Table;
      const blocks = canvas.tokens.placeables.filter(({ children }) =>
        children.some((child) => child.name === 'pas-de-charge-block'),
      );
      return game.scenes.viewed?.name === name && blocks.length === count;
    },
    [scene, pieces] as const,
  );
}

/** The kept position of the battle that a window views: as of the last finished order. */
export async function stateIn({ page }: Seat): Promise<State> {
  // Another window may have heard of the last change already: this one has when the server has answered it.
  await page.evaluate(() =>
    (Reflect.get(globalThis, 'table') as { settle(): Promise<void> } | undefined)?.settle(),
  );
  const position = await page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    const { id: viewed, flags = {} } = game.scenes.viewed ?? {};
    const fromNorth = flags['pas-de-charge']?.turned;
    const combat = game.combats.contents.find(({ id, scene }) => scene?.id === viewed || id === fromNorth);
    return combat?.system.position ?? {};
  });
  return dataFrom(position) as unknown as State;
}

/** Number of writes of the battle that a window views. */
export const revisionIn = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    const { id: viewed, flags = {} } = game.scenes.viewed ?? {};
    const fromNorth = flags['pas-de-charge']?.turned;
    const combat = game.combats.contents.find(({ id, scene }) => scene?.id === viewed || id === fromNorth);
    return combat?.system.revision ?? -1;
  });

/** Waits until the battle has been written so often, counted from its beginning. */
export async function untilRevision(seat: Seat, revision: number): Promise<void> {
  await seat.page.waitForFunction((wanted) => {
    const { game } = globalThis as unknown as Table;
    const { id: viewed, flags = {} } = game.scenes.viewed ?? {};
    const fromNorth = flags['pas-de-charge']?.turned;
    const combat = game.combats.contents.find(({ id, scene }) => scene?.id === viewed || id === fromNorth);
    return (combat?.system.revision ?? -1) >= wanted;
  }, revision);
}

/**
 * Waits until the last request of a window has been answered: the battle's change reaches the window first, and
 * until the answer is there nothing else can be chosen.
 */
export async function settled({ page }: Seat): Promise<void> {
  await page.locator('.pdc-popover-note', { hasText: 'Order sent' }).waitFor({ state: 'detached' });
  await allSettled(page);
}

/** Clicks a hex or a square of the map. */
export async function clickHex(seat: Seat, space: string): Promise<void> {
  await settled(seat);
  const { x, y } = await pointOfSpace(seat, space);
  await seat.page.mouse.move(x, y);
  await seat.page.mouse.click(x, y);
}

/** Points at a hex or a square of the map. */
export async function hoverHex(seat: Seat, space: string): Promise<void> {
  await settled(seat);
  const { x, y } = await pointOfSpace(seat, space);
  await seat.page.mouse.move(x, y, { steps: 3 });
  await allSettled(seat.page);
}

/** Drags what stands in one hex to another. */
export const dragHex = async (seat: Seat, from: string, to: string): Promise<void> =>
  drag(seat.page, await pointOfSpace(seat, from), await pointOfSpace(seat, to));

/** Presses a button beside a unit on the map. */
export async function pressSpot(seat: Seat, text: string | RegExp): Promise<void> {
  await settled(seat);
  const button = seat.page.locator('.pdc-popover-button', { hasText: text }).first();
  // A pointer that rests where a button comes to stand could not mean it yet.
  await button.hover({ position: { x: 2, y: 2 } });
  await button.click();
}

/** Presses a button of the battle panel. */
export async function pressPanel(seat: Seat, text: string): Promise<void> {
  await settled(seat);
  const button = seat.page.locator('.pdc-panel-buttons button', { hasText: text }).first();
  await button.waitFor();
  // A pointer that rests where a button comes to stand could not mean it yet.
  await seat.page.mouse.move(0, 0);
  await button.click();
}

/** The last order card in a window's chat. */
export const lastCard = ({ page }: Seat) => page.locator('.pdc-order-card').last();

/**
 * Sends a request to the GM's client as a forger would, past the order tool, in the name of the window's own
 * user or of another; under an id of its own each time, or under one that is given. It waits for an answer as long as
 * it has patience, in milliseconds.
 */
export async function forge(
  seat: Seat,
  user: string,
  request: object,
  id = `forged${Math.random()}`,
  patience?: number,
): Promise<unknown> {
  const { battle, revision } = await seat.page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    const { id: viewed, flags = {} } = game.scenes.viewed ?? {};
    const fromNorth = flags['pas-de-charge']?.turned;
    const combat = game.combats.contents.find(({ id, scene }) => scene?.id === viewed || id === fromNorth);
    return { battle: combat?.id, revision: combat?.system.revision };
  });
  const content = { battle, request: { id, revision, request } };
  return askInName(seat, {
    query: 'request',
    user,
    content,
    ...(patience === undefined ? {} : { patience }),
  });
}

/**
 * Ends the turn, also where the panel asks once more because pieces can still act. It is pressed until the turn has
 * ended, since the panel takes no press while an order is under way or its buttons are new.
 */
export async function endTurn(seat: Seat): Promise<void> {
  const revision = await revisionIn(seat);
  const button = seat.page.locator('.pdc-panel-buttons button', { hasText: 'End turn' });
  await expect
    .poll(async () => {
      await settled(seat);
      if ((await revisionIn(seat)) > revision) return true;
      if ((await button.count()) > 0) await pressPanel(seat, 'End turn');
      return false;
    })
    .toBe(true);
}

/** Chooses a scenario in New battle, again if the list was drawn anew under the pointer. */
export async function chooseScenario({ page }: Seat, id: string): Promise<void> {
  const choice = page.locator(`#pdc-new-battle [name=scenario][value=${id}]`);
  await expect
    .poll(async () => {
      await choice.click();
      return choice.isChecked();
    })
    .toBe(true);
}

/** Says yes to the question that comes before something that is not easily put right. */
export async function sayYes({ page }: Seat, title: string): Promise<void> {
  const question = page.locator('.pdc-question-window', { hasText: title });
  await question.locator('[data-action=yes]').click();
  await question.waitFor({ state: 'detached' });
}

/** Waits until so many blocks stand on the map of a window. */
export const untilTokens = async ({ page }: Seat, count: number): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const { canvas } = globalThis as unknown as Table;
    return canvas.tokens.placeables.length === wanted;
  }, count);
};

/** What a window holds of the battle that it views. */
export const systemIn = ({ page }: Seat): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as Table;
    const combat = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed?.id);
    return JSON.parse(JSON.stringify(combat?.system));
  });

import { askInName } from './asking';
import type { Seat, UserId } from './harness';

/** A charge that waits for the defender: will he form square? The marching block stands far from it. */
export const UNITS = {
  a: { side: 'south', type: 'cavalry', at: '5:6', name: '1st Dragoons' },
  d: { side: 'south', type: 'infantry', at: '7:3', name: '29th Foot' },
  b: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
  c: { side: 'north', type: 'infantry', at: '1:4', name: '4th Line' },
} as const;

/** The faces "blue" and "sword", which fall once the square has been formed. */
export const MELEE = [1, 4] as const;

/** The request that a unit of the south marches. */
export const march = (unit: string, to: string) => ({ order: { type: 'move', side: 'south', unit, to } });

/** The request that begins the charge. */
export const CHARGE = { order: { type: 'melee', side: 'south', unit: 'a', target: 'b' } };

/** What is touched of the world in a window. */
interface World {
  readonly game: {
    readonly scenes: {
      readonly viewed: { readonly id: string; readonly tokens: List<Thing> };
      get(id: string): (Deletable & { readonly tokens: List<Thing> }) | undefined;
    };
    readonly combats: { get(id: string): Deletable | undefined } & List<{
      readonly id: string;
      readonly scene: { readonly id: string } | null;
      readonly system: { readonly journal: string; readonly paused: boolean };
      update?: () => Promise<unknown>;
    }>;
    readonly actors: List<Thing>;
    readonly messages: List<{ readonly system: { readonly battle?: string; readonly state?: string } }>;
    readonly journal: {
      get(id: string): {
        readonly pages: List<{
          readonly flags: {
            readonly 'pas-de-charge'?: {
              readonly page: string;
              readonly volume?: string;
              readonly from?: number;
              readonly lines?: Readonly<Record<string, string>>;
            };
          };
        }>;
      };
    };
    readonly users: {
      readonly activeGM: {
        readonly id: string;
        readonly isSelf: boolean;
        query(name: string, data: unknown, options: object): Promise<unknown>;
      } | null;
      get(id: string): { update(change: object): Promise<unknown> };
    };
    readonly modules: {
      get(id: string): {
        readonly api: {
          readonly control: {
            pause(battle: string): Promise<void>;
            resume(battle: string, changes: 'keep' | 'drop'): Promise<void>;
          };
        };
      };
    };
    readonly user: { readonly id: string };
  };
}

/** What there is of a battle in a window. */
export interface Remains {
  readonly combats: number;
  readonly actors: number;
  readonly journal: number;
  readonly tokens: number;
  readonly scenes: number;
}

interface List<T> {
  readonly contents: readonly T[];
}

interface Deletable {
  delete(): Promise<unknown>;
}

/** A token or an actor. */
interface Thing extends Deletable {
  readonly system?: { readonly battle: string; readonly piece: string };
  readonly flags: { readonly 'pas-de-charge'?: { readonly piece: string } };
}

const battleIn = ({ page }: Seat): Promise<string> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    const combat = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed.id);
    return combat?.id ?? '';
  });

/** Makes a user a GM, or a player again. */
export const setRole = ({ page }: Seat, user: UserId, role: number): Promise<void> =>
  page.evaluate(
    async ([id, to]) => {
      const { game } = globalThis as unknown as World;
      await game.users.get(id).update({ role: to });
    },
    [user, role] as const,
  );

/** The GM whose client decides, as a window has it. */
export const hostIn = ({ page }: Seat): Promise<string | null> =>
  page.evaluate(() => (globalThis as unknown as World).game.users.activeGM?.id ?? null);

/** The states of the cards that chat has of the battle, oldest first. */
export async function cardsIn(seat: Seat): Promise<readonly (string | undefined)[]> {
  const battle = await battleIn(seat);
  return seat.page.evaluate((id) => {
    const { game } = globalThis as unknown as World;
    const cards = game.messages.contents.filter(({ system }) => system.battle === id);
    return cards.map(({ system }) => system.state);
  }, battle);
}

/** The record of the battle as its journal have it. */
export const recordIn = ({ page }: Seat): Promise<unknown> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    const combat = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed.id);
    const { pages } = game.journal.get(combat?.system.journal ?? '');
    const flags = pages.contents.map((each) => each.flags['pas-de-charge']);
    const volume = flags.find((each) => each?.page === 'record')?.volume;
    const own = flags.filter((each) => each?.page === 'lines' && each.volume === volume);
    const lines = own
      .sort((one, other) => (one?.from ?? 0) - (other?.from ?? 0))
      .flatMap((each) => Object.values(each?.lines ?? {}));
    // After the seal of each.
    const added = lines.map((line) => JSON.parse(line.slice(line.indexOf(' '))) as { entry?: unknown });
    return added.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  });

/** Sends a whole request of a user, its id and its revision given, to the client that decides. */
export async function askAgain(seat: Seat, user: UserId, request: object): Promise<unknown> {
  const content = { battle: await battleIn(seat), request };
  return askInName(seat, { query: 'request', user, content });
}

/** Stops the battle, or lets it go on, and waits until that is so. */
export async function pause(seat: Seat, isPaused: boolean): Promise<void> {
  const battle = await battleIn(seat);
  await seat.page.evaluate(
    async ([id, stops]) => {
      const { control } = (globalThis as unknown as World).game.modules.get('pas-de-charge').api;
      await (stops ? control.pause(id) : control.resume(id, 'keep'));
    },
    [battle, isPaused] as const,
  );
  await seat.page.waitForFunction(
    ([id, stops]) => {
      const { combats } = (globalThis as unknown as World).game;
      return combats.contents.find((combat) => combat.id === id)?.system.paused === stops;
    },
    [battle, isPaused] as const,
  );
}

/** Throws the token or the actor of a piece away, as a GM can by hand. */
export async function deleteOne(seat: Seat, kind: 'Token' | 'Actor', piece: string): Promise<void> {
  const battle = await battleIn(seat);
  await seat.page.evaluate(
    async ([id, which, name]) => {
      const { game } = globalThis as unknown as World;
      const found =
        which === 'Token'
          ? game.scenes.viewed.tokens.contents.find(({ flags }) => flags['pas-de-charge']?.piece === name)
          : game.actors.contents.find(({ system }) => system?.battle === id && system.piece === name);
      await found?.delete();
    },
    [battle, kind, piece] as const,
  );
}

/** The ids of the battles and of their scenes and journal, oldest first. */
export const battlesIn = ({ page }: Seat) =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    return game.combats.contents.map(({ id, scene, system }) => ({
      battle: id,
      scene: scene?.id ?? '',
      journal: system.journal,
    }));
  });

/** How much of a battle a window still has. */
export const remainsOf = (
  { page }: Seat,
  battle: { readonly battle: string; readonly scene: string; readonly journal: string },
): Promise<Remains> =>
  page.evaluate(({ battle: id, scene: place, journal }) => {
    const { game } = globalThis as unknown as World;
    const scene = game.scenes.get(place);
    return {
      combats: game.combats.get(id) ? 1 : 0,
      actors: game.actors.contents.filter(({ system }) => system?.battle === id).length,
      journal: game.journal.get(journal) ? 1 : 0,
      tokens: scene?.tokens.contents.length ?? 0,
      scenes: scene ? 1 : 0,
    };
  }, battle);

/** Deletes a battle or a scene. */
export const deleteWhole = ({ page }: Seat, kind: 'combats' | 'scenes', id: string): Promise<void> =>
  page.evaluate(
    async ([which, what]) => {
      const { game } = globalThis as unknown as World;
      await game[which].get(what)?.delete();
    },
    [kind, id] as const,
  );

/** From now on nothing that a window writes into the battle gets through; all else it writes does. */
export const loseBattleWrites = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    for (const combat of game.combats.contents) combat.update = () => new Promise(() => undefined);
  });

/** From now on nothing that a window writes into chat gets through; all else it writes does. */
export const loseCards = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const { ChatMessage } = globalThis as unknown as { ChatMessage: { create: () => Promise<unknown> } };
    ChatMessage.create = () => new Promise(() => undefined);
  });

import type { AskQuery, State } from '../../src/core';
import { dataFrom, isSameData, type Leaves } from '../../src/match';
import { PATIENCE, type Seat } from './harness';
import { offsetOf } from './on-map';

/** The pieces of a battle as something shows them: where each one stands, and how strong it is in which formation. */
interface Picture {
  readonly tokens: Readonly<Record<string, string>>;
  readonly actors: Readonly<Record<string, string>>;
}

/** What a window knows of the battle that it views. */
export interface Published {
  readonly revision: number;
  readonly state: State;
  readonly question: AskQuery | null;
}

/** What is touched of the world in a window. */
interface World {
  readonly game: {
    readonly scenes: {
      readonly viewed: {
        readonly id: string;
        readonly width: number;
        readonly height: number;
        readonly tokens: List<Token>;
        readonly flags: { readonly 'pas-de-charge'?: { readonly turned?: string } };
      };
    };
    readonly combats: List<{
      readonly id: string;
      readonly scene: { readonly id: string } | null;
      readonly system: { readonly revision: number; readonly position: Leaves; readonly open: string };
    }>;
    readonly actors: List<{
      readonly id: string;
      readonly system: {
        readonly battle: string;
        readonly piece: string;
        readonly strength?: { readonly value: number };
        readonly formation?: string;
      };
    }>;
  };
  readonly canvas: {
    readonly tokens: { readonly placeables: readonly { readonly document: { readonly id: string } }[] };
    readonly grid: {
      readonly sizeX: number;
      readonly sizeY: number;
      getOffset(point: object): { readonly i: number; readonly j: number };
    };
  };
}

interface List<T> {
  readonly contents: readonly T[];
}

interface Token {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** In spaces: those who share one have smaller tokens. */
  readonly width: number;
  readonly height: number;
  readonly actorId: string | null;
  readonly flags: { readonly 'pas-de-charge'?: { readonly piece: string } };
}

/** The battle as a window has it. */
export async function publishedIn({ page }: Seat): Promise<Published> {
  const { revision, position, open } = await page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    const { id: viewed, flags } = game.scenes.viewed;
    const fromNorth = flags['pas-de-charge']?.turned;
    const combat = game.combats.contents.find(({ id, scene }) => scene?.id === viewed || id === fromNorth);
    const { revision = -1, position = {}, open: waiting = 'null' } = combat?.system ?? {};
    return { revision, position, open: waiting };
  });
  const { question = null } = Object(JSON.parse(open)) as { question?: AskQuery | null };
  return { revision, state: dataFrom(position) as unknown as State, question };
}

/** What tokens and actors of a window show: a token without its drawing or its actor stands nowhere. */
const pictureIn = ({ page }: Seat): Promise<Picture> =>
  page.evaluate(() => {
    const { game, canvas } = globalThis as unknown as World;
    const scene = game.scenes.viewed;
    const fromNorth = scene.flags['pas-de-charge']?.turned;
    const battle = fromNorth ?? game.combats.contents.find((combat) => combat.scene?.id === scene.id)?.id;
    const actors = game.actors.contents.filter(({ system }) => system.battle === battle);
    const drawn = canvas.tokens.placeables.map(({ document }) => document.id);
    const placeOf = ({ id, x, y, width, height, actorId }: Token): string => {
      const { sizeX, sizeY } = canvas.grid;
      const middle = { x: x + (sizeX * width) / 2, y: y + (sizeY * height) / 2 };
      // Seen from the north everything lies where half a turn brings it.
      const turned = { x: scene.width - middle.x, y: scene.height - middle.y };
      const { i, j } = canvas.grid.getOffset(fromNorth === undefined ? middle : turned);
      const isWhole = drawn.includes(id) && actors.some((actor) => actor.id === actorId);
      return isWhole ? `${i}:${j}` : 'nowhere';
    };
    const tokens: Record<string, string> = {};
    for (const token of scene.tokens.contents) {
      const piece = token.flags['pas-de-charge']?.piece ?? 'nobody';
      tokens[piece] = tokens[piece] === undefined ? placeOf(token) : 'twice';
    }
    const shown = actors.map(({ system }): [string, string] => [
      system.piece,
      system.strength ? `${system.strength.value} ${system.formation}` : 'leader',
    ]);
    return { tokens, actors: Object.fromEntries(shown) };
  });

/** A space as the scene counts it, be it a hex or a square. */
function rowAndColumn(space: string): string {
  const { i, j } = offsetOf(space);
  return `${i}:${j}`;
}

/** What tokens and actors have to show. */
function pictureOf({ units, leaders, fallenUnits, fallenLeaders }: State): Picture {
  const standing = Object.values({ ...units, ...leaders });
  const all = Object.values({ ...fallenUnits, ...units });
  return {
    tokens: Object.fromEntries(standing.map(({ id, at }) => [id, rowAndColumn(at)])),
    actors: {
      ...Object.fromEntries(all.map(({ id, strength, formation }) => [id, `${strength} ${formation}`])),
      ...Object.fromEntries(Object.keys({ ...fallenLeaders, ...leaders }).map((id) => [id, 'leader'])),
    },
  };
}

const sorted = (words: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(words)
    .map(([piece, word]) => `${piece}: ${word}`)
    .sort();

/** The picture without the actors of skirmishers who have joined a stand: they wait to be sent out again. */
const withoutJoined = ({ tokens, actors }: Picture, { actors: known }: Picture): Picture => ({
  tokens,
  actors: Object.fromEntries(Object.entries(actors).filter(([piece]) => piece in known)),
});

/** What one list has and the other one has not. */
function differences(wanted: Picture, shown: Picture): readonly string[] {
  return (['tokens', 'actors'] as const).flatMap((kind) => {
    const [one, other] = [sorted(wanted[kind]), sorted(shown[kind])];
    return [
      ...one.filter((line) => !other.includes(line)).map((line) => `${kind}: ${line} is missing`),
      ...other.filter((line) => !one.includes(line)).map((line) => `${kind}: ${line} is too much`),
    ];
  });
}

/** Waits until a window shows the battle as it was published; answers what is still wrong after a while. */
export async function outOfStep(seat: Seat, { revision, state }: Published): Promise<readonly string[]> {
  const until = Date.now() + PATIENCE;
  const wanted = pictureOf(state);
  for (;;) {
    const known = await publishedIn(seat);
    const faults =
      known.revision === revision && isSameData(known.state, state)
        ? differences(wanted, withoutJoined(await pictureIn(seat), wanted))
        : [`revision ${known.revision} is known, not ${revision}`];
    if (faults.length === 0 || Date.now() > until) return faults;
    await seat.page.waitForTimeout(50);
  }
}

/** Throws away a token, or an actor, as a GM can by hand. */
export const deleteAny = ({ page }: Seat, kind: 'Token' | 'Actor', chance: number): Promise<void> =>
  page.evaluate(
    async ([which, index]) => {
      const { game } = globalThis as unknown as World;
      const scene = game.scenes.viewed;
      const battle = game.combats.contents.find((combat) => combat.scene?.id === scene.id)?.id;
      const all: readonly { readonly id: string }[] =
        which === 'Token'
          ? scene.tokens.contents
          : game.actors.contents.filter(({ system }) => system.battle === battle);
      const one = all[index % all.length] as unknown as { delete(): Promise<unknown> } | undefined;
      await one?.delete();
    },
    [kind, chance] as const,
  );

/** Lets the dice of a window fall by a seed. */
export const seedDice = ({ page }: Seat, seed: number): Promise<void> =>
  page.evaluate((first) => {
    const { CONFIG } = globalThis as unknown as { CONFIG: { Dice: { randomUniform: () => number } } };
    let state = first;
    CONFIG.Dice.randomUniform = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 4294967296;
    };
  }, seed);

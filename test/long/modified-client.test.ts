// A player whose client does what no button of the module does, and what the GM's makes of it.
import { expect, test } from 'vitest';
import { askInName } from '../browser/asking';
import { forge, revisionIn, stateIn } from '../browser/field';
import type { Seat } from '../browser/harness';
import { march, recordIn, UNITS } from '../browser/masters';
import { useField } from '../browser/use-field';

const field = useField();

interface Known {
  readonly id: string;
  readonly name: string;
  readonly ownership: object;
  readonly system: { readonly piece: string; readonly side: string; readonly battle: string };
  update(changes: object): Promise<unknown>;
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly actorId: string;
  readonly hidden: boolean;
  readonly isOwner: boolean;
  readonly flags: { readonly 'pas-de-charge': { readonly piece: string } };
  update(changes: object): Promise<unknown>;
}

/** What the tests touch of the world in a window. */
interface World {
  readonly game: {
    readonly actors: { readonly contents: readonly Known[] };
    readonly scenes: { readonly viewed: { readonly tokens: { readonly contents: readonly Shown[] } } };
  };
  readonly Hooks: { on(hook: string, handler: (document: unknown, changes: object) => void): void };
  /** What has been changed in this window since it listens. */
  heard: string[];
}

/** How the pieces look in a window: whose they are, and what stands for what. */
const looksIn = ({ page }: Seat) =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    const tokens = game.scenes.viewed.tokens.contents;
    const shown = tokens.map(({ name, actorId, hidden, flags }) => [flags, name, actorId, hidden]);
    const actors = game.actors.contents.map(({ id, name, ownership, system }) => [
      id,
      name,
      ownership,
      system,
    ]);
    return JSON.stringify([shown, actors]);
  });

test('neither takes over a piece of the enemy nor hides, renames or gives away one of his own', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
  });
  const before = await Promise.all([gm, allied, french].map(looksIn));
  await gm.page.evaluate(() => {
    const world = globalThis as unknown as World;
    world.heard = [];
    for (const hook of ['updateActor', 'updateToken']) {
      world.Hooks.on(hook, (_, changes) => world.heard.push(JSON.stringify(changes)));
    }
  });
  const isForged = await allied.page.evaluate(async () => {
    const { game } = globalThis as unknown as World;
    const token = game.scenes.viewed.tokens.contents.find(({ isOwner }) => isOwner);
    const actor = game.actors.contents.find(({ id }) => id === token?.actorId);
    if (!actor || !token) return false;
    await token.update({ hidden: true, name: 'Nobody' });
    await actor.update({ system: { piece: 'b', side: 'north' }, name: 'Mine', ownership: { french: 3 } });
    return true;
  });
  expect(isForged).toBe(true);
  await gm.page.waitForFunction(() => {
    const { heard } = globalThis as unknown as World;
    return ['"piece":"b"', '"hidden":true'].every((word) => heard.some((each) => each.includes(word)));
  });
  // Whoever was let in for a moment keeps a level that says no more than everyone's.
  const plain = (looks: string) => looks.replaceAll(',"french":2}', '}');
  for (const [index, seat] of [gm, allied, french].entries()) {
    await expect.poll(async () => plain(await looksIn(seat))).toBe(before[index]);
  }
  expect(
    await allied.page.evaluate(() => {
      const { game } = globalThis as unknown as World;
      return game.scenes.viewed.tokens.contents.filter(({ isOwner }) => isOwner).map(({ name }) => name);
    }),
  ).toEqual(['9th Foot']);
});

const REFUSED = { refusal: { reason: 'not-vouched-for' } };

test('a player’s console orders for nobody but himself: not for the enemy, not for the GM', async () => {
  const { gm, allied, french } = field.seats;
  await field.layOut(UNITS);
  const before = [await revisionIn(gm), await recordIn(gm)];
  const move = march('d', '6:3');
  const correct = { correct: { type: 'adjusted', unit: 'd', change: { strength: 1 } } };
  const forged = [
    forge(french, 'allied', move),
    forge(french, 'gm', move),
    forge(french, 'gm', { undoTo: 0 }),
    forge(french, 'gm', correct),
    forge(french, 'nobody', move),
    askInName(french, {
      query: 'campaign',
      user: 'gm',
      content: { page: 'a.b', revision: 0, request: { makeReady: true } },
    }),
  ];
  for (const answer of await Promise.all(forged)) expect(answer).toMatchObject(REFUSED);
  expect([await revisionIn(gm), await recordIn(gm)]).toEqual(before);

  // What another has vouched for does not serve for anything else.
  expect(await forge(allied, 'allied', move)).toEqual({ ok: true, revision: 1 });
  const stolen = await french.page.evaluate(async () => {
    const { game } = globalThis as unknown as {
      game: {
        users: {
          activeGM: { query(name: string, data: object): Promise<unknown> };
          get(id: string): { setFlag(scope: string, key: string, value: string): Promise<unknown> };
        };
      };
    };
    const written = await game.users
      .get('allied')
      .setFlag('pas-de-charge', 'vouched', 'x')
      .catch((error: Error) => error.message);
    const asked = [{ user: 'allied', text: '{}' }, { user: 'allied' }, 'nonsense', null];
    const answers = asked.map((data) => game.users.activeGM.query('pas-de-charge.request', data as object));
    return { written, answers: await Promise.all(answers) };
  });
  expect(stolen.written).toContain('lacks permission');
  for (const answer of stolen.answers) expect(answer).toMatchObject(REFUSED);
  expect((await stateIn(french)).units.d?.at).toBe('6:3');
});

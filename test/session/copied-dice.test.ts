// The seeds of a battle and of its copies: none is shown while a battle that goes on still rolls by it.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HASHES } from '../../src/foundry/documents/digest';
import { Pledging } from '../../src/foundry/session/dice/pledging';
import { OWN_SEEDS } from '../../src/foundry/session/dice/seed-keeper';
import { SeedMessages } from '../../src/foundry/session/dice/seed-messages';
import { commitmentOf, freshDice, type Pledge, type ProvableDice, pledged } from '../../src/match';
import { collection, makeWorld, type World } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const digits = (of: string): string => HASHES.digest(of);
const SEED = digits('origin');
const NAME = digits('name');
const commitment = commitmentOf(HASHES, NAME, SEED);

/** Dice that were pledged by this client, and those of a copy. */
const origin = pledged(freshDice(NAME), commitment, 1);
const [pledge] = origin.pledges;
const copy: ProvableDice = {
  ...freshDice(digits('copy')),
  rolled: 9,
  pledges: pledge ? [{ ...pledge, name: NAME }] : [],
};

const combatOf = (id: string, dice: ProvableDice) => ({
  ...{ id, type: 'pas-de-charge.battle', scene: { name: id } },
  system: {
    ...{ dice: JSON.stringify(dice), state: 'null', position: {}, paused: false },
    seats: { south: 'allied', north: 'french' },
  },
});

const said: unknown[] = [];
let world: World;

/** A game master's window with a battle and its copy; the seed of the battle was made here. */
function windowWith(...combats: readonly ReturnType<typeof combatOf>[]) {
  said.length = 0;
  const settings = new Map<string, string>();
  const gm = { id: 'gm', name: 'gm', isGM: true, isSelf: true, active: true };
  const player = (id: string) => ({ id, name: id, isGM: false, active: true });
  const users = collection(gm, player('allied'), player('french'));
  world = makeWorld({
    user: gm,
    users: { ...users, activeGM: gm },
    combats: collection(...combats),
    settings: {
      get: (_: string, key: string) => settings.get(key) ?? '{}',
      set: async (_: string, key: string, value: string) => void settings.set(key, value),
    },
  });
  const answerWord = async (envelope: unknown) => {
    said.push(envelope);
    return { ok: true, revision: 1 };
  };
  const words = new SeedMessages({ answerWord } as never, OWN_SEEDS);
  words.watch();
  return words;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const OPENING = { kind: 'reveal', seed: SEED };

/** A battle as it is once somebody has won it. */
const over = (combat: ReturnType<typeof combatOf>) =>
  Object.assign(combat.system, {
    state: JSON.stringify({ winner: 'south' }),
    position: { winner: '"south"' },
  });

beforeEach(() => {
  vi.stubGlobal('ChatMessage', { create: async () => undefined });
  vi.stubGlobal('foundry', { utils: { escapeHTML: (text: string) => text } });
});

describe('a copy of a battle', () => {
  test('is shown no seed while the battle goes on, and gets it when that is over', async () => {
    const [first, second] = [combatOf('first', origin), combatOf('second', copy)];
    windowWith(first, second);
    await OWN_SEEDS.keep('first', commitment, { seed: SEED });
    world.call('ready');
    await settle();
    expect(said).toEqual([]);
    over(first);
    world.call('updateCombat', first);
    await settle();
    expect(said).toEqual([
      { battle: 'first', word: OPENING },
      { battle: 'second', word: OPENING },
    ]);
  });

  test('gets the seed that the battle shows, from any game master, and that of a battle that is gone', async () => {
    const shown = { ...origin, pledges: origin.pledges.map((each) => ({ ...each, seed: SEED })) };
    windowWith(combatOf('first', shown), combatOf('second', copy));
    world.call('ready');
    await settle();
    expect(said).toEqual([{ battle: 'second', word: OPENING }]);
    windowWith(combatOf('second', copy));
    await OWN_SEEDS.keep('first', commitment, { seed: SEED });
    world.call('ready');
    await settle();
    expect(said).toEqual([{ battle: 'second', word: OPENING }]);
  });

  test('is opened by hand together with the battle, which then seals its dice anew', async () => {
    const [first, second] = [combatOf('first', origin), combatOf('second', copy)];
    const words = windowWith(first, second);
    await OWN_SEEDS.keep('first', commitment, { seed: SEED });
    await words.open(second as never);
    expect(said).toEqual([
      { battle: 'first', word: OPENING },
      { battle: 'second', word: OPENING },
    ]);
  });
});

describe('the next roll needs another pledge', () => {
  const pledges = (dice: ProvableDice): readonly Pledge[] => dice.pledges;

  /** How a battle with such dice stands once it is ready to roll. */
  async function readied(dice: ProvableDice, ...others: readonly ReturnType<typeof combatOf>[]) {
    let now = dice;
    const own = combatOf('first', dice);
    windowWith(own, ...others);
    await OWN_SEEDS.keep('first', commitment, { seed: SEED });
    const pledging = new Pledging(
      {
        id: 'first',
        combat: () => own as never,
        dice: () => now,
        note: async (change) => {
          now = change(now, 12);
        },
      },
      OWN_SEEDS,
      0,
    );
    await pledging.ready();
    return pledges(now);
  }

  test('where a copy has shown the seed, as of a battle that was put away and comes back', async () => {
    expect(await readied(origin)).toHaveLength(1);
    const shown = { ...copy, pledges: copy.pledges.map((each) => ({ ...each, seed: SEED })) };
    expect(await readied(origin, combatOf('second', shown))).toMatchObject([{ from: 1 }, { from: 13 }]);
  });

  test('where a player has come since, once', async () => {
    const promise = digits('promise');
    const promised = { ...origin, promises: { south: promise } };
    const [, second] = await readied(promised);
    expect(second).toMatchObject({ from: 13, promises: { south: promise } });
    const known = {
      ...promised,
      pledges: origin.pledges.map((each) => ({ ...each, promises: { south: promise } })),
    };
    expect(await readied(known)).toHaveLength(1);
  });

  test('where a copy has none but those of its origin', async () => {
    expect(await readied(copy)).toMatchObject([{ name: NAME, from: 1 }, { from: 13 }]);
  });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { HASHES } from '../../src/foundry/documents/digest';
import { Pledging } from '../../src/foundry/session/dice/pledging';
import { OWN_SEEDS, type OwnSeed, type SeedKeeper } from '../../src/foundry/session/dice/seed-keeper';
import { matchPorts } from '../../src/foundry/session/host/match-ports';
import { afterWord, checkDice, type DiceWord, freshDice, newSave, promiseOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { fieldOf } from './field';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const digits = (of: string): string => HASHES.digest(of);
const NAME = digits('battle');
const [MINE, YOURS] = [digits('mine'), digits('yours')];

/** What chat was told. */
let told: string[] = [];

beforeEach(() => {
  told = [];
});

/** A Foundry that tells, and keeps settings of this browser. */
function addTable(): { clear(): void } {
  const settings = new Map<string, string>();
  vi.stubGlobal('ChatMessage', { create: async ({ content }: { content: string }) => told.push(content) });
  vi.stubGlobal('foundry', {
    utils: { randomID: () => `id-${Math.random()}`, escapeHTML: (text: string) => text },
  });
  Object.assign(game, {
    settings: {
      get: (_: string, key: string) => settings.get(key) ?? '{}',
      set: async (_: string, key: string, value: string) => settings.set(key, value),
    },
  });
  return settings;
}

/** A place for seeds of its own, as every client has one. */
function keeper(): SeedKeeper & { readonly kept: string[] } {
  const seeds = new Map<string, OwnSeed>();
  const kept: string[] = [];
  return {
    kept,
    find: (_, digest) => seeds.get(digest),
    all: () => [...seeds].map(([digest, seed]) => ({ ...seed, digest, battle: 'battle' })),
    keep: async (_, digest, seed) => {
      kept.push(digest);
      seeds.set(digest, seed);
    },
  };
}

/** A battle of which nothing is known but its dice and its commanders. */
function battleOf(rolled: { count: number }) {
  const user = (id: string, isGM: boolean) => ({ id, name: `${id} player`, isGM, active: true });
  makeWorld({
    combats: collection(),
    users: collection(user('gm', true), user('allied', false), user('french', false)),
  });
  addTable();
  const combat = {
    id: 'battle',
    scene: { name: 'Rolica' },
    system: { seats: { south: 'allied', north: 'french' } },
  };
  let dice = freshDice(NAME);
  const battle = {
    id: 'battle',
    combat: () => combat as never,
    dice: () => dice,
    note: async (change: (now: typeof dice, rolled: number) => typeof dice) => {
      dice = change(dice, rolled.count);
    },
  };
  const say = (word: DiceWord) => battle.note((now) => afterWord(now, word, HASHES, rolled.count));
  const promise = (side: 'south' | 'north', seed: string) =>
    say({ kind: 'promise', side, digest: promiseOf(HASHES, NAME, side, seed) });
  return { battle, say, promise };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

test('nothing is pledged before both have promised, and nothing rolled before both have given', async () => {
  const { battle, say, promise } = battleOf({ count: 0 });
  const seeds = keeper();
  const pledging = new Pledging(battle, seeds);
  let isReady = false;
  const ready = pledging.ready()?.then(() => {
    isReady = true;
  });
  await promise('south', MINE);
  pledging.heard();
  await turn();
  expect(battle.dice().pledges).toEqual([]);
  await promise('north', YOURS);
  pledging.heard();
  await turn();
  const [pledge] = battle.dice().pledges;
  expect(pledge).toMatchObject({ from: 1, seeds: {} });
  // Whoever decides can keep to it only if he has kept it.
  expect(seeds.kept).toEqual([pledge?.commitment]);
  await say({ kind: 'seed', side: 'south', seed: MINE });
  pledging.heard();
  await turn();
  expect(isReady).toBe(false);
  await say({ kind: 'seed', side: 'north', seed: YOURS });
  pledging.heard();
  await ready;
  expect(pledging.ready()).toBeUndefined();
  expect(told).toEqual([expect.stringContaining('Seeds were added by: allied player, french player')]);
});

test('whoever does not answer keeps nobody waiting; another client pledges anew, and that is told', async () => {
  const rolled = { count: 0 };
  const { battle } = battleOf(rolled);
  await new Pledging(battle, keeper(), 0).ready();
  expect(told).toEqual([expect.stringContaining('No player was connected')]);
  rolled.count = 42;
  const other = new Pledging(battle, keeper(), 0);
  await other.ready();
  expect(battle.dice().pledges.map(({ from }) => from)).toEqual([1, 43]);
  expect(told[1]).toContain('sealed again from roll 43 on');
  expect(other.ready()).toBeUndefined();
});

const fresh = newSave(ccNapoleon, position(DUEL));

const fire = (id: string, revision: number) => ({
  battle: 'battle',
  request: { id, revision, request: { order: { type: 'fire', side: 'south', unit: 'a', target: 'x' } } },
});

test('the client that decides rolls by its seed, a word counts from whom it is, and a lost seed is replaced', async () => {
  let seeds = 0;
  // Always the same: how dice fall decides what is asked after them.
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => {
    seeds += 1;
    if (bytes instanceof Uint8Array) bytes.fill(seeds + 50);
    return bytes;
  });
  const field = fieldOf({ ...fresh, dice: freshDice(NAME) });
  const settings = addTable();
  const host = field.client();
  const say = (word: object, user: string) => host.answerWord({ battle: 'battle', word }, user);
  const promise = { kind: 'promise', side: 'south', digest: promiseOf(HASHES, NAME, 'south', MINE) };
  expect(await say(promise, 'french')).toMatchObject({ refusal: { reason: 'not-yours-to-say' } });
  expect(await say(promise, 'gm')).toMatchObject({ refusal: { reason: 'not-yours-to-say' } });
  expect(await say({ ...promise, digest: 'x' }, 'allied')).toMatchObject({
    refusal: { reason: 'unusable-request', about: { fault: expect.stringContaining('digest') } },
  });
  expect(await say(promise, 'allied')).toMatchObject({ ok: true });
  expect(field.kept.dice?.promises).toEqual({ south: promise.digest });
  // Nobody has pledged anything: this client does, before it rolls.
  expect(await host.answer(fire('one', 1), 'allied')).toMatchObject({ ok: true });
  expect(field.kept.dice?.pledges).toMatchObject([{ from: 1, promises: { south: promise.digest } }]);
  const [first] = field.kept.dice?.pledges ?? [];
  const firstSeed = OWN_SEEDS.find('battle', first?.commitment ?? '')?.seed ?? '';
  expect(JSON.stringify([field.combat.system, field.pages.contents])).not.toContain(firstSeed);
  const opening = { kind: 'reveal', seed: firstSeed };
  expect(await say(opening, 'allied')).toMatchObject({ refusal: { reason: 'not-yours-to-say' } });
  // The browser has forgotten it: the battle goes on by another one.
  settings.clear();
  const { revision } = field.combat.system;
  expect(await host.answer({ ...fire('two', revision), request: END(revision) }, 'allied')).toMatchObject({
    ok: true,
  });
  expect(field.kept.dice?.pledges).toMatchObject([{ from: 1 }, { from: 2 }]);
  // Who has it still opens it, and what it has rolled is as it had to be.
  expect(await say(opening, 'gm')).toMatchObject({ ok: true });
  expect(checkDice(ccNapoleon.on(fresh.start.board), field.kept, HASHES)).toMatchObject({
    checked: 1,
    sealed: 0,
    missing: 0,
    faults: [],
  });
});

const END = (revision: number) => ({
  id: 'end',
  revision,
  request: { order: { type: 'end-turn', side: 'south' } },
});

test('a client that does not have the sealed seed rolls nothing', async () => {
  const rules = ccNapoleon.on(fresh.start.board);
  const roll = vi.fn();
  const ports = matchPorts(
    rules,
    { roll },
    () => undefined,
    async () => undefined,
  );
  const place = { pledge: { commitment: 'lost' } };
  await expect(ports.roll({ die: 'battle', count: 1 } as never, place as never)).rejects.toThrow(
    'not-pledged',
  );
  expect(roll).not.toHaveBeenCalled();
});

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DrawQuery, Entry, Reply, RollQuery, Ruleset } from '../../src/core';
import {
  afterWord,
  checkDice,
  commitmentOf,
  derivedCards,
  derivedFaces,
  freshDice,
  outcomeOf,
  type ProvableDice,
  pledged,
  promiseOf,
  type RollPlace,
  readSave,
  rollsMade,
  type Save,
  type Script,
  saveIn,
  volumeOf,
} from '../../src/match';
import { blockText } from '../../src/match/provable/derived-roll';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { corsicanOgre, corsicanOgreScenarios } from '../../src/rulesets/corsican-ogre';
import { squares, squaresScenarios } from '../../src/rulesets/squares';
import EXAMPLE from '../fixtures/provable-dice.json';
import { digits, HASHES, NAME, playSome, provableMatch, provableSave, SEED } from './provable';

const roll = (count: number, reason = 'fire'): RollQuery => ({
  ...{ kind: 'roll', reason, side: 'south', die: 'any', count, classes: [], modifiers: [], mark: '' },
});
const draw = (pile: readonly string[], count: number): DrawQuery => ({
  ...{ kind: 'draw', reason: 'hand', side: 'north', pile, count, mark: '' },
});
const PLEDGE = { commitment: digits('commitment'), from: 1, promises: {}, seeds: { south: digits('south') } };
const placeAt = (number: number): RollPlace & { readonly seed: string } => ({
  name: NAME,
  pledge: PLEDGE,
  number,
  seed: SEED,
});
const DIE = ['a', 'b', 'c', 'd', 'e', 'f'];

/** How far counts are from being alike: for k classes it should not be much above k - 1. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** How often each face has fallen in many rolls, and each pair of faces on the first two dice of a roll. */
function fallen(die: readonly string[]): { readonly faces: number[]; readonly pairs: number[] } {
  const faces = new Map(die.map((face) => [face, 0]));
  const pairs = new Map(die.flatMap((one) => die.map((other) => [one + other, 0])));
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let number = 1; number <= 3000; number += 1) {
    const [one = '', other = '', ...others] = derivedFaces(HASHES, placeAt(number), roll(4), die);
    for (const face of [one, other, ...others]) count(faces, face);
    count(pairs, one + other);
  }
  return { faces: [...faces.values()], pairs: [...pairs.values()] };
}

describe('what a roll comes to', () => {
  test('every face of every die falls as often as the others, alone and after each other', () => {
    const far = (classes: number) => classes - 1 + 5 * Math.sqrt(2 * (classes - 1));
    for (const sides of [2, 3, 6, 7, 10, 20]) {
      const { faces, pairs } = fallen(DIE.concat('ghijklmnopqrst'.split('')).slice(0, sides));
      expect(chiSquare(faces), `${sides} sides`).toBeLessThan(far(sides));
      if (sides <= 7) expect(chiSquare(pairs), `pairs of ${sides}`).toBeLessThan(far(sides ** 2));
    }
  });

  test('each card of a pile is drawn as often as the others, and none twice', () => {
    const pile = [...DIE, ...DIE, 'g'];
    const counts = new Map<string, number>();
    for (let number = 1; number <= 4000; number += 1) {
      const drawn = derivedCards(HASHES, placeAt(number), draw(pile, 3));
      expect(drawn).toHaveLength(3);
      for (const card of drawn) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    const perCopy = [...counts].map(([card, count]) => (card === 'g' ? count : count / 2));
    expect(chiSquare(perCopy)).toBeLessThan(6 + 5 * Math.sqrt(12));
    expect(derivedCards(HASHES, placeAt(1), draw(['x', 'y', 'z'], 3)).toSorted()).toEqual(['x', 'y', 'z']);
    // The pile of a battle has no order.
    expect(derivedCards(HASHES, placeAt(1), draw(['z', 'y', 'x'], 3))).toEqual(
      derivedCards(HASHES, placeAt(1), draw(['x', 'y', 'z'], 3)),
    );
  });

  test('a number that would favour low faces is passed over', () => {
    // 2³² is 4 more than a multiple of 6: the four highest numbers don't count.
    const high = 'fffffffc'.repeat(8);
    const first = `${'0000000a'}${'0'.repeat(56)}`;
    const hmac = (_: string, text: string) => (text.endsWith('\n0') ? high : first);
    expect(derivedFaces({ ...HASHES, hmac }, placeAt(1), roll(1), DIE)).toEqual(['e']);
    const last = { ...HASHES, hmac: () => 'fffffffb'.repeat(8) };
    expect(derivedFaces(last, placeAt(1), roll(1), DIE)).toEqual(['f']);
  });

  test('it hangs on everything: seeds, name, pledge, number, what it is for', () => {
    const faces = (place: ReturnType<typeof placeAt>, query = roll(20)) =>
      derivedFaces(HASHES, place, query, DIE).join('');
    const others = [
      placeAt(2),
      { ...placeAt(1), seed: digits('another') },
      { ...placeAt(1), name: digits('another') },
      { ...placeAt(1), pledge: { ...PLEDGE, commitment: digits('another') } },
      { ...placeAt(1), pledge: { ...PLEDGE, seeds: { south: digits('another') } } },
      { ...placeAt(1), pledge: { ...PLEDGE, seeds: { north: digits('south') } } },
    ].map((place) => faces(place));
    const all = [faces(placeAt(1)), faces(placeAt(1), roll(20, 'melee')), ...others];
    expect(new Set(all).size).toBe(all.length);
    expect(faces(placeAt(1))).toBe(faces(placeAt(1)));
  });
});

describe('what is said about the dice', () => {
  const promise = (dice: ProvableDice, side: 'south' | 'north', seed: string) =>
    afterWord(dice, { kind: 'promise', side, digest: promiseOf(HASHES, NAME, side, seed) }, HASHES, 0);
  const [mine, yours] = [digits('mine'), digits('yours')];
  const promised = pledged(promise(promise(freshDice(NAME), 'south', mine), 'north', yours), digits('c'), 1);

  test('a seed counts once, as it was promised, and before the first roll', () => {
    const seed = (dice: ProvableDice, side: 'south' | 'north', given: string, rolled = 0) =>
      afterWord(dice, { kind: 'seed', side, seed: given }, HASHES, rolled);
    const given = seed(promised, 'south', mine);
    expect(given.pledges.at(-1)?.seeds).toEqual({ south: mine });
    expect(seed(given, 'north', yours).pledges.at(-1)?.seeds).toEqual({ south: mine, north: yours });
    // Not another one, not somebody else's, not twice, not late, and not without a pledge.
    expect(seed(promised, 'south', digits('better'))).toBe(promised);
    expect(seed(promised, 'north', mine)).toBe(promised);
    expect(seed(given, 'south', mine)).toBe(given);
    expect(seed(promised, 'south', mine, 1)).toBe(promised);
    const early = promise(freshDice(NAME), 'south', mine);
    expect(seed(early, 'south', mine)).toBe(early);
    // A promise after the pledge is one for the next.
    const later = promise(promised, 'south', digits('later'));
    expect(later.pledges).toEqual(promised.pledges);
    expect(seed(later, 'south', digits('later'))).toBe(later);
  });

  test('only the seed that was pledged opens a pledge', () => {
    const dice = pledged(freshDice(NAME), commitmentOf(HASHES, NAME, SEED), 1);
    const open = (seed: string) => afterWord(dice, { kind: 'reveal', seed }, HASHES, 3);
    expect(open(digits('better'))).toBe(dice);
    expect(open(SEED).pledges.at(-1)?.seed).toBe(SEED);
  });
});

const GAMES: readonly (readonly [string, Ruleset, Save])[] = (
  [
    [ccNapoleon, ccNapoleonScenarios, 'rolica-1808'],
    [squares, squaresScenarios, 'lauter-crossing'],
    [corsicanOgre, corsicanOgreScenarios, ''],
  ] as const
).map(([rules, scenarios, id]) => {
  const scenario = scenarios.find((each) => each.id === id) ?? scenarios[0];
  if (!scenario) throw new Error(`no scenario of ${rules.id}`);
  const save = provableSave(rules, scenario);
  return [scenario.id, rules.on(save.start.board), save];
});

/** A battle of some orders with both players' seeds, which is open at its end. */
async function playedOut(rules: Ruleset, save: Save, orders = 60): Promise<Save> {
  const { match, pledge, open } = provableMatch(rules, save);
  await pledge(SEED, { south: digits('mine'), north: digits('yours') });
  await playSome(rules, match, orders, 7);
  await open(SEED);
  return match.save;
}

const change = (save: Save, line: number, entry: Entry): Save => ({
  ...save,
  record: save.record.map((each, index) => (index === line ? entry : each)),
});

/** How a record is written that everyone may read. */
const OPEN: Script = { digest: HASHES.digest, read: (text) => text, write: (text) => text };

describe.each(GAMES)('a battle of %s', (_, rules, fresh) => {
  test('is as it had to be, after undoing too, and once it was written down and read', async () => {
    const save = await playedOut(rules, fresh);
    expect(save.record.some((entry) => 'undoneTo' in entry)).toBe(true);
    const check = checkDice(rules, save, HASHES);
    expect(check).toMatchObject({ faults: [], sealed: 0, copied: 0, missing: 0, checked: rollsMade(save) });
    expect(check && outcomeOf(check)).toBe('right');
    expect(check?.checked).toBeGreaterThan(4);
    const written = saveIn(volumeOf(save, OPEN), OPEN, 'test') as Save;
    const read = readSave(rules, JSON.parse(JSON.stringify({ ...written, state: save.state }))).save;
    expect(checkDice(rules, read, HASHES)).toEqual(check);
  });

  test('any other face or card is found, with its line', async () => {
    const save = await playedOut(rules, fresh, 20);
    let tried = 0;
    for (const [line, entry] of save.record.entries()) {
      if (!('replies' in entry)) continue;
      for (const [index, reply] of entry.replies.entries()) {
        const forged = forgedOf(rules, reply);
        if (!forged) continue;
        tried += 1;
        const replies = entry.replies.map((each, at) => (at === index ? forged : each));
        const check = checkDice(rules, change(save, line, { ...entry, replies }), HASHES);
        expect(check?.faults.some((fault) => 'line' in fault && fault.line === line + 1)).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(2);
  });

  test('another seed, another promise, another number are found', async () => {
    const save = await playedOut(rules, fresh, 25);
    const { dice } = save;
    if (!dice) throw new Error('the dice are plain');
    const withPledge = (pledge: object): Save => ({
      ...save,
      dice: { ...dice, pledges: dice.pledges.map((each) => ({ ...each, ...pledge })) },
    });
    const faultsOf = (forged: Save) => checkDice(rules, forged, HASHES)?.faults ?? [];
    expect(faultsOf(withPledge({ seed: digits('better') }))).toContainEqual({
      ...{ kind: 'seed', pledge: 1, of: 'decider' },
    });
    const commitment = commitmentOf(HASHES, dice.name, digits('better'));
    // Who changes the pledge as well can't change what has fallen.
    expect(faultsOf(withPledge({ seed: digits('better'), commitment })).length).toBeGreaterThan(0);
    expect(faultsOf(withPledge({ seeds: { south: digits('mine') } })).length).toBeGreaterThan(0);
    expect(faultsOf(withPledge({ seeds: { south: digits('x'), north: digits('yours') } }))).toContainEqual({
      ...{ kind: 'seed', pledge: 1, of: 'south' },
    });
    for (const make of [(number: number) => number + 1, (number: number) => number - 1, () => undefined]) {
      const line = save.record.findLastIndex((entry) => 'replies' in entry && entry.replies.some(isChance));
      const entry = save.record[line] as Extract<Entry, { replies: unknown }>;
      const replies = entry.replies.map((reply) =>
        reply.kind === 'chose' ? reply : { ...reply, number: make(reply.number ?? 0) },
      ) as Reply[];
      const check = checkDice(rules, change(save, line, { ...entry, replies }), HASHES);
      expect(check && outcomeOf(check)).toBe('wrong');
    }
  });

  test('rolls that are left away are missed, and those before the end are sealed', async () => {
    const { match, pledge } = provableMatch(rules, fresh);
    await pledge(SEED);
    await playSome(rules, match, 30, 3);
    const sealed = checkDice(rules, match.save, HASHES);
    expect(sealed).toMatchObject({ checked: 0, faults: [], sealed: rollsMade(match.save) });
    expect(sealed && outcomeOf({ ...sealed, alone: 0 })).toBe('sealed');
    const undone = match.save.record.findIndex((entry) => 'undoneTo' in entry);
    expect(undone).toBeGreaterThan(0);
    // Without the order that was taken back, and the line that took it back, the rest is a battle too.
    const record = match.save.record.slice(0, undone + 1);
    const last = record.at(-1) as { readonly undoneTo: number };
    const without = record.filter((entry) => 'order' in entry).slice(0, last.undoneTo);
    const rolled = rollsMade({ ...match.save, record, open: null });
    const dice = match.save.dice && { ...match.save.dice, rolled };
    const forged = { ...match.save, ...(dice && { dice }), record: without, open: null };
    const made = rollsMade({ ...forged, dice: freshDice(NAME) });
    expect(checkDice(rules, forged, HASHES)?.missing).toBe(rolled - made);
  });

  test('goes on by another pledge where the first seed is lost', async () => {
    const { match, pledge, open } = provableMatch(rules, fresh);
    await pledge(digits('lost'), { south: digits('mine') });
    await playSome(rules, match, 15, 5);
    const first = rollsMade(match.save);
    await pledge(SEED);
    await playSome(rules, match, 25, 6);
    await open(SEED);
    const all = rollsMade(match.save);
    expect(match.save.dice?.pledges.map(({ from }) => from)).toEqual([1, first + 1]);
    const { checked, sealed, faults } = checkDice(rules, match.save, HASHES) ?? {};
    expect({ checked, sealed, faults }).toEqual({ checked: all - first, sealed: first, faults: [] });
  });
});

test('a battle with plain dice has nothing to check', () => {
  const [, rules, save] = GAMES[0] ?? [];
  if (!rules || !save) throw new Error('there are no games');
  const { dice: _, ...plain } = save;
  expect(checkDice(rules, plain, HASHES)).toBeUndefined();
});

test('who has seen the battle before a word about the dice may still order', async () => {
  const [, rules, save] = GAMES[0] ?? [];
  if (!rules || !save) throw new Error('there are no games');
  const { match, pledge } = provableMatch(rules, save);
  const order = rules.opening(save.state) ?? rules.orders(save.state)[0];
  if (!order) throw new Error('nothing can be ordered');
  await pledge(SEED, { south: digits('mine') });
  expect(match.save.revision).toBe(3);
  const by = { seats: ['south', 'north'], gameMaster: true } as const;
  const first = await match.submit({ id: 'one', revision: 0, request: { order } }, by);
  expect(first.result).toEqual({ ok: true, revision: 4 });
  const second = await match.submit({ id: 'two', revision: 3, request: { order } }, by);
  expect(second.result).toMatchObject({ refusal: { reason: 'stale' } });
});

const isChance = (reply: Reply): boolean => reply.kind !== 'chose';

/** The same roll with another face, or the same draw with its cards turned round. */
function forgedOf(rules: Ruleset, reply: Reply): Reply | undefined {
  if (reply.kind === 'rolled') {
    const die = Object.values(rules.dice).find(({ faces }) =>
      reply.faces.every((face) => faces.includes(face)),
    );
    const other = die?.faces.find((face) => face !== reply.faces[0]);
    return other === undefined ? undefined : { ...reply, faces: [other, ...reply.faces.slice(1)] };
  }
  if (reply.kind !== 'drew' || new Set(reply.cards).size < 2) return undefined;
  return { ...reply, cards: [...reply.cards.slice(1), ...reply.cards.slice(0, 1)] };
}

// Worked out by a program of its own, in another language.
describe('the example of docs/provable-dice.md', () => {
  const { name, seed, seeds, commitment, promises, roll: rolled, draw: drawn } = EXAMPLE;
  const place = (number: number) => ({
    name,
    seed,
    number,
    pledge: { commitment, promises, seeds, from: 1 },
  });
  const query = roll(rolled.count);

  test('digests, blocks, faces and cards', () => {
    expect(commitmentOf(HASHES, name, seed)).toBe(commitment);
    expect(promiseOf(HASHES, name, 'south', seeds.south)).toBe(promises.south);
    expect(promiseOf(HASHES, name, 'north', seeds.north)).toBe(promises.north);
    const blocks = [0, 1].map((block) => HASHES.hmac(seed, blockText(place(rolled.number), query, block)));
    expect(blocks).toEqual(rolled.blocks);
    expect(derivedFaces(HASHES, place(rolled.number), query, rolled.die)).toEqual(rolled.faces);
    expect(derivedCards(HASHES, place(drawn.number), draw(drawn.pile, drawn.count))).toEqual(drawn.cards);
  });

  test('it stands there as it is, and its first die can be worked out by hand', () => {
    const text = readFileSync('docs/provable-dice.md', 'utf8');
    for (const word of [commitment, promises.south, promises.north, ...rolled.blocks])
      expect(text).toContain(word);
    expect(text).toContain(rolled.faces.join(', '));
    expect(text).toContain(drawn.cards.join(', '));
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
    const lines = [
      'pas-de-charge dice 1, roll',
      name,
      commitment,
      seeds.south,
      seeds.north,
      '7',
      'roll south fire',
      '0',
    ];
    const block = hmac.update(lines.join('\n')).digest();
    expect(rolled.die[block.readUInt32BE(0) % 6]).toBe(rolled.faces[0]);
  });
});

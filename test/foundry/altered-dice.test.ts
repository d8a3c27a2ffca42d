// Saves of battles with provable dice that somebody has altered, as `npm run verify` judges them; and copies, which carry
// the proof of the battle that they were copied from.
import { describe, expect, test } from 'vitest';
import type { Entry, Reply } from '../../src/core';
import { battleFile } from '../../src/foundry/session/battle-file';
import {
  afterWord,
  commitmentOf,
  copyAt,
  freshDice,
  isCopied,
  lastPledge,
  type Pledge,
  type ProvableDice,
  promiseOf,
  recordFault,
  rollsMade,
  type Save,
} from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { EXITS, verified } from '../../tools/verify/verify';
import { digits, HASHES, NAME, playSome, provableMatch, provableSave, SEED } from '../match/provable';

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const fresh = provableSave(ccNapoleon, scenario);
const rules = ccNapoleon.on(fresh.start.board);

const MINE = { south: digits('mine'), north: digits('yours') };
const COPY = digits('copy');

/** A battle of some orders, some of which were taken back with their rolls; its dice are open. */
async function playedOut(players: Partial<typeof MINE>): Promise<Save> {
  const { match, pledge, open } = provableMatch(rules, fresh);
  await pledge(SEED, players);
  await playSome(rules, match, 60, 5);
  await open(SEED);
  return match.save;
}

/** A copy that was played on by dice of its own. */
async function playedOn(copy: Save, seed = digits('copied seed')): Promise<Save> {
  const { match, pledge, open } = provableMatch(rules, copy);
  await pledge(seed, { south: digits('mine again'), north: digits('yours again') });
  await playSome(rules, match, 15, 5);
  await open(seed);
  return match.save;
}

const save = await playedOut(MINE);
const alone = await playedOut({});
const AT = 20;
const copied = copyAt(rules, save, AT, COPY);
const onward = await playedOn(copied);

const exitOf = (altered: Save): number =>
  verified(battleFile({ title: 'Battle', save: altered, seats: { south: '', north: '' } })).exit;
const toldOf = (altered: Save): string =>
  verified(battleFile({ title: 'Battle', save: altered, seats: { south: '', north: '' } })).lines.join('\n');

const diceOf = ({ dice }: Save): ProvableDice => {
  if (!dice) throw new Error('plain dice');
  return dice;
};
const withDice = (of: Save, change: (dice: ProvableDice) => Partial<ProvableDice>): Save => {
  const dice = diceOf(of);
  return { ...of, dice: { ...dice, ...change(dice) } };
};
const withPledges = (of: Save, change: (pledge: Pledge, index: number) => Pledge): Save =>
  withDice(of, ({ pledges }) => ({ pledges: pledges.map(change) }));

/** The same save with other replies of chance; `count` of them, all if it is not said. */
function withReplies(
  of: Save,
  change: (reply: Exclude<Reply, { kind: 'chose' }>) => Reply,
  count = Number.POSITIVE_INFINITY,
): Save {
  let left = count;
  const changed = (reply: Reply): Reply => {
    if (reply.kind === 'chose' || left <= 0) return reply;
    left -= 1;
    return change(reply);
  };
  const lineOf = (entry: Entry): Entry => {
    if ('replies' in entry) return { ...entry, replies: entry.replies.map(changed) };
    if (!('dropped' in entry) || !entry.dropped) return entry;
    return { ...entry, dropped: { ...entry.dropped, replies: entry.dropped.replies.map(changed) } };
  };
  const open = of.open && { ...of.open, replies: of.open.replies.map(changed) };
  return { ...of, record: of.record.map(lineOf), open };
}

const unnumbered = ({ number: _, ...reply }: Exclude<Reply, { kind: 'chose' }>): Reply => reply;
const later = (by: number) => (reply: Exclude<Reply, { kind: 'chose' }>) => ({
  ...reply,
  ...(reply.number !== undefined && { number: reply.number + by }),
});

/** Rolls of the first orders as a decider would like them: without numbers, and those after them from 1 on. */
function chosen(count: number): Save {
  const begun = withReplies(save, unnumbered, count);
  return withPledges(withReplies(begun, later(-count)), (pledge) => pledge);
}

const without = <Key extends keyof Pledge>(pledge: Pledge, key: Key): Pledge => {
  const { [key]: _, ...others } = pledge;
  return others as Pledge;
};

/** A battle that says it was copied, as an earlier version did that: what was rolled before has no numbers. */
const chosenFreely: Save = { ...withReplies(copied, unnumbered), dice: freshDice(COPY) };

/** The origin of a copy as a decider would like it: pledged by a seed of its own choice, with nobody else's. */
function inventedOrigin(): Save {
  const name = digits('invented');
  const seed = digits('the best of many');
  const pledge: Pledge = {
    ...{ name, commitment: commitmentOf(HASHES, name, seed), from: 1 },
    ...{ promises: {}, seeds: {}, seed },
  };
  return withDice(copied, () => ({ pledges: [pledge] }));
}

const { right, wrong, unusable, sealed, unproved, plain } = EXITS;

/** What was done to a save, the save, and how `npm run verify` has to end. */
const ALTERED: readonly (readonly [string, Save, number])[] = [
  ['nothing', save, right],
  ['a copy', copied, right],
  ['a copy that was played on', onward, right],
  ['a copy of a copy', copyAt(rules, onward, AT + 3, digits('again')), right],
  ['a copy from before the first roll', copyAt(rules, save, 0, COPY), right],
  ['the first roll has no number', withReplies(save, unnumbered, 1), wrong],
  ['the first ten rolls have no numbers, and the others are counted from 1', chosen(10), wrong],
  ['all numbers are gone', withReplies(save, unnumbered), unproved],
  ['all numbers of a copy are gone', withReplies(onward, unnumbered), wrong],
  [
    'all numbers and all pledges are gone',
    withDice(withReplies(save, unnumbered), () => ({ pledges: [], rolled: 0 })),
    unproved,
  ],
  ['a copy as an earlier version made it: what was rolled before has no numbers', chosenFreely, unproved],
  [
    'the first rolls were chosen freely, and others numbered after them',
    await playedOn(chosenFreely),
    unproved,
  ],
  ['the same without any number', withReplies(await playedOn(chosenFreely), unnumbered), unproved],
  [
    'the dice are gone, with their numbers',
    { ...withReplies(save, unnumbered), dice: undefined as never },
    plain,
  ],
  ['the dice are gone', { ...save, dice: undefined as never }, plain],
  ['the seed is not opened', withPledges(save, (pledge) => without(pledge, 'seed')), sealed],
  [
    'the seed of the origin is not opened',
    withPledges(onward, (pledge, index) => (index === 0 ? without(pledge, 'seed') : pledge)),
    sealed,
  ],
  [
    'the seeds of the players are left away',
    withPledges(save, (pledge) => ({ ...pledge, seeds: {}, promises: {} })),
    wrong,
  ],
  ['the origin was pledged by a seed that was chosen', inventedOrigin(), wrong],
  ['no player gave a seed: the decider can have tried seeds until one suited it', alone, unproved],
  ['no player gave a seed to the origin', copyAt(rules, alone, AT, COPY), unproved],
  ['one player gave a seed', await playedOut({ north: MINE.north }), right],
  [
    'the origin has another name',
    withPledges(onward, (pledge) => (pledge.name ? { ...pledge, name: digits('elsewhere') } : pledge)),
    wrong,
  ],
  [
    'the origin has the name of the copy',
    withPledges(onward, (pledge) => ({ ...pledge, name: COPY })),
    wrong,
  ],
  ['the origin has no name', withPledges(onward, (pledge) => without(pledge, 'name')), wrong],
  [
    'the pledge of the origin is gone',
    withDice(onward, ({ pledges }) => ({ pledges: pledges.slice(1) })),
    wrong,
  ],
  [
    'the pledge of the origin comes last',
    withDice(onward, ({ pledges }) => ({ pledges: pledges.toReversed() })),
    unusable,
  ],
  [
    'the pledge of the copy counts from the beginning',
    withPledges(onward, (pledge) => ({ ...pledge, from: 1 })),
    wrong,
  ],
  [
    'a pledge counts from before the one that was made earlier',
    withDice(onward, ({ pledges: [first, second] }) => ({
      pledges: first && second ? [{ ...first, from: second.from + 1 }, second] : [],
    })),
    unusable,
  ],
  ['what was taken back is left away', { ...save, record: actionsIn(save) }, wrong],
  ['what was taken back before the copy is left away', { ...onward, record: actionsIn(onward) }, wrong],
  ['more rolls were made than stand there', withDice(save, () => ({ rolled: rollsMade(save) + 1 })), wrong],
  ['every roll has the number after its own', withReplies(save, later(1)), wrong],
  ['the first roll has its number twice', withReplies(save, later(1), 1), wrong],
  [
    'it begins in its middle',
    { ...fresh, start: save.state, state: save.state, dice: { ...diceOf(save), rolled: 0 } },
    unproved,
  ],
  [
    'it begins in its middle, without a word of what was rolled',
    { ...fresh, start: save.state, state: save.state, dice: freshDice(NAME) },
    unproved,
  ],
];

/** The orders that count, as if nothing had ever been taken back. */
function actionsIn({ record }: Save): readonly Entry[] {
  const counting: Entry[] = [];
  for (const entry of record) {
    if ('undoneTo' in entry) counting.length = entry.undoneTo;
    else if ('order' in entry) counting.push(entry);
  }
  return counting;
}

test('the battle that is altered has all that can be altered', () => {
  expect(save.record.some((entry) => 'undoneTo' in entry)).toBe(true);
  expect(copied.record.some((entry) => 'undoneTo' in entry)).toBe(true);
  expect(rollsMade(copied)).toBeGreaterThan(10);
  expect(rollsMade(onward)).toBeGreaterThan(rollsMade(copied));
  expect(ALTERED.length).toBeGreaterThan(24);
});

test.each(ALTERED)('verify judges: %s', (_, altered, exit) => {
  expect(exitOf(altered), toldOf(altered)).toBe(exit);
});

describe('what verify says', () => {
  test('of rolls that nothing proves is that they are not proved', () => {
    expect(toldOf(withReplies(save, unnumbered))).toMatch(/Not proved: \d+ rolls without a number\./);
    expect(toldOf({ ...fresh, start: save.state, state: save.state })).toContain(
      'Not proved: anything before',
    );
  });

  test('of rolls by the seed of the client that decides alone is the same', () => {
    expect(toldOf(alone)).toMatch(/Not proved: \d+ rolls follow from the GM’s seed alone\./);
  });

  test('of plain dice is that they are plain', () => {
    expect(toldOf({ ...save, dice: undefined as never })).toContain(
      "Plain dice: these rolls can't be proved.",
    );
  });

  test('of a copy is how many of its rolls are its origin’s, and whose seeds they follow from', () => {
    const told = toldOf(onward);
    expect(told).toContain(`${rollsMade(copied)} of these rolls were made in the battle`);
    expect(told).toMatch(/From roll 1 onwards: seeds from .*\(fingerprint [0-9a-f]{8}\)/);
    expect(told).toContain(`From roll ${rollsMade(copied) + 1} onwards: `);
  });
});

describe('a copy', () => {
  test('stands as the battle did, and can be played again by the rules', () => {
    expect(recordFault(rules, copied)).toBeUndefined();
    expect(recordFault(rules, onward)).toBeUndefined();
  });

  test('keeps the pledges that its rolls follow from, and no promise', () => {
    const dice = diceOf(copied);
    expect(dice).toMatchObject({ name: COPY, promises: {}, rolled: rollsMade(copied) });
    expect(dice.pledges).toEqual([{ ...diceOf(save).pledges[0], name: NAME }]);
    expect(dice.pledges.every((pledge) => isCopied(dice, pledge))).toBe(true);
    expect(diceOf(copyAt(rules, save, 0, COPY)).pledges).toEqual([]);
  });

  test('never rolls by a pledge of its origin, and takes no seed for one', () => {
    expect(lastPledge(diceOf(copied))).toBeUndefined();
    const dice = diceOf(
      withPledges(copied, (pledge) => ({ ...pledge, seeds: {}, seed: undefined as never })),
    );
    const seed = { kind: 'seed', side: 'south', seed: MINE.south } as const;
    expect(afterWord(dice, seed, HASHES, 0)).toBe(dice);
  });

  test('of a battle that goes on is open as soon as the seed of that is', () => {
    const still = withPledges(onward, (pledge, index) => (index === 0 ? without(pledge, 'seed') : pledge));
    const opened = afterWord(diceOf(still), { kind: 'reveal', seed: SEED }, HASHES, 0);
    expect(exitOf({ ...still, dice: opened })).toBe(right);
    expect(promiseOf(HASHES, NAME, 'south', MINE.south)).toBe(opened.pledges[0]?.promises.south);
  });
});

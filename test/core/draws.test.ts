import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawings,
  exactOdds,
  IllegalReply,
  type Order,
  readScript,
  redo,
  resume,
  seededReply,
  seededStream,
} from '../../src/core';
import { Match, newSave, publicView, readSave, viewOf } from '../../src/match';
import { publicReplies } from '../../src/match/secrets/secrets';
import { CUP, toyGame as rules, toyState, unit } from './toy-game';

const state = toyState([unit('a', 'south', '3:2'), unit('x', 'north', '0:0')]);
const openly: Order = { type: 'draw', side: 'south', unit: 'a' };
const unseen: Order = { ...openly, type: 'draw-unseen' };

test('what may be drawn are all the ways of taking one after another out of the pile', () => {
  const piles = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 3, maxLength: 5 });
  fc.assert(
    fc.property(piles, fc.nat(3), (pile, count) => {
      const ways = new Map<string, number>();
      const take = (left: readonly number[], taken: readonly number[], chance: number): void => {
        if (taken.length === count) {
          const key = taken.map((at) => pile[at]).join();
          ways.set(key, (ways.get(key) ?? 0) + chance);
          return;
        }
        for (const at of left) {
          take(
            left.filter((other) => other !== at),
            [...taken, at],
            chance / left.length,
          );
        }
      };
      take([...pile.keys()], [], 1);
      const found = drawings(pile, count);
      expect(found.map(({ drawn }) => drawn.join()).sort()).toEqual([...ways.keys()].sort());
      for (const { drawn, probability } of found) {
        expect(probability).toBeCloseTo(ways.get(drawn.join()) ?? 0, 12);
      }
    }),
  );
});

test('odds go through an open draw, and not through one that is hidden', () => {
  const strengths = (order: Order) =>
    exactOdds(rules, state, order).flatMap(({ outcomes }) =>
      outcomes.map(({ probability, state: after }) => [after.units.a?.strength, probability] as const),
    );
  const chances = new Map(strengths(openly));
  expect([...chances.keys()].sort()).toEqual([1, 2, 3]);
  expect(chances.get(1)).toBeCloseTo(1 / 6, 12);
  expect(chances.get(2)).toBeCloseTo(1 / 3, 12);
  expect(chances.get(3)).toBeCloseTo(1 / 2, 12);
  expect(strengths(unseen)).toHaveLength(1);
});

test('an open draw is asked as one, drawn by chance or by a script, and told to all', () => {
  const run = resume(rules, state, { order: openly, replies: [] });
  if (run.query?.kind !== 'draw') throw new Error('nothing is drawn');
  expect(run.query).toEqual({
    kind: 'draw',
    reason: 'round',
    side: 'south',
    count: 2,
    pile: CUP,
    isPublic: true,
    mark: '',
  });
  expect(seededReply(rules, seededStream(1))(run.query)).toMatchObject({ kind: 'drew', isPublic: true });
  const reply = readScript({ dice: [], draws: ['red', 'red'], choose: {} }).answer(run.query);
  expect(reply).toEqual({ kind: 'drew', cards: ['red', 'red'], isPublic: true });
  run.reply(reply);
  expect(run.events).toEqual([
    { type: 'chits-drawn', side: 'south', chits: ['red', 'red'], reason: 'round' },
    { type: 'lost', unit: 'a', steps: 2, cause: 'chits' },
  ]);
  expect(redo(rules, state, { order: openly, replies: [reply] })).toEqual(run.state);
});

test('who marks a hidden draw as open would betray it: that is refused, and the reverse', () => {
  const cards = ['red', 'red'];
  const betray = { order: unseen, replies: [{ kind: 'drew', cards, isPublic: true }] } as const;
  expect(() => resume(rules, state, betray)).toThrow(IllegalReply);
  const hush = { order: openly, replies: [{ kind: 'drew', cards }] } as const;
  expect(() => resume(rules, state, hush)).toThrow(/hidden where it is open/);
});

test('replies are kept from others unless they were open', () => {
  const cards = ['red', 'red'];
  expect(
    publicReplies([
      { kind: 'drew', cards },
      { kind: 'drew', cards, isPublic: true },
    ]),
  ).toEqual([
    { kind: 'drew', cards: ['?', '?'] },
    { kind: 'drew', cards, isPublic: true },
  ]);
});

test('a match keeps both draws, reads them again, and shows the open one', async () => {
  const match = new Match(rules, newSave(rules, state), {
    roll: () => Promise.reject(new Error('nobody rolls')),
    draw: async () => ['red', 'blue'],
    keep: async () => {},
  });
  const authority = { seats: [], gameMaster: true } as const;
  for (const [revision, order] of [openly, unseen].entries()) {
    const { result, report } = await match.submit(
      { id: `r${revision}`, revision, request: { order } },
      authority,
    );
    expect(result.ok).toBe(true);
    expect(JSON.stringify(report?.events).includes('blue')).toBe(order === openly);
  }
  const { record } = match.save;
  expect(record.map((entry) => 'replies' in entry && entry.replies)).toEqual([
    [{ kind: 'drew', cards: ['red', 'blue'], isPublic: true }],
    [{ kind: 'drew', cards: ['red', 'blue'] }],
  ]);
  expect(publicView(viewOf(rules, match.save)).state.units.a?.strength).toBe(1);
  const wrong = JSON.parse(JSON.stringify(match.save).replace('"isPublic":true', '"isPublic":"yes"'));
  expect(() => readSave(rules, wrong)).toThrow('record[0].replies[0].isPublic: must be true or left out');
});

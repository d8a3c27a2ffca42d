import { afterEach, describe, expect, test, vi } from 'vitest';
import { Context, inOneGo, type Order, type Ruleset, reckonedOdds, type State } from '../../src/core';
import { KnownCall } from '../../src/core/engine/ends-cache';
import { Classes } from '../../src/core/engine/face-classes';
import { Foresight } from '../../src/core/engine/foresight';
import { type CarryOut, type Procedure, procedure } from '../../src/core/engine/question';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';
import { expectSame, reckoned, responsesTo } from './brute-force';
import { type Battle, type Course, toyPosition, toyState, unit } from './toy-game';

afterEach(() => vi.restoreAllMocks());

/** The same work without a memory of calls: each is followed again, wherever it begins. */
function withoutMemory<T>(work: () => T): T {
  const find = vi.spyOn(KnownCall.prototype, 'find').mockReturnValue(undefined);
  try {
    return work();
  } finally {
    find.mockRestore();
  }
}

interface Attack {
  readonly rules: Ruleset;
  readonly state: State;
  readonly order: Order;
}

/** The attacks of a random battle, each with the order whose dice decide it. */
function attacksIn(id: string): readonly Attack[] {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  const found: Attack[] = [];
  playRandomBattle(
    rules,
    scenario,
    SEED,
    (_, action, state) => {
      if (!('order' in action)) return;
      const { order } = action;
      if (order.target !== undefined || rules.orderKind(order.type)?.isClose)
        found.push({ rules, ...(rules.combatPreview(state, order) ?? { state, order }) });
    },
    'eager',
  );
  return found;
}

const SEED = 1815;
/** The most ways of an attack that are followed without a memory, and the number of attacks of each game. */
const MOST_WAYS = 1000;
const ATTACKS = 10;

describe('odds with a memory of calls are the odds without one', () => {
  test.each(['rolica-1808', 'lauter-crossing', 'ccn-rolica-1808', 'ogre-rolica-1808', 'farm-at-lindach'])(
    '%s',
    (id) => {
      const isShort = ({ rules, state, order }: Attack) =>
        withoutMemory(() => inOneGo(reckonedOdds(rules, state, order, { ways: MOST_WAYS, samples: 0 })))
          .samples === null;
      const short = attacksIn(id).filter(isShort).slice(0, ATTACKS);
      expect(short.length).toBeGreaterThan(ATTACKS / 3);
      for (const { rules, state, order } of short) {
        for (const response of responsesTo(rules, state, order)) {
          const again = withoutMemory(() => reckoned(rules, state, order, response));
          expectSame(reckoned(rules, state, order, response), again);
        }
      }
    },
  );
});

const COIN = new Classes(
  { id: 'coin', letter: 'c', faces: ['head', 'tail'] },
  ['head', 'tail'].map((name) => ({ name, faces: [name] })),
);
/** Two units of the south, and one of the north. */
const BEFORE = toyState([unit('a', 'south', '4:1'), unit('b', 'south', '4:3'), unit('x', 'north', '0:1')]);

/** Calls something as the position is, and after a change that comes with a head: by itself, and within others. */
function calledAround(change: (c: Course) => void, read: (position: Battle) => number) {
  const c: Course = new Context(toyPosition(BEFORE), false);
  c.isForeseeing = true;
  const followed = vi.fn(read);
  // biome-ignore lint/correctness/useYield: it asks nothing.
  const inner = procedure(function* ({ position }: Course): Procedure<number> {
    return followed(position);
  });
  const outer = () =>
    procedure(function* (course: Course): Procedure<number> {
      return yield* inner(course);
    });
  const [first, second] = [outer(), outer()];
  function* toss(): Procedure<string> {
    const tossed = yield* c.roll({ reason: 'toss', side: 0, classes: COIN, dice: 1 });
    if (tossed.of('head') > 0) change(c);
    // The position keeps what it has worked out, so that the calls need not read all of it again.
    read(c.position);
    return [yield* first(c), yield* inner(c), yield* second(c)].join();
  }
  const ends = inOneGo(new Foresight(c, 0).ends(toss as CarryOut, []));
  return {
    times: followed.mock.calls.length,
    results: new Set(ends.map(({ reply }) => reply)),
    isAlike: ends.every(({ reply }) => new Set(String(reply).split(',')).size === 1),
  };
}

const strengthOf = (id: string) => (position: Battle) => position.find(id)?.strength ?? 0;
const spaceOf = (id: string) => (position: Battle) => position.find(id)?.at ?? 0;
const ofForce = (position: Battle) => position.force(0).units.reduce((sum, { at }) => sum + at, 0);

const loses = (c: Course) => c.lost(piece(c, 'a'), 1, 'fire');
const goes = (c: Course) => c.retreated(piece(c, 'a'), c.position.board.number('3:1'));
const goesAndReturns = (c: Course) => {
  goes(c);
  c.retreated(piece(c, 'a'), c.position.board.number('4:1'));
};
const falls = (c: Course) => c.eliminated(piece(c, 'a'), 'fire', null);
const scores = (c: Course) => c.position.setPoints(0, 1);

function piece({ position }: Course, id: string) {
  const found = position.find(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

describe('a call is followed again where something that it reads differs', () => {
  test.each([
    ['the strength of a unit', loses, strengthOf('a')],
    ['the space of a unit', goes, spaceOf('a')],
    ['where the units of a side are', goes, ofForce],
    ['which units of a side are left', falls, (position: Battle) => position.force(0).units.length],
    ['the points of a side', scores, (position: Battle) => position.points(0)],
    [
      'what stands in a space',
      goes,
      (position: Battle) => position.occupancyIn(position.board.number('3:1')),
    ],
  ])('%s', (_, change, read) => {
    const { times, results, isAlike } = calledAround(change, read);
    expect(isAlike).toBe(true);
    expect(times).toBe(2);
    expect(results.size).toBe(2);
  });
});

describe('a call is followed once where nothing that it reads differs', () => {
  test.each([
    ['the strength of another unit', loses, strengthOf('b')],
    ['the space of another unit', goes, spaceOf('b')],
    ['the other side moves', goes, (position: Battle) => position.force(1).units.length],
    ['the points of the other side', scores, (position: Battle) => position.points(1)],
    ['a unit that goes there and back', goesAndReturns, ofForce],
  ])('%s', (_, change, read) => {
    const { times, results, isAlike } = calledAround(change, read);
    expect(isAlike).toBe(true);
    expect(times).toBe(1);
    expect(results.size).toBe(1);
  });
});

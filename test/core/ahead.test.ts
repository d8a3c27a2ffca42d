import { describe, expect, test } from 'vitest';
import {
  type Action,
  deploy,
  determinised,
  HIDDEN_CARD,
  type Play,
  Playback,
  replay,
  seededStream,
  toState,
  type Unit,
} from '../../src/core';
import { publicState } from '../../src/match/secrets/secrets';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';

const scenario = BATTLES.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('there is no teaching battle');
const rules = rulesOf(scenario);
const play = rules.play as Play;
const start = deploy(rules, scenario);
const { actions, end } = playRandomBattle(rules, scenario, 5);

describe('a record played back', () => {
  const corrected: Action = { corrected: { type: 'side-adjusted', side: 'south', change: { points: 1 } } };
  const record = [...actions.slice(0, 40), corrected, ...actions.slice(40, 60)];

  test('shows every position that it shows when it is played again, there and back, corrections among them', () => {
    const playback = new Playback(play, start, record);
    const expected = (count: number) => replay(rules, start, record.slice(0, count));
    for (const count of [0, 17, 61, 40, 41, 42, 3, 61, 0]) {
      expect(playback.stateAt(count)).toEqual(expected(count));
      expect(playback.at).toBe(count);
    }
  });

  test('ends where the battle has ended', () => {
    expect(new Playback(play, start, actions).stateAt(actions.length)).toEqual(end);
  });

  test('has nothing beyond its ends', () => {
    const playback = new Playback(play, start, record);
    for (const count of [-1, 62, 0.5])
      expect(() => playback.goTo(count)).toThrow(/there is no position after/);
  });
});

describe('hidden hands', () => {
  const dealt = replay(rules, start, actions.slice(0, 12));
  const seen = publicState(dealt);

  test('are filled with cards that are nowhere else, as many as there are', () => {
    const position = play.positionOf(seen);
    const { cards } = toState(determinised(play, position, seededStream(1)));
    if (!cards || !dealt.cards) throw new Error('nobody has cards');
    const all = [...cards.hands.south, ...cards.hands.north, ...cards.discard];
    expect(all).not.toContain(HIDDEN_CARD);
    for (const side of ['south', 'north'] as const)
      expect(cards.hands[side]).toHaveLength(dealt.cards.hands[side].length);
    for (const card of new Set(all)) {
      const count = all.filter((each) => each === card).length;
      expect(count).toBeLessThanOrEqual(rules.cards[card]?.count ?? 0);
    }
    // The position that was looked at keeps its secrets.
    expect(toState(position)).toEqual(seen);
  });

  test('are other ones by another chance', () => {
    const hand = (seed: number) =>
      toState(determinised(play, play.positionOf(seen), seededStream(seed))).cards?.hands.south.join();
    expect(new Set([1, 2, 3, 4, 5].map(hand)).size).toBeGreaterThan(1);
  });
});

test('what a side could do if it were its turn is listed, and nothing of the position changes', () => {
  const before = JSON.stringify(start);
  const orders = play.ordersAsIf(start, 'north');
  expect(new Set(orders.map(({ side }) => side))).toEqual(new Set(['north']));
  expect(orders.some(({ type }) => type === 'move')).toBe(true);
  expect(JSON.stringify(start)).toBe(before);
});

test.each(['two-villages', 'lauter-crossing'])(
  'what has been done this turn bars nobody in a look ahead: %s',
  (id) => {
    const found = BATTLES.find((each) => each.id === id);
    if (!found) throw new Error(`there is no battle "${id}"`);
    const game = rulesOf(found);
    const fresh = deploy(game, found);
    const spent = (unit: Unit): Unit => ({ ...unit, marks: ['moved', 'attacked', 'bombarded', 'assaulted'] });
    const done = {
      ...fresh,
      units: Object.fromEntries(Object.values(fresh.units).map((unit) => [unit.id, spent(unit)])),
    };
    const { side } = fresh.turn;
    expect(game.play.ordersAsIf(done, side)).toEqual(game.play.ordersAsIf(fresh, side));
  },
);

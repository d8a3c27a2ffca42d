import { describe, expect, test } from 'vitest';
import { OFFICER_LEVELS, officer, viewOf } from '../../src/ai';
import type { State } from '../../src/core';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

/** A battle of two officers after some orders. */
const midst = (id: string, orders: number, seed: number): State =>
  fight(battle(id), { south: 'recruit', north: 'eager' }, seed, { most: orders }).end;

describe.each(['rolica-1808', 'ccn-squares-on-the-plain'])('%s', (id) => {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  const state = midst(id, 12, 3);
  const { side } = state.turn;

  test('an officer never knows the other hand: other cards in it change no choice', () => {
    const { cards } = state;
    if (!cards) throw new Error('there are no cards');
    const other = side === 'south' ? 'north' : 'south';
    const seen = [...cards.hands[side], ...cards.discard, state.turn.card?.card];
    const unseen = Object.keys(rules.cards).filter((card) => !seen.includes(card));
    const exchanged = unseen.slice(0, cards.hands[other].length);
    expect(exchanged).not.toEqual(cards.hands[other]);
    const changed = { ...state, cards: { ...cards, hands: { ...cards.hands, [other]: exchanged } } };
    for (const level of OFFICER_LEVELS) {
      const own = officer(rules, level, 5);
      expect(own.choose(viewOf(rules, changed, side))).toEqual(own.choose(viewOf(rules, state, side)));
    }
  });

  test('the same view, level and seed give the same choice, and a view is plain data', () => {
    const view = viewOf(rules, state, side);
    const sent = JSON.parse(JSON.stringify(view));
    expect(officer(rules, 'captain', 7).choose(sent)).toEqual(officer(rules, 'captain', 7).choose(view));
  });
});

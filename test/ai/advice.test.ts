import { describe, expect, test } from 'vitest';
import { type Advice, advising, type View, viewOf } from '../../src/ai';
import { deploy, enemyOf, type Ruleset, type Scenario, type State } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';

const SMALL = ['two-villages', 'ccn-rolica-1808', 'ogre-rolica-1808', 'lauter-crossing', 'farm-at-lindach'];

const battle = (id: string): Scenario => {
  const found = BATTLES.find((each) => each.id === id);
  if (!found) throw new Error(`there is no battle ${id}`);
  return found;
};

function advised(rules: Ruleset, view: View, options: readonly string[] | null = null): readonly Advice[] {
  const thinking = advising(rules, view, options, 7);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

/** A position in the middle of a battle between orders. */
function midway(rules: Ruleset, scenario: Scenario): State {
  let middle = deploy(rules, scenario);
  playRandomBattle(rules, scenario, 3, (_, action, before) => {
    if ('order' in action && before.turn.number <= 3 && before.winner === null) middle = before;
  });
  return middle;
}

describe.each(SMALL)('advice in %s', (id) => {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  const state = midway(rules, scenario);
  const view = viewOf(rules, state, state.turn.side);

  test('is at most three legal orders, each with what it expects', () => {
    const advice = advised(rules, view);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { choice, wins, losses, inflicted } of advice) {
      if (typeof choice === 'string') throw new Error('an answer to no question');
      expect(rules.refusal(state, choice)).toBeUndefined();
      expect(wins).toBeGreaterThanOrEqual(0);
      expect(wins).toBeLessThanOrEqual(1);
      expect(Number.isFinite(losses) && Number.isFinite(inflicted)).toBe(true);
    }
  });

  test('is the same again, and does not depend on the hidden cards of the enemy', () => {
    expect(advised(rules, view)).toEqual(advised(rules, view));
    const { cards } = state;
    if (!cards) return;
    const enemy = enemyOf(state.turn.side);
    const hidden = { ...cards, hands: { ...cards.hands, [enemy]: [...cards.hands[enemy]].reverse() } };
    const other = viewOf(rules, { ...state, cards: hidden }, state.turn.side);
    expect(advised(rules, other)).toEqual(advised(rules, view));
  });
});

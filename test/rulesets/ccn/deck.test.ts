import { expect, test } from 'vitest';
import { type Action, type Order, type Query, type Ruleset, type State, start } from '../../../src/core';
import { ccn, ccnScenarios } from '../../../src/rulesets/ccn';
import { rulesOf } from '../../../tools/play/battles';
import { playRandomBattle } from '../../../tools/play/random-battle';

/** Section 2.1: 48 section cards and 22 tactics. */
const COUNTS: Readonly<Record<string, number>> = {
  'scout-left': 2,
  'scout-centre': 2,
  'scout-right': 2,
  'probe-left': 4,
  'probe-centre': 6,
  'probe-right': 4,
  'attack-left': 4,
  'attack-centre': 6,
  'attack-right': 4,
  'assault-left': 2,
  'assault-centre': 2,
  'assault-right': 2,
  'recon-in-force': 2,
  'coordinated-advance': 2,
  'flank-attack': 2,
  forward: 2,
  'bayonet-charge': 2,
  bombard: 2,
  'cavalry-charge': 2,
  'counter-attack': 2,
  elan: 1,
  'fire-and-hold': 2,
  'first-strike': 2,
  'force-march': 2,
  'give-them-the-cold-steel': 2,
  'la-grande-manoeuvre': 2,
  leadership: 1,
  rally: 1,
  'short-supply': 1,
};

test('the deck has 70 cards, each as often as the rules say', () => {
  const counts = Object.fromEntries(
    Object.values(ccn.cards).flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])),
  );
  expect(counts).toEqual(COUNTS);
  expect(Object.values(COUNTS).reduce((sum, count) => sum + count)).toBe(70);
});

type DrawQuery = Extract<Query, { readonly kind: 'draw' }>;
type Told = Extract<Action, { readonly order: Order }>;

/** The query by which a square's card is drawn in the middle of an order; undefined if there is none. */
function squareCardIn(rules: Ruleset, before: State, { order, replies }: Told): DrawQuery | undefined {
  const run = start(rules, before, order);
  for (const reply of replies) {
    if (run.query?.kind === 'draw' && run.query.reason === 'square-card') return run.query;
    run.reply(reply);
  }
  return undefined;
}

test('a square costs a card of its owner, any of his hand, and no one else can tell which', () => {
  const [scenario] = ccnScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const rules = rulesOf(scenario);
  const drawn: { readonly query: DrawQuery; readonly before: State }[] = [];
  const watch = (_: State, action: Action, before: State) => {
    const query = 'order' in action ? squareCardIn(rules, before, action) : undefined;
    if (query) drawn.push({ query, before });
  };
  for (let seed = 1; drawn.length < 2 && seed < 60; seed += 1) {
    playRandomBattle(rules, scenario, seed, watch, 'eager');
  }
  expect(drawn.length).toBeGreaterThan(1);
  for (const { query, before } of drawn) {
    expect(query.isPublic).toBeUndefined();
    expect([...query.pile].sort()).toEqual([...(before.cards?.hands[query.side] ?? [])].sort());
  }
});

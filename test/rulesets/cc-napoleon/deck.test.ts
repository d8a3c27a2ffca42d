import { describe, expect, test } from 'vitest';
import { type Action, type Order, type Scenario, type State, start } from '../../../src/core';
import { ccNapoleon } from '../../../src/rulesets/cc-napoleon';
import { BATTLES } from '../../../tools/play/battles';
import { playRandomBattle } from '../../../tools/play/random-battle';

/** The deck of the parent game (R000-18): 27 section cards, 10 troop, 6 leadership, 17 tactic. */
const COUNTS: Readonly<Record<string, number>> = {
  'order-two-left': 3,
  'order-two-centre': 4,
  'order-two-right': 3,
  'order-three-left': 3,
  'order-three-centre': 4,
  'order-three-right': 3,
  'order-four-left': 1,
  'order-four-centre': 1,
  'order-four-right': 1,
  'out-flanked': 2,
  'coordinated-attack': 2,
  'order-light-troops': 4,
  'order-medium-troops': 3,
  'order-heavy-troops': 2,
  'order-mounted': 1,
  'inspired-left': 1,
  'inspired-centre': 1,
  'inspired-right': 1,
  'leadership-any': 3,
  'clash-of-shields': 1,
  'counter-attack': 2,
  'darken-the-sky': 1,
  'double-time': 2,
  'first-strike': 1,
  'i-am-spartacus': 1,
  'line-command': 4,
  'mounted-charge': 2,
  'move-fire-move': 2,
  rally: 1,
};

type Told = Extract<Action, { readonly order: Order }>;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const sorted = (cards: readonly string[]) => [...cards].sort().join();
const DECK = sorted(Object.entries(COUNTS).flatMap(([card, count]) => Array<string>(count).fill(card)));

describe('the deck', () => {
  const cards = Object.values(ccNapoleon.cards).filter(({ count }) => count > 0);

  test('has sixty cards, each as often as in the parent game', () => {
    expect(Object.fromEntries(cards.map(({ id, count }) => [id, count]))).toEqual(COUNTS);
    expect(sum(cards.map(({ count }) => count))).toBe(60);
  });

  test.each([
    ['section', 27],
    ['troop', 10],
    ['leadership', 6],
    ['tactic', 17],
  ])('has %s cards: %i', (family, count) => {
    const found = cards.filter((card) => card.family === family);
    expect(sum(found.map((card) => card.count))).toBe(count);
  });
});

/** Every card that is not in the pile: in a hand, in play or discarded. */
function known({ cards, turn }: State): readonly string[] {
  const inPlay = turn.card ? [turn.card.card] : [];
  return [...(cards?.hands.south ?? []), ...(cards?.hands.north ?? []), ...(cards?.discard ?? []), ...inPlay];
}

/** Takes `gone` out of `cards`; undefined where one of them is not among those. */
function without(cards: readonly string[], gone: readonly string[]): readonly string[] | undefined {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Plays an action again: at every draw, the pile and all other cards are the deck. */
function drawFaults(before: State, { order, replies }: Told): readonly string[] {
  const run = start(ccNapoleon, before, order);
  return replies.flatMap((reply) => {
    const { query } = run;
    const cards = query?.kind === 'draw' ? [...query.pile, ...known(run.state)] : undefined;
    run.reply(reply);
    return cards && sorted(cards) !== DECK ? ['pile, hands, discard and the card in play are no deck'] : [];
  });
}

/** What an order did to the cards: none came from nowhere, and none went but back into the pile with the discard. */
function conservationFaults(before: State, state: State, { replies }: Told): readonly string[] {
  const drawn = replies.flatMap((reply) => (reply.kind === 'drew' ? reply.cards : []));
  const gone = without([...known(before), ...drawn], known(state));
  if (!gone) return ['a card came from nowhere'];
  const isReshuffle = gone.length >= (before.cards?.discard.length ?? 0);
  return gone.length > 0 && !isReshuffle ? [`lost: ${gone.join(', ')}`] : [];
}

/** Where cards were lost or doubled in a random battle. */
function cardFaults(scenario: Scenario, seed: number): readonly string[] {
  const faults: string[] = [];
  playRandomBattle(ccNapoleon, scenario, seed, (state, action, before) => {
    if (!('order' in action)) return;
    const found = [...drawFaults(before, action), ...conservationFaults(before, state, action)];
    faults.push(...found.map((fault) => `${scenario.id}, seed ${seed}, ${action.order.type}: ${fault}`));
  });
  return faults;
}

const PLAYED = ['rolica-1808', 'quatre-bras-1815', 'made-up-small-40', 'made-up-large-80'];
const withCards = BATTLES.filter(({ id }) => PLAYED.includes(id));

test.each(withCards.map((scenario) => [scenario.id, scenario] as const))(
  'no card is lost or doubled in %s',
  (_, scenario) => {
    expect(cardFaults(scenario, 1)).toEqual([]);
  },
);

test('a battle reshuffles the deck, so that the count above means something', () => {
  const [scenario] = withCards;
  if (!scenario) throw new Error('there is no battle with cards');
  let fewer = 0;
  playRandomBattle(ccNapoleon, scenario, 3, (state, _, before) => {
    if (known(state).length < known(before).length) fewer += 1;
  });
  expect(fewer).toBeGreaterThan(0);
});

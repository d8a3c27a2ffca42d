import { expect, test } from 'vitest';
import { type Order, type Refusal, type Ruleset, replay, type Scenario, type State } from '../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { ccn, ccnScenarios } from '../../src/rulesets/ccn';
import { playRandomBattle } from '../../tools/play/random-battle';

/** The orders of a random battle after which moves are tried: at its beginning, and when units have met. */
const MOMENTS = [0, 60];
/** The scenarios that are played, the first of each game. */
const SCENARIOS = 3;

/** The side of the piece that a reason names. */
const NAMED: Readonly<Record<string, 'enemy' | 'friend'>> = {
  'enemy-is-there': 'enemy',
  'enemy-in-the-way': 'enemy',
  'friend-is-there': 'friend',
  'friend-in-the-way': 'friend',
  'leader-is-there': 'friend',
};
const OF_TERRAIN = ['ground-is-closed', 'ground-lets-pass', 'ground-in-the-way', 'has-to-stop'];

const piecesOf = ({ units, leaders }: State) => [...Object.values(units), ...Object.values(leaders)];

/** A moment of a random battle in which every piece of a side may move. */
function moments(rules: Ruleset, scenario: Scenario): readonly State[] {
  const { start, actions } = playRandomBattle(rules, scenario, 1809, undefined, 'any');
  return MOMENTS.map((count) => {
    const state = replay(rules, start, actions.slice(0, count));
    return { ...state, turn: { ...state.turn, step: 'movement', card: null, activations: 99 } };
  });
}

/** Moves of the side whose turn it is to every space, and by every path of two steps. */
function* moves({ grid }: Ruleset, state: State): Generator<Order> {
  const { side } = state.turn;
  for (const piece of piecesOf(state).filter((each) => each.side === side)) {
    const order = { type: 'move', side, unit: piece.id } as const;
    for (const to of grid.spaces) {
      if (to !== piece.at) yield { ...order, to };
    }
    for (const first of grid.neighbours(piece.at ?? '')) {
      for (const to of grid.neighbours(first)) yield { ...order, via: [first], to };
    }
  }
}

/** A refusal that does not say the truth about its space; undefined if it does. */
function untrue(state: State, { side }: Order, { reason, space, about = {} }: Refusal): string | undefined {
  const there = piecesOf(state).filter(({ at }) => at === space);
  const whose = NAMED[reason];
  if (
    whose &&
    !there.some((piece) => piece.name === about.who && (piece.side === side) === (whose === 'friend'))
  )
    return `no ${whose} called ${about.who} is there`;
  if (
    OF_TERRAIN.includes(reason) &&
    about.terrain !== undefined &&
    state.terrain[space ?? ''] !== about.terrain
  )
    return `no ${about.terrain} is there`;
  if (reason === 'too-far' && !(Number(about.needs) > Number(about.has)))
    return `${about.needs} is not farther than ${about.has}`;
  return undefined;
}

/** Every refusal of a move in some moments of battles. */
function* refusals(rules: Ruleset, scenarios: readonly Scenario[]) {
  for (const state of scenarios.flatMap((scenario) => moments(rules, scenario))) {
    for (const order of moves(rules, state)) {
      const refusal = rules.refusal(state, order);
      if (refusal) yield { state, order, refusal };
    }
  }
}

test.each([
  [ccNapoleon.id, ccNapoleon, ccNapoleonScenarios, ['ground-lets-pass']],
  [ccn.id, ccn, ccnScenarios, []],
] as const)(
  'a refused move names pieces and terrain that are there, and distances that are too far: %s',
  (_, rules, scenarios, more) => {
    const seen = new Set<string>();
    const wrong = new Set<string>();
    for (const { state, order, refusal } of refusals(rules, scenarios.slice(0, SCENARIOS))) {
      seen.add(refusal.reason);
      const fault = untrue(state, order, refusal);
      if (fault) wrong.add(`${JSON.stringify(order)}: ${refusal.reason}, ${refusal.space}: ${fault}`);
    }
    expect([...wrong]).toEqual([]);
    const expected = [
      ...Object.keys(NAMED),
      'ground-is-closed',
      'ground-in-the-way',
      'has-to-stop',
      'too-far',
    ];
    expect([...seen]).toEqual(expect.arrayContaining([...expected, ...more]));
  },
);

import { Play, type Ruleset, type Scenario, type Side, seededStream } from '../../src/core';
import { wilson } from '../../src/match';
import { rulesOf } from '../play/battles';
import { fight } from './match';

/** The weights of the terms by which an officer judges, by name. */
type Weights = Play['definition']['judgement']['weights'];
type Term = keyof Weights;

/** A battle with more orders than this is a draw. */
const ORDERS_AT_MOST = 900;
/** A perturbation multiplies or divides each weight by this; a step that one battle decides by a part of it. */
const SPREAD = 1.35;
const STEP = 0.12;
/** The steps after which they are half as long. */
const COOLING = 60;
/** The pairs of battles that confirm fitted weights, and the seeds from which they begin. */
const CONFIRMING = 60;
const FRESH = 5000;
const BOTH: readonly (readonly [Side, Side])[] = [
  ['south', 'north'],
  ['north', 'south'],
];

/** A ruleset that is judged by other weights. */
function withWeights(rules: Ruleset, weights: Weights): Ruleset {
  const { play } = rules;
  const { definition } = play;
  const judgement = { ...definition.judgement, weights };
  return { ...rules, play: new Play(play.grid, { ...definition, judgement }) };
}

/** The share of the battles that some weights win against others, both sides in turn, by the thorough look alone. */
function shareOf(scenario: Scenario, own: Weights, other: Weights, seed: number): number {
  const rules = rulesOf(scenario);
  const [mine, theirs] = [withWeights(rules, own), withWeights(rules, other)];
  let wins = 0;
  for (const [side, enemy] of BOTH) {
    const judged = side === 'south' ? { south: mine, north: theirs } : { south: theirs, north: mine };
    const players = { south: 'greedy', north: 'greedy' } as const;
    const { winner } = fight(scenario, players, seed, { judged, most: ORDERS_AT_MOST }).end;
    wins += winner === side ? 1 : winner === enemy ? 0 : 0.5;
  }
  return wins / BOTH.length;
}

const termsOf = (weights: Weights): readonly Term[] =>
  (Object.keys(weights) as Term[]).filter((term) => weights[term] !== 0);

const weightsOf = (scenario: Scenario): Weights => rulesOf(scenario).play.definition.judgement.weights;

/** Plays battles without one term against all of them, for each term, and prints what it wins. */
export function leaveOut(scenario: Scenario, battles: number): void {
  const all = weightsOf(scenario);
  const pairs = Math.ceil(battles / BOTH.length);
  for (const term of termsOf(all)) {
    console.log(`${scenario.id}: without ${term}: ${score(scenario, { ...all, [term]: 0 }, all, pairs)}`);
  }
}

/** The battles that some weights win against others, with the interval of their share. */
function score(scenario: Scenario, own: Weights, other: Weights, pairs: number): string {
  let wins = 0;
  for (let pair = 1; pair <= pairs; pair += 1) {
    wins += BOTH.length * shareOf(scenario, own, other, FRESH + pair);
  }
  const count = BOTH.length * pairs;
  const [low, high] = wilson(wins, count).map((share) => Math.round(100 * share));
  return `${wins} of ${count} (${low} % to ${high} %)`;
}

/**
 * Fits the weights of a game by some of its scenarios and simultaneous perturbation (SPSA): in each round all weights
 * are made larger or smaller by chance, play a pair of battles against the opposite, and take a step towards the winner.
 * Prints them every ten rounds, and at last what they win against those at the start, in battles of their own.
 */
export function fitWeights(scenarios: readonly Scenario[], rounds: number): void {
  const [first] = scenarios;
  if (!first) throw new Error('no battle to fit the weights by');
  const start = weightsOf(first);
  const terms = termsOf(start);
  const stream = seededStream(rounds);
  const logs = new Map(terms.map((term) => [term, Math.log(start[term])]));
  const made = (signs: ReadonlyMap<Term, number>): Weights => {
    const scaled = terms.map((term) => {
      const log = (logs.get(term) ?? 0) + (signs.get(term) ?? 0) * Math.log(SPREAD);
      return [term, Math.exp(log)];
    });
    return { ...start, ...Object.fromEntries(scaled) };
  };
  for (let round = 1; round <= rounds; round += 1) {
    const signs = new Map(terms.map((term) => [term, stream.below(2) === 0 ? 1 : -1]));
    const opposite = new Map([...signs].map(([term, sign]) => [term, -sign]));
    const scenario = scenarios[round % scenarios.length] ?? first;
    const lead = 2 * shareOf(scenario, made(signs), made(opposite), round) - 1;
    const step = (STEP * lead) / (1 + round / COOLING);
    for (const [term, sign] of signs) logs.set(term, (logs.get(term) ?? 0) + step * sign);
    if (round % 10 === 0) console.log(round, JSON.stringify(rounded(made(new Map()))));
  }
  const fitted = made(new Map());
  for (const scenario of scenarios) {
    console.log(`${scenario.id}: fitted v before: ${score(scenario, fitted, start, CONFIRMING)}`);
  }
}

const rounded = (weights: Weights): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([term, weight]) => [term, Number(weight.toFixed(3))]));

import { expect } from 'vitest';
import {
  deploy,
  exactOdds,
  type Json,
  type Order,
  type Query,
  type Reply,
  type Ruleset,
  readScenario,
  type State,
  start,
} from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';

const side = { name: '', nation: '', target: 99, rating: 99 };

/** A position without cards; south is to move, and all may be ordered. */
export const position = (
  units: Readonly<Record<string, unknown>>,
  terrain: Readonly<Record<string, string>> = {},
  options: Readonly<Record<string, Json>> = {},
): State => {
  return positionOf(ccNapoleon, units, terrain, { commandCards: false, ...options });
};

/** A position of any game, its first side to move. */
export function positionOf(
  rules: Ruleset,
  units: Readonly<Record<string, unknown>>,
  terrain: Readonly<Record<string, string>> = {},
  options: Readonly<Record<string, Json>> = {},
): State {
  const scenario = { id: 'test', ruleset: rules.id, title: '', first: 'south', units, terrain };
  const sides = { south: side, north: side };
  return deploy(rules, readScenario(rules, { ...scenario, sides, options }));
}

/** Every attack of the side to move. */
export const attacks = (state: State): readonly Order[] =>
  ccNapoleon.orders(state).filter(({ type }) => type === 'fire' || type === 'melee');

/** Probability by response and position: what `exactOdds` and brute force both have to find. */
export type Odds = ReadonlyMap<string, number>;

/**
 * The position, its keys in order. Of those who have fallen it names no more than who they are: how they last
 * stood is nothing that comes of the attack.
 */
const inWords = ({ fallenUnits, fallenLeaders, ...others }: State): string =>
  JSON.stringify(
    { ...others, fallen: Object.keys({ ...fallenUnits, ...fallenLeaders }).sort() },
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  );

/** The odds by the core's own reckoning, for one response; the paths on which nobody asks for one belong to all. */
export function reckoned(rules: Ruleset, state: State, order: Order, response: string | null): Odds {
  const found = new Map<string, number>();
  for (const table of exactOdds(rules, state, order)) {
    if (table.response !== null && table.response !== response) continue;
    for (const outcome of table.outcomes) {
      const key = inWords(outcome.state);
      found.set(key, (found.get(key) ?? 0) + outcome.probability);
    }
  }
  return found;
}

/** The responses that the other side may choose from; null where it is not asked. */
export const responsesTo = (rules: Ruleset, state: State, order: Order): readonly (string | null)[] => {
  const asked = exactOdds(rules, state, order).flatMap(({ response }) => response ?? []);
  return asked.length > 0 ? asked : [null];
};

/** Questions to which nearly everyone gives the first answer: odds count with it alone. */
const USUALLY_ANSWERED: readonly string[] = ['bolster', 'iron-will', 'aide', 'facing'];

interface Way {
  readonly replies: readonly Reply[];
  readonly hasResponded: boolean;
  readonly probability: number;
  readonly dice: number;
}

/** An attack that takes more dice than brute force is let loose on. */
class TooManyDice extends Error {}

/**
 * Every sequence of single faces, one by one: slow, and without any of the cleverness of the odds. The first
 * choice of the other side is the response given, any other question takes its first option. Throws
 * TooManyDice where the exchange can take more dice than `most`.
 */
export function bruteForce(
  rules: Ruleset,
  state: State,
  order: Order,
  response: string | null,
  most: number,
): Odds {
  const ended = new Map<string, { readonly state: State; readonly probability: number }>();
  const walk = (way: Way): void => {
    if (way.dice > most) throw new TooManyDice(`more than ${most} dice`);
    const run = start(rules, state, order);
    for (const reply of way.replies) run.reply(reply);
    if (run.query) {
      for (const longer of waysOn(rules, way, run.query, order, response)) walk(longer);
      return;
    }
    const key = JSON.stringify(run.state);
    const before = ended.get(key)?.probability ?? 0;
    ended.set(key, { state: run.state, probability: before + way.probability });
  };
  walk({ replies: [], hasResponded: false, probability: 1, dice: 0 });
  const found = new Map<string, number>();
  for (const each of ended.values()) {
    const key = inWords(each.state);
    found.set(key, (found.get(key) ?? 0) + each.probability);
  }
  return found;
}

function waysOn(
  rules: Ruleset,
  way: Way,
  query: Query,
  { side: attacker }: Order,
  response: string | null,
): readonly Way[] {
  if (query.kind === 'draw') throw new Error('no cards are drawn in an attack without cards');
  if (query.kind === 'roll') {
    const thrown = outcomes(rules.dice[query.die]?.faces ?? [], query.count);
    return thrown.map((faces) => ({
      ...way,
      replies: [...way.replies, { kind: 'rolled', faces }],
      probability: way.probability / thrown.length,
      dice: way.dice + query.count,
    }));
  }
  const isResponse =
    !way.hasResponded &&
    query.of === 'choice' &&
    query.side !== attacker &&
    !USUALLY_ANSWERED.includes(query.reason);
  const option = (isResponse ? response : query.options[0]) ?? '';
  const replies = [...way.replies, { kind: 'chose', option } as const];
  return [{ ...way, replies, hasResponded: way.hasResponded || isResponse }];
}

const outcomes = (faces: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0 ? [[]] : outcomes(faces, count - 1).flatMap((rest) => faces.map((face) => [face, ...rest]));

const NEAR = 1e-9;

const sum = (odds: Odds): number => [...odds.values()].reduce((all, each) => all + each, 0);

/** Fails unless both know the same positions, each as likely, and nothing is left over. */
export function expectSame(odds: Odds, brute: Odds): void {
  expect([...odds.keys()].sort()).toEqual([...brute.keys()].sort());
  for (const [key, probability] of brute) {
    expect(Math.abs((odds.get(key) ?? 0) - probability), key).toBeLessThan(NEAR);
  }
  expect(Math.abs(sum(odds) - 1)).toBeLessThan(NEAR);
}

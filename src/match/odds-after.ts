import {
  type Effort,
  type InSlices,
  inOneGo,
  type Order,
  type Preview,
  type Ruleset,
  type State,
  start,
} from '../core';
import { lookAhead } from './look-ahead';
import { EXACT, type OddsSummary, oddsReckoned, type ResponseOdds } from './odds';

/** An attack that becomes possible only after another order. */
export interface Later {
  /** The order that comes first, and may fail. */
  readonly first: Order;
  readonly order: Order;
}

/** Such an attack with the dice that it would roll. */
export interface LaterAttack extends Later {
  readonly preview: Preview;
}

/** A position that can follow the dice of an order. */
interface Reached {
  readonly state: State;
  readonly probability: number;
}

const whole = (order: Order): string => JSON.stringify(order);

/**
 * The positions that can follow the first dice of an order, each once, with the default answer to every question.
 * Results that need more dice or draws are left out.
 */
function reachedBy(rules: Ruleset, state: State, first: Order): readonly Reached[] {
  const { query } = start(rules, state, first);
  if (query?.kind !== 'roll') return [];
  const throws = throwsOf(rules.dice[query.die]?.faces ?? [], query.count);
  const found = new Map<string, Reached>();
  for (const faces of throws) {
    const run = start(rules, state, first);
    run.reply({ kind: 'rolled', faces });
    while (run.query?.kind === 'ask') run.reply({ kind: 'chose', option: run.query.options[0] ?? '' });
    if (run.query) continue;
    const key = JSON.stringify(run.state);
    const before = found.get(key) ?? { state: run.state, probability: 0 };
    found.set(key, { ...before, probability: before.probability + 1 / throws.length });
  }
  return [...found.values()];
}

const throwsOf = (faces: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0 ? [[]] : throwsOf(faces, count - 1).flatMap((rest) => faces.map((face) => [face, ...rest]));

/** The attacks that a piece could make if an order of its own that depends on dice succeeded, each once. */
export function attacksAfter(rules: Ruleset, state: State, first: Order): readonly LaterAttack[] {
  const { unit = '' } = first;
  const found = new Map<string, LaterAttack>();
  for (const { state: after } of lookAhead(() => reachedBy(rules, state, first)) ?? []) {
    for (const order of rules.ordersOf(after, unit)) {
      const preview =
        order.target === undefined || found.has(whole(order)) ? undefined : rules.preview(after, order);
      if (preview) found.set(whole(order), { first, order, preview });
    }
  }
  return [...found.values()];
}

/**
 * The odds of an attack after an order that may fail: the probability that it becomes possible, and its own odds in the
 * positions from which it can be made, each weighted by its probability.
 */
export const oddsAfter = (rules: Ruleset, state: State, later: Later): OddsSummary =>
  inOneGo(oddsAfterReckoned(rules, state, later, EXACT));

/** Works out the same in slices, and from samples if it exceeds the effort allowed. */
export function* oddsAfterReckoned(
  rules: Ruleset,
  state: State,
  { first, order }: Later,
  effort: Effort,
): InSlices<OddsSummary> {
  const good = reachedBy(rules, state, first).filter(
    (reached) => rules.refusal(reached.state, order) === undefined,
  );
  const acts = good.reduce((sum, { probability }) => sum + probability, 0);
  const parts: Part[] = [];
  for (const { probability, state: after } of good) {
    parts.push({ share: probability / acts, odds: yield* oddsReckoned(rules, after, order, effort) });
  }
  const samples = parts.find(({ odds }) => odds.samples !== undefined)?.odds.samples;
  return { ...mixed(parts), acts, ...(samples !== undefined && { samples }) };
}

/** The overall odds of such an attack: an attack that never happens has no effect. */
export function allTold({ question, rows, acts = 1 }: OddsSummary): OddsSummary {
  return {
    question,
    rows: rows.map(({ response }) => mixedRow(response, [{ share: acts, odds: { question, rows } }])),
  };
}

interface Part {
  readonly share: number;
  readonly odds: OddsSummary;
}

/** The odds of several positions as one; all of them have the same question. */
function mixed(parts: readonly Part[]): OddsSummary {
  const [first] = parts;
  if (!first) return { question: null, rows: [] };
  const { question, rows } = first.odds;
  return { question, rows: rows.map(({ response }) => mixedRow(response, parts)) };
}

function mixedRow(response: string | null, parts: readonly Part[]): ResponseOdds {
  const rows = parts.flatMap(({ share, odds }) =>
    odds.rows.filter((row) => row.response === response).map((row) => ({ share, row })),
  );
  const mean = (of: (row: ResponseOdds) => number): number =>
    rows.reduce((sum, { share, row }) => sum + share * of(row), 0);
  const fate = (of: 'target' | 'attacker') => ({
    destroyed: mean((row) => row[of].destroyed),
    drivenBack: mean((row) => row[of].drivenBack),
    lost: mean((row) => row[of].lost),
  });
  const sides = (of: 'leaderFalls' | 'wins') => ({
    south: mean((row) => row[of].south),
    north: mean((row) => row[of].north),
  });
  return {
    response,
    target: fate('target'),
    attacker: fate('attacker'),
    leaderFalls: sides('leaderFalls'),
    wins: sides('wins'),
  };
}

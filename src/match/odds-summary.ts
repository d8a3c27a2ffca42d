import {
  type Exchange,
  exactOdds,
  fallenOf,
  type OddsTable,
  type Order,
  type Outcome,
  oddsInSteps,
  type PieceId,
  pieceOf,
  type Ruleset,
  SIDES,
  type Side,
  type State,
} from '../core';

/** What becomes of one piece: probabilities, and the strength that it loses on average. */
export interface Fate {
  readonly destroyed: number;
  /** It lives, and has left its space without taking that of the other one. */
  readonly drivenBack: number;
  readonly lost: number;
}

/** The whole exchange for one way in which the other side responds. */
export interface ResponseOdds {
  /** Null if the other side has nothing to choose. */
  readonly response: string | null;
  readonly target: Fate;
  readonly attacker: Fate;
  /** How likely a side is to lose at least one leader, he who is attacked himself left out. */
  readonly leaderFalls: Readonly<Record<Side, number>>;
  /** How likely a side is to win the battle by it. */
  readonly wins: Readonly<Record<Side, number>>;
}

/** What an attack is likely to bring, response by response. */
export interface OddsSummary {
  /** Key of the question that the responses answer; null if nothing is asked. */
  readonly question: string | null;
  readonly rows: readonly ResponseOdds[];
}

/** The exact odds of an attack with its whole exchange, in few words. The order must be legal. */
export const oddsOf = (rules: Ruleset, state: State, order: Order): OddsSummary => {
  const decided = decidedBy(rules, state, order);
  return summaryOf(decided.state, decided.order, exactOdds(rules, decided.state, decided.order));
};

/** The same bit by bit: yields how many ways it has followed so far. */
export function* oddsOfInSteps(
  rules: Ruleset,
  state: State,
  order: Order,
): Generator<number, OddsSummary, undefined> {
  const decided = decidedBy(rules, state, order);
  return summaryOf(decided.state, decided.order, yield* oddsInSteps(rules, decided.state, decided.order));
}

/** An attack may only be declared now and be decided by another order later: that one has the dice. */
const decidedBy = (rules: Ruleset, state: State, order: Order): Exchange =>
  rules.exchange(state, order) ?? { state, order };

function summaryOf(before: State, order: Order, tables: readonly OddsTable[]): OddsSummary {
  const asked = tables.filter(({ response }) => response !== null);
  // Where it is over before anyone is asked, it is so whatever he would have said.
  const unasked = tables.filter(({ response }) => response === null).flatMap(({ outcomes }) => outcomes);
  if (asked.length === 0) return { question: null, rows: [rowOf(before, order, null, unasked)] };
  const rows = asked.map(({ response, outcomes }) =>
    rowOf(before, order, response, [...unasked, ...outcomes]),
  );
  return { question: asked[0]?.question ?? null, rows };
}

/** What becomes of who attacks and of who is attacked, for one response: the outcomes compared with a position before. */
export function rowOf(
  before: State,
  { unit, target }: Pick<Order, 'unit' | 'target'>,
  response: string | null,
  outcomes: readonly Outcome[],
): ResponseOdds {
  const whole = outcomes.reduce((sum, { probability }) => sum + probability, 0);
  const mean = (of: (after: State) => number): number =>
    outcomes.reduce((sum, { probability, state }) => sum + probability * of(state), 0) / whole;
  const chance = (is: (after: State) => boolean): number => mean((after) => (is(after) ? 1 : 0));
  const fate = (id: PieceId = '', other: PieceId = ''): Fate => ({
    destroyed: chance((after) => hasFallen(before, after, id)),
    drivenBack: chance((after) => isDrivenBack(before, after, id, pieceOf(before, other)?.at)),
    lost: mean((after) => strengthOf(before, id) - strengthOf(after, id)),
  });
  const perSide = (is: (after: State, side: Side) => boolean): Readonly<Record<Side, number>> => {
    const [south, north] = SIDES.map((side) => chance((after) => is(after, side)));
    return { south: south ?? 0, north: north ?? 0 };
  };
  return {
    response,
    target: fate(target, unit),
    attacker: fate(unit, target),
    leaderFalls: perSide((after, side) =>
      Object.values(before.leaders).some(
        (leader) => leader.side === side && leader.id !== target && hasFallen(before, after, leader.id),
      ),
    ),
    wins: perSide((after, side) => before.winner === null && after.winner === side),
  };
}

const hasFallen = (before: State, after: State, id: PieceId): boolean =>
  pieceOf(before, id) !== undefined && pieceOf(after, id) === undefined && fallenOf(after, id) !== undefined;

function isDrivenBack(before: State, after: State, id: PieceId, won: string | undefined): boolean {
  const [from, to] = [pieceOf(before, id)?.at, pieceOf(after, id)?.at];
  return from !== undefined && to !== undefined && to !== from && to !== won;
}

const strengthOf = (state: State, id: PieceId): number => {
  const piece = pieceOf(state, id);
  return piece && 'strength' in piece ? piece.strength : 0;
};

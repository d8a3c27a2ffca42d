import {
  type AskQuery,
  type Open,
  type Order,
  type Query,
  type Reply,
  type Ruleset,
  type Side,
  type State,
  type Stream,
  seededReply,
  seededStream,
  start,
} from '../core';
import { type Officer, type OfficerLevel, officer } from './officer';
import type { Thinking } from './thinking';
import { viewOf } from './view';

/** A battle with more orders than this has no end. */
export const ORDERS_AT_MOST = 4000;

/** The number of different seeds of an officer. */
const SEEDS = 2 ** 30;

/** Chooses the orders and answers of one side of a battle. */
export interface Commander {
  ordering(state: State): Thinking<Order>;
  answering(before: State, open: Open, query: AskQuery): Thinking<Reply>;
}

/** An officer in command of a side: it is given nothing but what its side sees. */
export const inCommand = (rules: Ruleset, side: Side, officer: Officer): Commander => ({
  ordering: (state) => officer.choosing(viewOf(rules, state, side)),
  *answering(before, open, { options }) {
    const option = yield* officer.answering(viewOf(rules, before, side, open), options);
    return { kind: 'chose', option };
  },
});

/** The result of a battle between two commanders; without a winner it was left after the most orders. */
export interface Fought {
  readonly end: State;
  readonly orders: number;
}

/** How a battle is fought: by whom, with which dice, and for how long. */
interface Fight {
  readonly from: State;
  readonly commanders: Readonly<Record<Side, Commander>>;
  readonly dice: Stream;
  readonly most: number;
  /** Called before each order is carried out. */
  readonly told?: (before: State, order: Order) => void;
}

/**
 * Fights a battle, or a part of it, in slices, and checks every order.
 *
 * @throws Error for an order that is not legal, which is a fault of its commander
 */
export function* fighting(rules: Ruleset, { from, commanders, dice, most, told }: Fight): Thinking<Fought> {
  const chance = seededReply(rules, dice);
  let state = from;
  let orders = 0;
  for (; state.winner === null && orders < most; orders += 1) {
    const order = rules.opening(state) ?? (yield* commanders[state.turn.side].ordering(state));
    const refused = rules.refusal(state, order);
    if (refused) throw new Error(`${JSON.stringify(order)}: ${refused.reason}`);
    told?.(state, order);
    state = yield* carriedOut(rules, state, order, commanders, chance);
    yield 0;
  }
  return { end: state, orders };
}

/** Carries out an order; each side answers its own questions. */
function* carriedOut(
  rules: Ruleset,
  before: State,
  order: Order,
  commanders: Fight['commanders'],
  chance: (query: Query) => Reply,
): Thinking<State> {
  const replies: Reply[] = [];
  const run = start(rules, before, order);
  for (let { query } = run; query; query = run.query) {
    const reply =
      query.kind === 'ask'
        ? yield* commanders[query.side].answering(before, { order, replies }, query)
        : chance(query);
    run.reply(reply);
    replies.push(reply);
  }
  return run.state;
}

/** A whole battle that officers of one level fight against each other, in slices; seeds make it another each time. */
export function trialBattle(
  rules: Ruleset,
  from: State,
  level: OfficerLevel,
  seed: number,
): Thinking<Fought> {
  const stream = seededStream(seed);
  const inCommandOf = (side: Side) => inCommand(rules, side, officer(rules, level, stream.below(SEEDS)));
  const commanders = { south: inCommandOf('south'), north: inCommandOf('north') };
  return fighting(rules, { from, commanders, dice: stream, most: ORDERS_AT_MOST });
}

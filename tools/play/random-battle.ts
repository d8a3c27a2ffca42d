import {
  type Action,
  deploy,
  type Open,
  type Order,
  type PieceId,
  type Query,
  type Reply,
  type Ruleset,
  resolve,
  type Scenario,
  type State,
  seededReply,
  seededStream,
} from '../../src/core';
import { eagerOrder } from './eager-order';

export interface RandomBattle {
  readonly start: State;
  readonly end: State;
  readonly actions: readonly Action[];
}

/** `any`: every piece and every order is equally likely; `eager`: both sides are aggressive. */
export type Manner = 'any' | 'eager';

/** A battle that takes longer than this many orders is a fault of the rules: no side can win. */
const ORDERS_AT_MOST = 20_000;
/** One order in this many ends the turn, so that a turn has a handful of orders. */
const ORDERS_A_TURN = 8;

/** Receives every position after an order, with its action; the battle is left if it returns false. */
export type Watch = (state: State, action: Action, before: State) => unknown;

/** Chooses all orders and replies of a battle. */
export interface Commanding {
  order(state: State): Order;
  reply(query: Query, before: State, open: Open): Reply;
}

/** Plays a battle to its end, or until it is left. */
export function playBattle(
  rules: Ruleset,
  scenario: Scenario,
  { order: ordering, reply: replying }: Commanding,
  watch: Watch,
): RandomBattle {
  const start = deploy(rules, scenario);
  const actions: Action[] = [];
  let state = start;
  while (!state.winner) {
    if (actions.length > ORDERS_AT_MOST) throw new Error(`${scenario.id} never ends`);
    const order = ordering(state);
    const replies: Reply[] = [];
    const before = state;
    state = resolve(rules, state, order, (query) => {
      const reply = replying(query, before, { order, replies: [...replies] });
      replies.push(reply);
      return reply;
    }).state;
    const action = { order, replies };
    actions.push(action);
    if (watch(state, action, before) === false) break;
  }
  return { start, end: state, actions };
}

/**
 * Plays a battle to its end: repeatedly picks a random piece and one of its legal orders, and answers every question at
 * random.
 */
export function playRandomBattle(
  rules: Ruleset,
  scenario: Scenario,
  seed: number,
  watch: Watch = () => undefined,
  manner: Manner = 'any',
): RandomBattle {
  const stream = seededStream(seed);
  const reply = seededReply(rules, stream);
  let idle = new Set<PieceId>();
  const order = (state: State): Order =>
    manner === 'eager' ? eagerOrder(rules, state, stream) : randomOrder(rules, state, stream, idle);
  return playBattle(rules, scenario, { order, reply }, (state, action, before) => {
    if (!isSameTurn(state.turn, before.turn)) idle = new Set();
    return watch(state, action, before);
  });
}

const isSameTurn = (now: State['turn'], before: State['turn']): boolean =>
  now.step === before.step && now.number === before.number && now.side === before.side;

/** A legal order. `idle` collects the pieces without orders, which are not tried again before the turn goes on. */
export function randomOrder(
  rules: Ruleset,
  state: State,
  stream: ReturnType<typeof seededStream>,
  idle: Set<PieceId>,
): Order {
  const end = endOf(rules, state);
  const opening = rules.opening(state);
  if (opening) return opening;
  const before = ordersOfTheStep(rules, state);
  if (before.length > 0) return before[stream.below(before.length)] ?? end;
  const mayEnd = rules.refusal(state, end) === undefined;
  if (mayEnd && stream.below(ORDERS_A_TURN) === 0) return end;
  const pieces = [
    ...Object.values(state.units),
    ...Object.values(state.leaders),
    ...Object.values(state.reserve),
  ]
    .filter(({ id, side }) => side === state.turn.side && !idle.has(id))
    .map(({ id }) => id);
  while (pieces.length > 0) {
    const [piece = ''] = pieces.splice(stream.below(pieces.length), 1);
    const orders = rules.ordersOf(state, piece);
    const order = orders[stream.below(orders.length)];
    if (order) return order;
    idle.add(piece);
  }
  return end;
}

/** The order that needs only its side: it ends a turn, or passes. */
function endOf(rules: Ruleset, state: State): Order {
  const { side } = state.turn;
  const all = rules.orderTypes.flatMap((type) => (isOfSide(rules, type) ? [{ type, side }] : []));
  return all.find((order) => !rules.refusal(state, order)) ?? all[0] ?? { type: '', side };
}

/** True if orders of a kind have no fields. */
const isOfSide = (rules: Ruleset, type: string): boolean => rules.orderKind(type)?.fields.length === 0;

/**
 * Orders that come before those of the turn itself: playing a card, spending counters before it, choosing the terrain.
 */
function ordersOfTheStep(rules: Ruleset, state: State): readonly Order[] {
  const { step, side } = state.turn;
  const hand = state.cards?.hands[side] ?? [];
  if (step === 'command') {
    const counters = rules.orders(state).filter(({ unit }) => unit !== undefined);
    return [...hand.map((card) => ({ type: 'play', side, card })), ...counters];
  }
  return step === 'terrain' ? rules.orders(state) : [];
}

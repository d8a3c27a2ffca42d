import type { Event, State } from '../state';
import type { Order, Query, Reply } from './query';
import type { Ruleset } from './ruleset';
import { type Run, start } from './run';

/** An open order: the order and every reply so far. */
export interface Open<Given = Order> {
  readonly order: Given;
  readonly replies: readonly Reply[];
}

/** A battle between two inputs. A finished order is kept as facts, an open one as inputs. */
export interface Progress {
  /** The state after the last finished order. */
  readonly state: State;
  readonly open: Open | null;
}

export type Input = { readonly order: Order } | { readonly reply: Reply };

/** The result of one input. */
export interface Advance {
  readonly game: Progress;
  /** The order and every reply to it so far, finished or not. */
  readonly played: Open;
  /** The state in the middle of the open order; the game's state if none is open. */
  readonly live: State;
  /** Every event of the order so far, oldest first. */
  readonly events: readonly Event[];
  /** The query that the order waits for; undefined if it is finished. */
  readonly query: Query | undefined;
}

/** Runs an open order again, from the state before it up to the query it waits for. */
export function resume(rules: Ruleset, from: State, { order, replies }: Open): Run {
  const run = start(rules, from, order);
  for (const reply of replies) run.reply(reply);
  return run;
}

/**
 * Starts an order or replies to the open one, and stops at the next query, dice included. Pure: the same game and input
 * give the same result. The order must be legal; throws IllegalReply for a reply that does not fit.
 */
export function advance(rules: Ruleset, game: Progress, input: Input): Advance {
  const played = 'order' in input ? { order: input.order, replies: [] } : withReply(game, input.reply);
  const { state, events, query } = resume(rules, game.state, played);
  const next: Progress = query ? { state: game.state, open: played } : { state, open: null };
  return { game: next, played, live: state, events, query };
}

function withReply({ open }: Progress, reply: Reply): Open {
  if (!open) throw new RangeError('no order is open: there is nothing to reply to');
  return { order: open.order, replies: [...open.replies, reply] };
}

/** Carries out an order to its end in one go, with every reply at hand: for playouts, tests and odds. */
export function resolve(
  rules: Ruleset,
  from: State,
  order: Order,
  answer: (query: Query, state: State) => Reply,
): Run {
  const run = start(rules, from, order);
  for (let query = run.query; query; query = run.query) run.reply(answer(query, run.state));
  return run;
}

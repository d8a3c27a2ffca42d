import type { Order, Query, Reply, Ruleset, State } from '../../src/core';

/** Looks on while cases are played. */
export interface Watch {
  queried(query: Query): void;
  refused(reason: string): void;
  /** The step of the turn after an order. */
  stepped(step: string): void;
  /** An order that was carried out, with its replies and the position before it. */
  played?(rules: Ruleset, before: State, order: Order, replies: readonly Reply[]): void;
}

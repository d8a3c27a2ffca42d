import type { Order, Query, Refusal, Reply, Ruleset, State } from '../../src/core';

/** Looks on while cases are played. */
export interface Watch {
  queried(query: Query): void;
  refused(reason: string): void;
  /** A refusal in a battle, with the position of the order. */
  told?(rules: Ruleset, state: State, refusal: Refusal): void;
  /** The step of the turn after an order. */
  stepped(step: string): void;
  /** An order that was carried out, with its replies and the position before it. */
  played?(rules: Ruleset, before: State, order: Order, replies: readonly Reply[]): void;
}

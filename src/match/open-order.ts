import type { Order, Reply, State } from '../core';

/** An order in the middle of which a question is open: where it began, and every reply so far. */
export interface OpenOrder {
  readonly from: State;
  readonly order: Order;
  readonly replies: readonly Reply[];
}

import type { Query } from '../../src/core';

/** Looks on while cases are played. */
export interface Watch {
  queried(query: Query): void;
  refused(reason: string): void;
  /** The step of the turn after an order. */
  stepped(step: string): void;
}

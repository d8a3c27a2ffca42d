import type { Correction, Order, Side } from '../core';

/** What a player asks for. */
export type Wish =
  | { readonly order: Order }
  | { readonly choose: string }
  | { readonly undoTo: number }
  /** Brings back what was taken back last, as long as nothing new has been done. */
  | { readonly redo: true }
  /** Agrees or not to what the other side would like to take back; not to agree withdraws one's own wish. */
  | { readonly consent: boolean }
  | { readonly correct: Correction };

/** A wish on its way to the client that decides. */
export interface Request {
  /** Made by the asker, new for every click, so that a repeated request is recognised. */
  readonly id: string;
  /** The revision that the asker saw. */
  readonly revision: number;
  readonly wish: Wish;
}

/** What the asker may do. */
export interface Authority {
  readonly seats: readonly Side[];
  /** A game master: may undo anything, correct the state and answer for an absent side. */
  readonly gameMaster: boolean;
}

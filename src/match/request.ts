import type { Correction, Order, Side } from '../core';

/** What a player asks for. */
export type Request =
  | { readonly order: Order }
  | { readonly choose: string }
  | { readonly undoTo: number }
  /** Brings back what was taken back last, as long as nothing new has been done. */
  | { readonly redo: true }
  /** Agrees or not to what the other side would like to take back; not to agree withdraws one's own request. */
  | { readonly consent: boolean }
  | { readonly correct: Correction };

/** A request on its way to the client that decides. */
export interface RequestMessage {
  /** Made by the requester, new for every click, so that a repeated request is recognised. */
  readonly id: string;
  /** The revision that the requester saw. */
  readonly revision: number;
  readonly request: Request;
}

/** What the requester may do. */
export interface Authority {
  readonly seats: readonly Side[];
  /** A game master: may undo anything, correct the state and answer for an absent side. */
  readonly gameMaster: boolean;
}

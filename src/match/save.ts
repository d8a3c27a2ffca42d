import {
  type AskQuery,
  actionsOf,
  type Entry,
  type Event,
  type Open,
  type Order,
  type PieceId,
  type Refusal,
  type Reply,
  type Side,
  type State,
  type Turn,
} from '../core';
import type { ProvableDice } from './provable/provable-dice';
import { withRollsCounted } from './provable/roll-numbers';

export type Result =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** The result of one request that a player was given, kept so that the same request is never carried out twice. */
export interface Receipt {
  readonly id: string;
  readonly result: Result;
}

/** The number of receipts kept: a repeated request arrives soon after the first. */
export const RECEIPTS_KEPT = 40;

/** A proposal to undo, which needs the other side's consent. */
export interface Proposal {
  readonly by: Side;
  readonly undoTo: number;
}

/** One battle as it is saved: everything needed to continue, replay and undo. Plain JSON. */
export interface Save {
  readonly ruleset: string;
  /** The version of the rules with which the record was played. */
  readonly version: number;
  /** The number of times that this battle was saved. */
  readonly revision: number;
  /** The id of the lesson, if it is one: its dice are prescribed, and it accepts only its own moves. */
  readonly lesson?: string;
  /** The data with which every roll can be checked; absent: its dice are plain. */
  readonly dice?: ProvableDice;
  /** The position at the start of the record. */
  readonly start: State;
  readonly record: readonly Entry[];
  /** The position after the record, without the open order. */
  readonly state: State;
  readonly open: Open | null;
  /** The undo that a side proposes, until the other side agrees or play continues. */
  readonly proposal: Proposal | null;
  /** The revision of the latest change that chat reports; 0 before the first. */
  readonly reported: number;
  /** The latest requests, oldest first. */
  readonly receipts: readonly Receipt[];
}

/** The identity of a piece when the report was written. */
export interface Participant {
  readonly name: string;
  readonly side: Side;
  readonly type: string;
  readonly nation: string;
}

/** The report of one input in chat: enough to draw its card without any other data. */
export interface Report {
  /** The revision after the input, to which any open question belongs. */
  readonly revision: number;
  /** The number of actions finished before this one: undoing to this number undoes it. */
  readonly number: number;
  readonly entry: Entry;
  /** Every event of the order so far, oldest first. */
  readonly events: readonly Event[];
  readonly question: AskQuery | null;
  /** True if an order then waits for an answer. */
  readonly isAsked: boolean;
  /** For an order: the units whose attack, begun by earlier orders, it continues. */
  readonly carriesOn?: readonly PieceId[];
  /** The restored entries: their orders, null for a correction, and the number of actions before them. */
  readonly back?: { readonly from: number; readonly orders: readonly (Order | null)[] };
  /** A battle whose record was open goes on: both sides may know both hands. */
  readonly isReopened?: true;
  /** Every piece that the entry, the events or the question mention. */
  readonly participants: Readonly<Record<PieceId, Participant>>;
  /** The turn in which the order was given. */
  readonly turn: Turn;
}

/** A refusal by the match itself, and not by a ruleset. */
export const because = (reason: string): Refusal => ({ reason, rule: 'match' });

/** An order with an open question in the middle: the state before it, and every reply so far. */
export interface OpenOrder {
  readonly from: State;
  readonly order: Order;
  readonly replies: readonly Reply[];
}

/**
 * The length of a save in characters at which nothing more is added to its battle. The size of a single request is
 * limited too, so that every write stays far below the server's limit. The longest of many random battles reaches a
 * quarter of it.
 */
const MOST_LETTERS = 900_000;

/** True if a battle has become so long that only undo is allowed. */
export const isFull = (save: Save): boolean => JSON.stringify(save).length > MOST_LETTERS;

/** The battle as it is saved: a full one loses the lines that were undone, and so becomes smaller. */
export const lean = (save: Save): Save =>
  isFull(save) ? { ...withRollsCounted(save), record: actionsOf(save.record) } : save;

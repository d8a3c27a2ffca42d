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

/** What a player was told about one request, kept so that the same request is never carried out twice. */
export interface Receipt {
  readonly id: string;
  readonly result: Result;
}

/** How many receipts are kept: a request that comes twice comes soon. */
export const RECEIPTS_KEPT = 40;

/** A request to take something back that needs the other side's consent. */
export interface Proposal {
  readonly by: Side;
  readonly undoTo: number;
}

/** One battle as it is kept: everything needed to go on, replay and undo. Plain JSON. */
export interface Save {
  readonly ruleset: string;
  /** Version of the rules that the record was played by. */
  readonly version: number;
  /** Counts the writes of this battle. */
  readonly revision: number;
  /** The lesson that it is: its dice are written out, and it takes nothing but what it teaches. */
  readonly lesson?: string;
  /** How its every roll can be checked; absent: its dice are plain. */
  readonly dice?: ProvableDice;
  /** The position from which the record starts. */
  readonly start: State;
  readonly record: readonly Entry[];
  /** The position after the record, without the open order. */
  readonly state: State;
  readonly open: Open | null;
  /** What a side would like to take back, until the other side has agreed or somebody goes on. */
  readonly proposal: Proposal | null;
  /** The revision of the latest change that chat reports; 0 before the first. */
  readonly reported: number;
  /** The latest requests, oldest first. */
  readonly receipts: readonly Receipt[];
}

/** Who a piece was when the report was written. */
export interface Participant {
  readonly name: string;
  readonly side: Side;
  readonly type: string;
  readonly nation: string;
}

/** What chat tells of one input: enough to draw its card without looking at anything else. */
export interface Report {
  /** The revision that the input led to: what is asked now is asked at this one. */
  readonly revision: number;
  /** How many actions were finished before this one: undoing to this number takes it back. */
  readonly number: number;
  readonly entry: Entry;
  /** Everything that the order has caused so far, oldest first. */
  readonly events: readonly Event[];
  readonly question: AskQuery | null;
  /** An order waits for an answer after it. */
  readonly isAsked: boolean;
  /** Of an order: those whose attack earlier orders have begun and it carries on. */
  readonly carriesOn?: readonly PieceId[];
  /** What is brought back: the orders that count again, null for what was put right by hand, and how many count before. */
  readonly back?: { readonly from: number; readonly orders: readonly (Order | null)[] };
  /** Every piece that the entry, the events or the question mention. */
  readonly participants: Readonly<Record<PieceId, Participant>>;
  /** The turn in which it was ordered. */
  readonly turn: Turn;
}

/** A refusal that no ruleset gives. */
export const because = (reason: string): Refusal => ({ reason, rule: 'match' });

/** An order in the middle of which a question is open: where it began, and every reply so far. */
export interface OpenOrder {
  readonly from: State;
  readonly order: Order;
  readonly replies: readonly Reply[];
}

/**
 * Letters of a save at which nothing more is added to its battle. What a single request adds is bounded too, so that
 * every write stays far below what the server takes. The longest of many random battles has a quarter of it.
 */
const MOST_LETTERS = 900_000;

/** Whether a battle has been written so long that it can only be taken back. */
export const isFull = (save: Save): boolean => JSON.stringify(save).length > MOST_LETTERS;

/** The battle as it is kept: one that is full loses the lines that an undo has taken back, and so gets smaller. */
export const lean = (save: Save): Save =>
  isFull(save) ? { ...withRollsCounted(save), record: actionsOf(save.record) } : save;

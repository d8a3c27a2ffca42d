import {
  byField,
  type Correction,
  exactly,
  fields,
  flag,
  mapping,
  type Order,
  onlyTrue,
  readWhole,
  type Side,
  text,
  wholeFrom,
} from '../core';
import { readCorrection } from './reading/read-correction';
import { readOrder } from './reading/read-order';

/** A player's request. */
export type Request =
  | { readonly order: Order }
  | { readonly choose: string }
  /** In a lesson: lets the other side make its moves. */
  | { readonly goOn: true }
  | { readonly undoTo: number }
  /** Restores the course that continues from here; if there are several, the one left last. */
  | { readonly redo: true }
  /** Switches to another course of the battle, named by the line of the record that left it. */
  | { readonly takeUp: number }
  /** Agrees or not to the undo that the other side proposes; a side that refuses its own proposal withdraws it. */
  | { readonly consent: boolean }
  | { readonly correct: Correction };

/** A request on its way to the active GM's client. */
export interface RequestMessage {
  /** Made by the requester, new for every click, so that a repeated request is recognised. */
  readonly id: string;
  /** The revision that the requester saw. */
  readonly revision: number;
  readonly request: Request;
}

/** The rights of the requester. */
export interface Authority {
  readonly seats: readonly Side[];
  /** True for a GM, who may undo anything, correct the state and answer for an absent side. */
  readonly gameMaster: boolean;
}

/** True if the sender of a request may act for a side: as its commander, or as a GM. */
export const holds = ({ gameMaster, seats }: Authority, side: Side): boolean =>
  gameMaster || seats.includes(side);

/** The most characters of a request's id, which its sender makes up. */
const LONGEST_ID = 64;

/** Reads a request from another client; throws UnusableData if it is none. The match checks if it is legal. */
export const readRequestMessage = (data: unknown): RequestMessage =>
  readWhole('the request', (faults) => readSent(fields(data, 'request', faults), '', faults));

/** Reads a request of exactly one kind. */
const readRequest = byField<Request>({
  order: exactly({ order: readOrder }),
  choose: exactly({ choose: text }),
  goOn: exactly({ goOn: onlyTrue }),
  undoTo: exactly({ undoTo: wholeFrom(0) }),
  redo: exactly({ redo: onlyTrue }),
  takeUp: exactly({ takeUp: wholeFrom(0) }),
  consent: exactly({ consent: flag }),
  correct: exactly({ correct: readCorrection }),
});

const readSent = mapping<RequestMessage>({
  id: (id, place, faults) => text(id, place, faults, undefined, LONGEST_ID),
  revision: wholeFrom(0),
  request: readRequest,
});

import {
  type Correction,
  fields,
  flag,
  mapping,
  type Order,
  onlyTrue,
  type Reader,
  readWhole,
  type Side,
  text,
  wholeFrom,
} from '../core';
import { readCorrection } from './reading/read-correction';
import { readOrder } from './reading/read-order';

/** What a player asks for. */
export type Request =
  | { readonly order: Order }
  | { readonly choose: string }
  /** In a lesson: lets the other side make its moves. */
  | { readonly goOn: true }
  | { readonly undoTo: number }
  /** Follows the course that goes on from here and was left last. */
  | { readonly redo: true }
  /** Goes over to another course of the battle, by the line of the record that left it. */
  | { readonly takeUp: number }
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

/** Letters of the name of a request, which its sender makes up. */
const LONGEST_ID = 64;

/** What can be asked for, by the one word that each of them has. */
const REQUESTS: Readonly<Record<string, Reader<Request>>> = {
  order: mapping({ order: readOrder }),
  choose: mapping({ choose: text }),
  goOn: mapping({ goOn: onlyTrue }),
  undoTo: mapping({ undoTo: wholeFrom(0) }),
  redo: mapping({ redo: onlyTrue }),
  takeUp: mapping({ takeUp: wholeFrom(0) }),
  consent: mapping({ consent: flag }),
  correct: mapping({ correct: readCorrection }),
};

/** Checks what another client sent; throws UnusableData if it is no request. Whether it is legal, the match says. */
export const readRequestMessage = (data: unknown): RequestMessage =>
  readWhole('the request', (faults) => readSent(fields(data, 'request', faults), '', faults));

/** Exactly one of the things that can be asked for. */
const readRequest: Reader<Request> = (data, place, faults) => {
  const request = fields(data, place, faults);
  const [word = '', ...others] = Object.keys(request);
  const reader = others.length === 0 && Object.hasOwn(REQUESTS, word) ? REQUESTS[word] : undefined;
  if (reader) return reader(request, '', faults);
  faults.add(place, `expected exactly one of ${Object.keys(REQUESTS).join(', ')}`);
  return { consent: false };
};

const readSent = mapping<RequestMessage>({
  id: (id, place, faults) => text(id, place, faults, undefined, LONGEST_ID),
  revision: wholeFrom(0),
  request: readRequest,
});

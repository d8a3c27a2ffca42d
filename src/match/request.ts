import {
  type Correction,
  type Faults,
  type Fields,
  fields,
  type Order,
  type Side,
  text,
  UnusableData,
  whole,
} from '../core';
import { readCorrection } from './read-correction';
import { readOrder } from './read-order';

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

/** Letters of the name of a request, which its sender makes up. */
const LONGEST_ID = 64;

/** What can be asked for. */
const REQUESTS = ['order', 'choose', 'undoTo', 'redo', 'consent', 'correct'] as const;

/** Checks what another client sent; throws UnusableData if it is no request. Whether it is legal, the match says. */
export function readRequestMessage(data: unknown): RequestMessage {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const given = fields(data, 'request', faults);
  const request: RequestMessage = {
    id: text(given.id, 'id', faults, undefined, LONGEST_ID),
    revision: whole(given.revision, 'revision', faults, 0),
    request: readRequest(fields(given.request, 'request', faults), faults),
  };
  if (found.length > 0) throw new UnusableData('the request', found);
  return request;
}

/** Exactly one of the things that can be asked for. */
function readRequest(request: Fields, faults: Faults): Request {
  const names = Object.keys(request);
  const name = REQUESTS.find((each) => each === names[0]);
  if (names.length !== 1 || !name)
    faults.add('request', `one of ${REQUESTS.join(', ')} is needed, and nothing else`);
  switch (name) {
    case 'order':
      return { order: readOrder(request.order, 'order', faults) };
    case 'choose':
      return { choose: text(request.choose, 'choose', faults) };
    case 'undoTo':
      return { undoTo: whole(request.undoTo, 'undoTo', faults, 0) };
    case 'redo':
      if (request.redo !== true) faults.add('redo', 'true is needed');
      return { redo: true };
    case 'correct':
      return { correct: readCorrection(request.correct, 'correct', faults) };
    default:
      if (typeof request.consent !== 'boolean') faults.add('consent', 'true or false is needed');
      return { consent: request.consent === true };
  }
}

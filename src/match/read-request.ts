import { type Faults, type Fields, fields, text, UnusableData, whole } from '../core';
import { readCorrection } from './read-correction';
import { readOrder } from './read-order';
import type { Request, RequestMessage } from './request';

/** Letters of the name of a request, which its sender makes up. */
const LONGEST_ID = 64;

const WISHES = ['order', 'choose', 'undoTo', 'redo', 'consent', 'correct'] as const;

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
  const words = Object.keys(request);
  const word = WISHES.find((each) => each === words[0]);
  if (words.length !== 1 || !word)
    faults.add('request', `one of ${WISHES.join(', ')} is needed, and nothing else`);
  switch (word) {
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

import { type Faults, type Fields, fields, text, UnusableData, whole } from '../core';
import { readCorrection } from './read-correction';
import { readOrder } from './read-order';
import type { Request, Wish } from './request';

/** Letters of the name of a request, which its sender makes up. */
const LONGEST_ID = 64;

const WISHES = ['order', 'choose', 'undoTo', 'redo', 'consent', 'correct'] as const;

/** Checks what another client sent; throws UnusableData if it is no request. Whether it is legal, the match says. */
export function readRequest(data: unknown): Request {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const given = fields(data, 'request', faults);
  const request: Request = {
    id: text(given.id, 'id', faults, undefined, LONGEST_ID),
    revision: whole(given.revision, 'revision', faults, 0),
    wish: readWish(fields(given.wish, 'wish', faults), faults),
  };
  if (found.length > 0) throw new UnusableData('the request', found);
  return request;
}

/** Exactly one of the things that can be asked for. */
function readWish(wish: Fields, faults: Faults): Wish {
  const words = Object.keys(wish);
  const word = WISHES.find((each) => each === words[0]);
  if (words.length !== 1 || !word)
    faults.add('wish', `one of ${WISHES.join(', ')} is needed, and nothing else`);
  switch (word) {
    case 'order':
      return { order: readOrder(wish.order, 'order', faults) };
    case 'choose':
      return { choose: text(wish.choose, 'choose', faults) };
    case 'undoTo':
      return { undoTo: whole(wish.undoTo, 'undoTo', faults, 0) };
    case 'redo':
      if (wish.redo !== true) faults.add('redo', 'true is needed');
      return { redo: true };
    case 'correct':
      return { correct: readCorrection(wish.correct, 'correct', faults) };
    default:
      if (typeof wish.consent !== 'boolean') faults.add('consent', 'true or false is needed');
      return { consent: wish.consent === true };
  }
}

import { fields, flag, mapping, onlyTrue, type Reader, readWhole, text, wholeFrom } from '../core';
import { readCorrection } from './read-correction';
import { readOrder } from './read-order';
import type { Request, RequestMessage } from './request';

/** Letters of the name of a request, which its sender makes up. */
const LONGEST_ID = 64;

/** What can be asked for, by the one word that each of them has. */
const REQUESTS: Readonly<Record<string, Reader<Request>>> = {
  order: mapping({ order: readOrder }),
  choose: mapping({ choose: text }),
  undoTo: mapping({ undoTo: wholeFrom(0) }),
  redo: mapping({ redo: onlyTrue }),
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
  faults.add(place, `one of ${Object.keys(REQUESTS).join(', ')} is needed, and nothing else`);
  return { consent: false };
};

const readSent = mapping<RequestMessage>({
  id: (id, place, faults) => text(id, place, faults, undefined, LONGEST_ID),
  revision: wholeFrom(0),
  request: readRequest,
});

import { fields, flag, mapping, onlyTrue, type Reader, readWhole, text, wholeFrom } from '../core';
import { readCorrection } from './read-correction';
import { readOrder } from './read-order';
import type { Request, Wish } from './request';

/** Letters of the name of a request, which its sender makes up. */
const LONGEST_ID = 64;

/** What can be asked for, by the one word that each of them has. */
const WISHES: Readonly<Record<string, Reader<Wish>>> = {
  order: mapping({ order: readOrder }),
  choose: mapping({ choose: text }),
  undoTo: mapping({ undoTo: wholeFrom(0) }),
  redo: mapping({ redo: onlyTrue }),
  consent: mapping({ consent: flag }),
  correct: mapping({ correct: readCorrection }),
};

/** Checks what another client sent; throws UnusableData if it is no request. Whether it is legal, the match says. */
export const readRequest = (data: unknown): Request =>
  readWhole('the request', (faults) => readSent(fields(data, 'request', faults), '', faults));

/** Exactly one of the things that can be asked for. */
const readWish: Reader<Wish> = (data, place, faults) => {
  const wish = fields(data, place, faults);
  const [word = '', ...others] = Object.keys(wish);
  const reader = others.length === 0 && Object.hasOwn(WISHES, word) ? WISHES[word] : undefined;
  if (reader) return reader(wish, '', faults);
  faults.add(place, `one of ${Object.keys(WISHES).join(', ')} is needed, and nothing else`);
  return { consent: false };
};

const readSent = mapping<Request>({
  id: (id, place, faults) => text(id, place, faults, undefined, LONGEST_ID),
  revision: wholeFrom(0),
  wish: readWish,
});

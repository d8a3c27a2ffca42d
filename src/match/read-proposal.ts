import { mapping, orNull, SIDES, wholeFrom, wordFrom } from '../core';
import type { Proposal } from './save';

/** What a side would like to take back, if anything. */
export const readProposal = orNull(mapping<Proposal>({ by: wordFrom(SIDES), undoTo: wholeFrom(0) }));

import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HIDDEN_CARD } from '../../../core';
import { LONGEST_CARD } from '../../../match';

/** The greatest number of bytes in a text with this public form. */
export const bytesFor = (shown: string): number =>
  utf8ToBytes(shown).length + LONGEST_CARD * (shown.split(`"${HIDDEN_CARD}"`).length - 1);

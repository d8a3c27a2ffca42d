import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HIDDEN_CARD } from '../../../core';
import { LONGEST_CARD } from '../../../match';

/** How many bytes a text can have at most of which this is what everyone may know. */
export const bytesFor = (shown: string): number =>
  utf8ToBytes(shown).length + LONGEST_CARD * (shown.split(`"${HIDDEN_CARD}"`).length - 1);

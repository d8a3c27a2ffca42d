import { wordNumber } from '../../core';

/** The step before the first turn. */
export const BEFORE = wordNumber('before');

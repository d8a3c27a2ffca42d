import { type FileKind, LONGEST, readJsonFile } from '../../../core';
import type { WorldKeys } from '../../battle';
import { localize } from '../../texts';
import { isKey } from './cipher';
import { takeKeys } from './key-sharing';
import { heldKeys } from './keyring';

const FORMAT = 'pas-de-charge/keys';
const REMEDY = 'remedy: choose a file that “Save the key” has written, unchanged';
const KEY_FILE: FileKind = {
  name: 'key file',
  holds: 'the keys of a world',
  longest: LONGEST.keyFile,
  remedy: REMEDY,
};

/** The keys of this world for the window in which GMs save and load them. */
export const worldKeys: WorldKeys = {
  get count() {
    return heldKeys().length;
  },
  isFile: (text) => text.slice(0, FORMAT.length * 2).includes(FORMAT),
  file: () => ({
    name: 'pas-de-charge-key.json',
    text: `${JSON.stringify({ format: FORMAT, keys: heldKeys().map(({ secret }) => secret) })}\n`,
  }),
  async readIn(text) {
    if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
    const keys = readJsonFile(KEY_FILE, text, (given, faults) => {
      const all: readonly unknown[] = given.format === FORMAT && Array.isArray(given.keys) ? given.keys : [];
      if (all.length === 0 || !all.every(isKey)) faults.add('keys', 'expected keys of 64 characters each');
      return all.filter(isKey);
    });
    const before = heldKeys().length;
    await takeKeys(keys);
    return heldKeys().length - before;
  },
};

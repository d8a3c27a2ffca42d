import { hasSecrets, type Save, type Script } from '../../../match';
import { digestOf } from '../../documents/digest';
import { localize } from '../../texts';
import { bytesFor } from './bytes-for';
import { hiddenText, shownText } from './cipher';
import { heldKeys, keyNamed, writingKey } from './keyring';

/** The number of hexadecimal digits of a seal: 128 bits, safe against a second text with the same seal. */
const SEAL = 32;

/** The digest of a record's texts as written: it reveals nothing that they do not. */
export const digest = (text: string): string => digestOf(text).slice(0, SEAL);

/**
 * The first character of an encrypted text, which JSON never begins with; it is followed by the name of the key, a full
 * stop and the rest.
 */
const SIGN = '~';

/** True if a text is encrypted. */
export const isHidden = (text: unknown): text is string => typeof text === 'string' && text.startsWith(SIGN);

/** An encrypted text with the name of the key that opens it. */
export const signed = (name: string, hidden: string): string => `${SIGN}${name}.${hidden}`;

/** The name of the key to an encrypted text, and the rest of it. */
export function unsigned(text: string): { readonly name: string; readonly hidden: string } {
  const [name = '', hidden = ''] = text.slice(SIGN.length).split('.');
  return { name, hidden };
}

/** True if this browser has the key to an encrypted text. */
export const hasKeyFor = (text: string): boolean => {
  const { name } = unsigned(text);
  return heldKeys().some((key) => key.name === name);
};

/** Encrypts a text for GMs. */
export function hideForMasters(text: string, place: string, bytes = 0): string {
  const { name, secret } = writingKey();
  return signed(name, hiddenText(secret, text, place, bytes));
}

/** Decrypts a text for GMs. Throws an Error with the fault and the remedy. */
export function readByMasters(text: string, place: string): string {
  const { name, hidden } = unsigned(text);
  const { secret } = keyNamed(name);
  try {
    return shownText(secret, hidden, place);
  } catch {
    throw new Error(localize('PDC.windows.secrets.changed'));
  }
}

const read = (written: string, place: string): string =>
  isHidden(written) ? readByMasters(written, place) : written;

const PLAIN: Script = { digest, read, write: (text) => text };

const HIDDEN: Script = {
  digest,
  read,
  write: (text, shown, place) => hideForMasters(text, place, bytesFor(shown)),
};

/** The script for the record of a battle: in plain text if nothing in it is hidden. */
export const scriptOf = (save: Save): Script => (hasSecrets(save) ? HIDDEN : PLAIN);

/** The script that reads plain and encrypted records. */
export const READER: Script = PLAIN;

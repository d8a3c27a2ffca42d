import { hasSecrets, type Save, type Script } from '../../../match';
import { digestOf } from '../../documents/digest';
import { localize } from '../../texts';
import { bytesFor } from './bytes-for';
import { hiddenText, shownText } from './cipher';
import { heldKeys, keyNamed, writingKey } from './keyring';

/** Letters of a seal: nobody finds another text for one of 128 bits. */
const SEAL = 32;

/** The digest of a record's texts as they are written: it gives nothing away that these do not. */
export const digest = (text: string): string => digestOf(text).slice(0, SEAL);

/** With this sign, which no JSON has there, begins what was hidden; then the name of the key, and the rest after a full stop. */
const SIGN = '~';

/** Whether a text was written so that only some can read it. */
export const isHidden = (text: unknown): text is string => typeof text === 'string' && text.startsWith(SIGN);

/** A hidden text with the name of the key that opens it. */
export const signed = (name: string, hidden: string): string => `${SIGN}${name}.${hidden}`;

/** The name of the key to a hidden text, and the rest of it. */
export function unsigned(text: string): { readonly name: string; readonly hidden: string } {
  const [name = '', hidden = ''] = text.slice(SIGN.length).split('.');
  return { name, hidden };
}

/** Whether this browser has the key to a hidden text. */
export const hasKeyFor = (text: string): boolean => {
  const { name } = unsigned(text);
  return heldKeys().some((key) => key.name === name);
};

/** Hides a text for game masters. */
export function hideForMasters(text: string, place: string, bytes = 0): string {
  const { name, secret } = writingKey();
  return signed(name, hiddenText(secret, text, place, bytes));
}

/** Reads what was hidden for game masters. Throws an Error that says what is wrong and what to do. */
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

/** How the record of a battle is written: where there is nothing that not everyone may know, as it is. */
export const scriptOf = (save: Save): Script => (hasSecrets(save) ? HIDDEN : PLAIN);

/** Reads records in either way. */
export const READER: Script = PLAIN;

import { ownWrite } from '../../documents';
import { shareKeys } from '../keys/key-sharing';
import { ensureKey } from '../keys/keyring';
import { hideForMasters } from '../keys/record-script';
import { folderForJournals } from './folders';

type Journal = JournalEntry.Implementation;

/** A text encrypted for GMs, so that no player reads it in the data of the world. */
export async function lockedText(text: string, place: string): Promise<string> {
  await ensureKey();
  // A failure to share the key must not stop the work: it is tried again.
  await shareKeys().catch((error: unknown) => console.error(error));
  return hideForMasters(text, place);
}

/** Creates a journal entry, which only GMs may open, with a page that explains it. */
export async function createLockedEntry(
  name: string,
  about: string,
  flags: Journal['flags'],
): Promise<Journal | undefined> {
  const { NONE } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const pages = [{ name, text: { content: `<p>${about}</p>` }, flags: {} }];
  const folder = await folderForJournals();
  return JournalEntry.create({ name, folder, ownership: { default: NONE }, pages, flags }, ownWrite());
}

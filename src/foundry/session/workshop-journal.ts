import { LONGEST, parseJson } from '../../core';
import { readWorkshop, type Workshop, workshopText } from '../../workshop';
import { MODULE_ID, ownWrite } from '../documents';
import { localize } from '../texts';
import { folderForJournals } from './journal/folders';
import { shareKeys } from './keys/key-sharing';
import { ensureKey } from './keys/keyring';
import { hasKeyFor, hideForMasters, isHidden, readByMasters } from './keys/record-script';

type Journal = JournalEntry.Implementation;

/** The place that the text of a workshop is encrypted for. */
const PLACE = 'workshop';

/** The text of the workshop that a journal entry keeps; undefined if it keeps none. */
const textIn = (journal: Journal | undefined): string | undefined => journal?.flags[MODULE_ID]?.workshop;

/** The journal entries that keep a workshop. */
export const workshopJournals = (): readonly Journal[] =>
  game.journal.contents.filter((entry) => textIn(entry) !== undefined);

/** True if a workshop is encrypted with a key that this browser does not have. */
export function isOutOfReach(journal: Journal): boolean {
  const text = textIn(journal);
  return isHidden(text) && !hasKeyFor(text);
}

/** The workshop that a journal entry keeps; undefined if it keeps none. Throws an Error with the fault. */
export function workshopIn(journal: Journal | undefined): Workshop | undefined {
  const text = textIn(journal);
  if (text === undefined) return undefined;
  return readWorkshop(parseJson(isHidden(text) ? readByMasters(text, PLACE) : text, LONGEST.workshop));
}

/** The flags that keep a workshop: encrypted, so that no player reads it in the data of the world. */
async function flagsFor(workshop: Workshop) {
  await ensureKey();
  // A failure to share the key must not stop the work: it is tried again.
  await shareKeys().catch((error: unknown) => console.error(error));
  return { [MODULE_ID]: { workshop: hideForMasters(workshopText(workshop), PLACE) } };
}

const nameOf = (title: string): string => localize('PDC.workshop.journal', { title });

/** Creates the journal entry of a workshop, which only GMs may open. */
export async function createWorkshopJournal(title: string, workshop: Workshop): Promise<Journal> {
  const { NONE } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const pages = [
    { name: nameOf(title), text: { content: `<p>${localize('PDC.workshop.keep')}</p>` }, flags: {} },
  ];
  const data = {
    name: nameOf(title),
    folder: await folderForJournals(),
    ownership: { default: NONE },
    pages,
    flags: await flagsFor(workshop),
  };
  const journal = await JournalEntry.create(data, ownWrite());
  if (!journal) throw new Error(localize('PDC.workshop.notKept'));
  return journal;
}

/** Writes a workshop to its journal entry. */
export async function writeWorkshop(id: string, title: string, workshop: Workshop): Promise<void> {
  const journal = game.journal.get(id);
  if (!journal) throw new Error(localize('PDC.workshop.notKept'));
  await journal.update({ name: nameOf(title), flags: await flagsFor(workshop) }, ownWrite());
}

import { LONGEST, parseJson } from '../../core';
import { readWorkshop, type Workshop, workshopText } from '../../workshop';
import { MODULE_ID, ownWrite } from '../documents';
import { localize } from '../texts';
import { createLockedEntry, lockedText } from './journal/locked-entry';
import { hasKeyFor, isHidden, readByMasters } from './keys/record-script';

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

/** The flags that keep a workshop. */
const flagsFor = async (workshop: Workshop) => ({
  [MODULE_ID]: { workshop: await lockedText(workshopText(workshop), PLACE) },
});

const nameOf = (title: string): string => localize('PDC.workshop.journal', { title });

/** Creates the journal entry of a workshop, which only GMs may open. */
export async function createWorkshopJournal(title: string, workshop: Workshop): Promise<Journal> {
  const about = localize('PDC.workshop.keep');
  const journal = await createLockedEntry(nameOf(title), about, await flagsFor(workshop));
  if (!journal) throw new Error(localize('PDC.workshop.notKept'));
  return journal;
}

/** Writes a workshop to its journal entry. */
export async function writeWorkshop(id: string, title: string, workshop: Workshop): Promise<void> {
  const journal = game.journal.get(id);
  if (!journal) throw new Error(localize('PDC.workshop.notKept'));
  await journal.update({ name: nameOf(title), flags: await flagsFor(workshop) }, ownWrite());
}

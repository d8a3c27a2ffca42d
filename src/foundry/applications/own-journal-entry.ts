import { MODULE_ID } from '../documents';
import { localize } from '../texts';

/** The journal entry for armies or battles; created when first needed. */
export async function ownJournalEntry(
  kind: 'armies' | 'battles',
  name: string,
): Promise<JournalEntry.Implementation> {
  const known = game.journal.contents.find(({ flags }) => flags[MODULE_ID]?.[kind] === true);
  const entry = known ?? (await JournalEntry.create({ name, flags: { [MODULE_ID]: { [kind]: true } } }));
  if (!entry) throw new Error(localize('PDC.windows.armyPage.notWritten'));
  return entry;
}

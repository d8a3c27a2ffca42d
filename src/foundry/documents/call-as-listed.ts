import { MODULE_ID } from './module-id';

/**
 * Calls an entry of our compendia, and its page, as the compendium's list does, in this window alone; true if that is
 * another name.
 */
export function callAsListed(document: JournalEntry | JournalEntryPage): boolean {
  const entry = document instanceof JournalEntryPage ? document.parent : document;
  if (!entry) return false;
  const name = listedName(entry.pack, entry.id);
  if (name === undefined || name === entry.name) return false;
  rename(entry, name);
  return true;
}

/** The name in the list of one of our compendia. */
function listedName(pack: string | null, id: string | null): string | undefined {
  if (!pack?.startsWith(`${MODULE_ID}.`) || id === null) return undefined;
  return game.packs.get(pack)?.index.get(id)?.name ?? undefined;
}

/** Our entries have one page, of the same name. */
function rename(entry: JournalEntry, name: string): void {
  for (const page of entry.pages) page.updateSource({ name });
  entry.updateSource({ name });
}

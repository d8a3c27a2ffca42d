import { callAsListed, MODULE_ID } from '../documents';
import { localize, TEXTS } from '../texts';
import { compendiumNames, type Listed } from './compendium-names';

/** A window of an entry, or one of a page: alone, or within the window of its entry. */
interface Shown {
  readonly document: JournalEntry | JournalEntryPage;
  readonly title: string;
  render(options: { readonly window: { readonly title: string } }): unknown;
}

/**
 * Shows the compendia in the user's language: they are packed in English, and Foundry keeps no other names for them.
 * Call once, in `init`.
 */
export function registerCompendia(listed: () => Listed): void {
  Hooks.once('ready', () => nameLists(compendiumNames(listed(), TEXTS)));
  Hooks.on('renderJournalEntrySheet' as never, nameWindows as never);
  Hooks.on('renderJournalEntryPageHandlebarsSheet' as never, nameWindows as never);
}

/** Names a document that a window shows; the first window that is drawn names it for all others, such as its entry's. */
function nameWindows(shown: Shown): void {
  const { document } = shown;
  if (!callAsListed(document)) return;
  const entry = document instanceof JournalEntryPage ? document.parent : document;
  const others = Object.values(entry?.apps ?? {}) as unknown as readonly Shown[];
  for (const each of new Set([shown, ...others])) each.render({ window: { title: each.title } });
}

/** Names our compendia, their folders and their entries in this window. */
function nameLists(names: ReadonlyMap<string, string>): void {
  for (const pack of game.packs) {
    const [module, name] = pack.collection.split('.');
    if (module !== MODULE_ID) continue;
    pack.metadata.label = localize(`PDC.windows.packs.label.${name}`);
    for (const folder of pack.folders) folder.updateSource({ name: names.get(folder.id) ?? folder.name });
    for (const line of pack.index) line.name = names.get(line._id) ?? line.name;
  }
  void ui.compendium?.render();
}

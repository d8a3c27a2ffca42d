import { callAsListed, MODULE_ID } from '../documents';
import { localize, TEXTS } from '../texts';
import { compendiumNames, type Listed } from './compendium-names';

/** A window of an entry or of a page. */
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
  const nameWindow = (shown: Shown): void => {
    if (callAsListed(shown.document)) shown.render({ window: { title: shown.title } });
  };
  Hooks.on('renderJournalEntrySheet' as never, nameWindow as never);
  Hooks.on('renderJournalEntryPageHandlebarsSheet' as never, nameWindow as never);
}

/** Names our compendia, their folders and their entries in this window. */
function nameLists(names: ReadonlyMap<string, string>): void {
  for (const pack of game.packs) {
    if (!pack.collection.startsWith(`${MODULE_ID}.`)) continue;
    pack.metadata.label = localize(`PDC.windows.packs.label.${pack.metadata.name}`);
    for (const folder of pack.folders) folder.updateSource({ name: names.get(folder.id) ?? folder.name });
    for (const line of pack.index) line.name = names.get(line._id) ?? line.name;
  }
  void ui.compendium?.render();
}

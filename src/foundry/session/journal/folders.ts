import { MODULE_ID, ownWrite } from '../../documents';
import { localize } from '../../texts';

/** The folder for the actors of a battle; undefined if there is none. */
const pieceFolder = (battle: string) =>
  game.folders.contents.find(({ flags }) => flags[MODULE_ID]?.battle === battle);

/** The folder for the actors of a battle, made if it is missing; null if it can't be made. */
export async function folderForPieces(battle: string, name: string): Promise<string | null> {
  const known = pieceFolder(battle);
  if (known) return known.id;
  return folderNamed({ name, type: 'Actor', flags: { [MODULE_ID]: { battle } } });
}

/** Deletes the folder of a battle whose actors are gone, unless it has other content. */
export async function clearFolder(battle: string): Promise<void> {
  const folder = pieceFolder(battle);
  const isEmpty = !game.actors.contents.some(({ _source }) => _source.folder === folder?.id);
  if (folder && isEmpty) await folder.delete(ownWrite());
}

/** The folder for the journals of all battles, made if it is missing; null if it can't be made. */
export async function folderForJournals(): Promise<string | null> {
  const known = game.folders.contents.find(({ flags }) => flags[MODULE_ID]?.papers === true);
  if (known) return known.id;
  const name = localize('PDC.windows.battleJournal.folder');
  return folderNamed({ name, type: 'JournalEntry', flags: { [MODULE_ID]: { papers: true } } });
}

/** Makes a folder; if that fails, the battle continues without one. */
async function folderNamed(data: Parameters<typeof Folder.create>[0]): Promise<string | null> {
  try {
    const folder = await Folder.create(data, ownWrite());
    return folder?.id ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

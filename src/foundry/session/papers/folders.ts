import { MODULE_ID, ownWrite } from '../../documents';
import { localize } from '../../texts';

/** The folder that holds the actors of a battle; undefined where there is none. */
const pieceFolder = (battle: string) =>
  game.folders.contents.find(({ flags }) => flags[MODULE_ID]?.battle === battle);

/** The folder for the actors of a battle, made if it is not there; null where nobody may make one. */
export async function folderForPieces(battle: string, name: string): Promise<string | null> {
  const known = pieceFolder(battle);
  if (known) return known.id;
  return folderNamed({ name, type: 'Actor', flags: { [MODULE_ID]: { battle } } });
}

/** Deletes the folder of a battle whose actors are gone, unless something else has been put into it. */
export async function clearFolder(battle: string): Promise<void> {
  const folder = pieceFolder(battle);
  const isEmpty = !game.actors.contents.some(({ _source }) => _source.folder === folder?.id);
  if (folder && isEmpty) await folder.delete(ownWrite());
}

/** The folder for the papers of all battles, made if it is not there; null where nobody may make one. */
export async function folderForPapers(): Promise<string | null> {
  const known = game.folders.contents.find(({ flags }) => flags[MODULE_ID]?.papers === true);
  if (known) return known.id;
  const name = localize('PDC.windows.battleJournal.folder');
  return folderNamed({ name, type: 'JournalEntry', flags: { [MODULE_ID]: { papers: true } } });
}

/** Makes a folder; a battle goes on without one where that fails. */
async function folderNamed(data: Parameters<typeof Folder.create>[0]): Promise<string | null> {
  try {
    const folder = await Folder.create(data, ownWrite());
    return folder?.id ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

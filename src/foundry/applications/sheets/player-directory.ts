import { isPieceActor, MODULE_ID } from '../../documents';

/** What Foundry lists a document by, and a folder. */
const ENTRY = '[data-entry-id]';
const FOLDER = '[data-folder-id]';

/**
 * Takes the pieces of battles out of a player's list of actors, with folders that hold nothing else: he opens their
 * sheets on the map, and the list stays for the characters of his other games.
 */
export function hidePieces(list: HTMLElement): void {
  for (const entry of list.querySelectorAll<HTMLElement>(ENTRY)) {
    if (isPieceActor(game.actors.get(entry.dataset.entryId ?? ''))) entry.remove();
  }
  for (const folder of list.querySelectorAll<HTMLElement>(FOLDER)) {
    if (isOfBattles(folder) && !folder.querySelector(ENTRY)) folder.remove();
  }
}

function isOfBattles({ dataset }: HTMLElement): boolean {
  const folder = game.folders.get(dataset.folderId ?? '');
  return folder?.flags[MODULE_ID]?.battle !== undefined;
}

import { isPieceActor, MODULE_ID } from '../../documents';

/** The selector of document and folder entries in Foundry's sidebar. */
const ENTRY = '[data-entry-id]';
const FOLDER = '[data-folder-id]';

/**
 * Hides the pieces of battles, and folders that contain nothing else, in a player's actor list: players open these
 * sheets on the map, and the list stays free for the characters of other games.
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

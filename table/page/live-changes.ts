import type { Socket } from 'socket.io-client';
import { applyChange } from '../client/apply-change';
import { client } from '../client/client';
import type { DocumentLike } from '../client/document-like';
import { Setting } from '../client/documents/journal';
import type { Settings } from '../client/settings';
import type { Change } from '../shared/documents/operation';
import { showPlayers } from './frame/players';

/** Changes received before the documents existed. */
export interface LiveChanges {
  /** Carries out the changes received so far, and from now on each one at once. */
  begin(): void;
}

/** Listens to the server's changes. */
export function listenForChanges(socket: Socket): LiveChanges {
  let early: Change[] | null = [];
  socket.on('changed', (change: Change) => {
    if (early) early.push(change);
    else applyChange(change);
  });
  return {
    begin() {
      const waiting = early ?? [];
      early = null;
      for (const change of waiting) applyChange(change);
    },
  };
}

/** Reports users who connect and disconnect. */
export function listenForUsers(socket: Socket): void {
  socket.on('userConnected', (id: string, isHere: boolean) => {
    if (isHere) client.activeUsers.add(id);
    else client.activeUsers.delete(id);
    showPlayers();
    client.hooks.callAll('userConnected', client.collections.get('User')?.get(id), isHere);
  });
}

/** Renders changed documents again, and reports changed settings. */
export function watchDocuments(settings: Settings): void {
  client.observers.add((change, documents) => {
    for (const document of documents) {
      if (document instanceof Setting && change.action !== 'delete') settings.tell(document, change.userId);
      showAgain(document, change);
    }
    if (change.documentName === 'User') showPlayers();
  });
}

function showAgain({ apps }: DocumentLike, { action }: Change): void {
  for (const app of Object.values(apps)) {
    if (action === 'delete') app.close();
    else app.render();
  }
}

import { client, worldCollection } from '../../client/client';
import { ClientDocument } from '../../client/client-document';
import type { DocumentLike } from '../../client/document-like';
import { User } from '../../client/documents/user';
import { sheetOf } from '../../client/sheets';
import { make } from '../elements';

/** The list of actors in the sidebar: those that the user may see, in their folders. */
export class ActorDirectory {
  /** Builds the tab's current content, and calls the hook. */
  build(): readonly HTMLElement[] {
    const list = make('ol', { class: 'directory-list' }, ...this.#contentOf(null));
    const element = make('div', { class: 'actors-sidebar directory' }, list);
    for (const name of ['ActorDirectory', 'DocumentDirectory', 'ApplicationV2']) {
      client.hooks.callAll(`render${name}`, this, element, {}, {});
    }
    return [element];
  }

  #contentOf(folder: string | null): readonly HTMLElement[] {
    const isHere = ({ _source }: DocumentLike) => (_source.folder ?? null) === folder;
    const folders = worldCollection('Folder').filter((each) => each.type === 'Actor' && isHere(each));
    const actors = worldCollection('Actor').filter((actor) => isHere(actor) && isVisible(actor));
    return [
      ...folders.flatMap((each) => this.#folderElement(each)),
      ...actors.map((actor) => {
        const name = make('a', { class: 'entry-name' }, actor.name);
        name.addEventListener('click', () => sheetOf(actor)?.render({ force: true }));
        return make('li', { class: 'directory-item entry document', 'data-entry-id': actor.id ?? '' }, name);
      }),
    ];
  }

  /** Only the GM sees a folder without visible contents. */
  #folderElement({ id, name }: DocumentLike): readonly HTMLElement[] {
    const content = this.#contentOf(id);
    if (content.length === 0 && !isGameMaster()) return [];
    const inner = make('ol', { class: 'subdirectory' }, ...content);
    return [
      make('li', { class: 'directory-item folder', 'data-folder-id': id ?? '' }, make('h3', {}, name), inner),
    ];
  }
}

function self(): User | undefined {
  const user = client.collections.get('User')?.get(client.userId);
  return user instanceof User ? user : undefined;
}

const isGameMaster = (): boolean => self()?.isGM === true;

function isVisible(actor: DocumentLike): boolean {
  const user = self();
  return user !== undefined && actor instanceof ClientDocument && actor.testUserPermission(user, 'LIMITED');
}

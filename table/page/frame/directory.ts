import { client, worldCollection } from '../../client/client';
import { ClientDocument } from '../../client/client-document';
import type { DocumentLike } from '../../client/document-like';
import { User } from '../../client/documents/user';
import { type Sheet, sheetOf } from '../../client/sheets';
import { make } from '../elements';

/** The contents of a list in the sidebar. */
interface Listed {
  readonly kind: 'Actor' | 'JournalEntry';
  /** The name of the list in hooks. */
  readonly directory: 'ActorDirectory' | 'JournalDirectory';
  readonly id: 'actors' | 'journal';
  /** The window that shows a document; null for one without, which is not listed. */
  sheetOf(document: DocumentLike): Sheet | null;
}

/** The actors of the world. */
export const ACTORS: Listed = { kind: 'Actor', directory: 'ActorDirectory', id: 'actors', sheetOf };

/** The journal of the world: the table shows no journals, but pages, so an entry is its first one. */
export const JOURNAL: Listed = {
  kind: 'JournalEntry',
  directory: 'JournalDirectory',
  id: 'journal',
  sheetOf(entry) {
    const page = entry.embedded.get('JournalEntryPage')?.contents[0];
    return page ? sheetOf(page) : null;
  },
};

/** A list of documents in the sidebar: those that the user may see at all, in their folders. */
export class Directory {
  readonly #listed: Listed;

  constructor(listed: Listed) {
    this.#listed = listed;
  }

  /** Builds the tab's content as it is now, and tells. */
  build(): readonly HTMLElement[] {
    const list = make('ol', { class: 'directory-list' }, ...this.#contentOf(null));
    const { id, directory } = this.#listed;
    const element = make('div', { class: `${id}-sidebar directory` }, list);
    for (const name of [directory, 'DocumentDirectory', 'ApplicationV2']) {
      client.hooks.callAll(`render${name}`, this, element, {}, {});
    }
    return [element];
  }

  #contentOf(folder: string | null): readonly HTMLElement[] {
    const isHere = ({ _source }: DocumentLike) => (_source.folder ?? null) === folder;
    const { kind, sheetOf: sheet } = this.#listed;
    const folders = worldCollection('Folder').filter((each) => each.type === kind && isHere(each));
    const shown = worldCollection(kind).filter((each) => isHere(each) && isVisible(each) && sheet(each));
    return [
      ...folders.flatMap((each) => this.#folderElement(each)),
      ...shown.map((each) => {
        const name = make('a', { class: 'entry-name' }, each.name);
        name.addEventListener('click', () => sheet(each)?.render({ force: true }));
        return make('li', { class: 'directory-item entry document', 'data-entry-id': each.id ?? '' }, name);
      }),
    ];
  }

  /** A folder with nothing to see in it is the game master's alone. */
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

function isVisible(document: DocumentLike): boolean {
  const user = self();
  return (
    user !== undefined && document instanceof ClientDocument && document.testUserPermission(user, 'LIMITED')
  );
}

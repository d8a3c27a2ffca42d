import type { Collection } from '../../client/collection';
import type { DocumentLike } from '../../client/document-like';
import type { Pack } from '../../client/pack';
import { sheetOf } from '../../client/sheets';
import { make } from '../elements';
import type { Notifications } from './notifications';

/** The compendia of the modules: their entries in folders, with search by name; a click opens one. */
export class CompendiumTab {
  readonly #packs: Collection<Pack>;
  readonly #notifications: Notifications;
  readonly #list = make('div', { class: 'compendium-list' });
  readonly #search = make('input', {
    type: 'search',
    name: 'search',
    placeholder: 'Search by name',
    'aria-label': 'Search by name',
  });

  constructor(packs: Collection<Pack>, notifications: Notifications) {
    this.#packs = packs;
    this.#notifications = notifications;
    this.#search.addEventListener('input', () => this.#filter());
  }

  /** Builds the tab's content; the compendia are loaded when it is first shown. */
  build(): readonly HTMLElement[] {
    this.#show().catch((error: unknown) => this.#notifications.error(error));
    return [this.#search, this.#list];
  }

  async #show(): Promise<void> {
    if (this.#list.childElementCount > 0) return;
    const packs = this.#packs.contents;
    await Promise.all(packs.map((pack) => pack.getDocuments()));
    this.#list.replaceChildren(...packs.map((pack) => packElement(pack)));
    // The user may have started a search while they were loading.
    this.#filter();
  }

  #filter(): void {
    const wanted = this.#search.value.trim().toLowerCase();
    for (const entry of this.#list.querySelectorAll<HTMLElement>('[data-entry-id]'))
      entry.hidden = !(entry.textContent ?? '').toLowerCase().includes(wanted);
    for (const folder of this.#list.querySelectorAll<HTMLDetailsElement>('details')) {
      const isFound = folder.querySelector('[data-entry-id]:not([hidden])') !== null;
      folder.hidden = !isFound;
      folder.open = folder.dataset.pack !== undefined || (wanted !== '' && isFound);
    }
  }
}

function packElement(pack: Pack): HTMLElement {
  const title = make('summary', {}, pack.title);
  return make('details', { 'data-pack': pack.collection, open: '' }, title, ...contentOf(pack, null));
}

/** The folders and entries in a folder, or those without one. */
function contentOf(pack: Pack, folder: string | null): readonly HTMLElement[] {
  const inFolder = (all: Collection<DocumentLike>): readonly DocumentLike[] =>
    all
      .filter(({ _source }) => (_source.folder ?? null) === folder)
      .sort((one, other) => Number(one._source.sort) - Number(other._source.sort));
  return [
    ...inFolder(pack).map((entry) => entryElement(pack, entry)),
    ...inFolder(pack.folders).map((each) => folderElement(pack, each)),
  ];
}

function folderElement(pack: Pack, folder: DocumentLike): HTMLElement {
  const id = folder.id ?? '';
  const title = draggable(make('summary', {}, folder.name), pack, folder);
  return make('details', { 'data-folder-id': id }, title, ...contentOf(pack, id));
}

function entryElement(pack: Pack, entry: DocumentLike): HTMLElement {
  const line = make('a', { href: '', 'data-entry-id': entry.id ?? '' }, entry.name);
  // The table shows pages, not journals: an entry of a compendium opens as its first page.
  line.addEventListener('click', (event) => {
    event.preventDefault();
    const page = entry.embedded.get('JournalEntryPage')?.contents[0];
    if (page) sheetOf(page)?.render({ force: true });
  });
  return draggable(line, pack, entry);
}

/** The drag data of a document in a compendium. */
export function dragText(pack: string, { documentName: type, id }: DocumentLike): string {
  return JSON.stringify({ type, uuid: `Compendium.${pack}.${type}.${id}` });
}

/** Makes a line of the list draggable; it carries its document. */
function draggable(element: HTMLElement, { collection }: Pack, document: DocumentLike): HTMLElement {
  element.draggable = true;
  element.addEventListener('dragstart', ({ dataTransfer }) =>
    dataTransfer?.setData('text/plain', dragText(collection, document)),
  );
  return element;
}

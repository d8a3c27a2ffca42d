import type { Collection } from '../../client/collection';
import type { DocumentLike } from '../../client/document-like';
import type { IndexLine } from '../../client/kept-in-pack';
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

  /** Builds the tab's content. */
  build(): readonly HTMLElement[] {
    if (this.#list.childElementCount === 0) this.render();
    return [this.#search, this.#list];
  }

  /** Lists the entries by their present names. */
  render(): void {
    this.#list.replaceChildren(...this.#packs.map((pack) => this.#pack(pack)));
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

  #pack(pack: Pack): HTMLElement {
    const title = make('summary', {}, pack.title);
    return make('details', { 'data-pack': pack.collection, open: '' }, title, ...this.#contents(pack, null));
  }

  /** The folders and entries in a folder, or those without one. */
  #contents(pack: Pack, folder: string | null): readonly HTMLElement[] {
    const entries = pack.index.filter((line) => line.folder === folder);
    const folders = pack.folders.filter(({ _source }) => (_source.folder ?? null) === folder);
    return [
      ...entries.sort((one, other) => one.sort - other.sort).map((line) => this.#entry(pack, line)),
      ...folders
        .sort((one, other) => Number(one._source.sort) - Number(other._source.sort))
        .map((each) => this.#folder(pack, each)),
    ];
  }

  #folder(pack: Pack, folder: DocumentLike): HTMLElement {
    const id = folder.id ?? '';
    const title = draggable(make('summary', {}, folder.name), pack, { documentName: 'Folder', id });
    return make('details', { 'data-folder-id': id }, title, ...this.#contents(pack, id));
  }

  #entry(pack: Pack, { _id: id, name }: IndexLine): HTMLElement {
    const line = make('a', { href: '', 'data-entry-id': id }, name);
    line.addEventListener('click', (event) => {
      event.preventDefault();
      openFirstPage(pack, id).catch((error: unknown) => this.#notifications.error(error));
    });
    return draggable(line, pack, { documentName: 'JournalEntry', id });
  }
}

/** Opens an entry as its first page: the table shows pages, not journals. */
async function openFirstPage(pack: Pack, id: string): Promise<void> {
  const entry = await pack.getDocument(id);
  const page = entry?.embedded.get('JournalEntryPage')?.contents[0];
  if (page) sheetOf(page)?.render({ force: true });
}

/** The drag data of a document in a compendium. */
export function dragText(
  pack: string,
  { documentName: type, id }: Pick<DocumentLike, 'documentName' | 'id'>,
): string {
  return JSON.stringify({ type, uuid: `Compendium.${pack}.${type}.${id}` });
}

/** Makes a line of the list draggable; it carries its document. */
function draggable(
  element: HTMLElement,
  { collection }: Pack,
  document: Pick<DocumentLike, 'documentName' | 'id'>,
): HTMLElement {
  element.draggable = true;
  element.addEventListener('dragstart', ({ dataTransfer }) =>
    dataTransfer?.setData('text/plain', dragText(collection, document)),
  );
  return element;
}

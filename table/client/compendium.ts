import type { Data } from '../shared/data/plain';
import type { PackMetadata } from '../shared/documents/operation';
import { OWNERSHIP_LEVELS, USER_ROLES } from '../shared/documents/permission';
import { Collection } from './collection';
import type { DocumentLike } from './document-like';
import { Folder } from './documents/folder';
import { JournalEntry } from './documents/journal';
import { type IndexLine, keepInPack } from './kept-in-pack';

/** A compendium: its index and folders, and read-only documents that are loaded on demand. */
export class CompendiumCollection extends Collection<DocumentLike> {
  readonly metadata: Omit<PackMetadata, 'index' | 'folders'>;
  /** `<module>.<name>` */
  readonly collection: string;
  readonly index = new Collection<IndexLine>();
  readonly folders = new Collection<DocumentLike>();
  readonly locked = true;
  #read: Promise<void> | undefined;

  constructor(module: string, { index = [], folders = [], ...metadata }: PackMetadata) {
    super();
    this.metadata = metadata;
    this.collection = `${module}.${metadata.name}`;
    for (const { _id, name, folder, sort } of index) {
      const id = String(_id);
      this.index.set(id, {
        ...{ _id: id, name: String(name), folder: folder === null ? null : String(folder) },
        ...{ sort: Number(sort), uuid: `Compendium.${this.collection}.JournalEntry.${id}` },
      });
    }
    for (const { _key, ...data } of folders) this.folders.set(String(data._id), this.#kept(new Folder(data)));
  }

  get title(): string {
    return this.metadata.label;
  }

  /** Its documents, loaded once. */
  async getDocuments(): Promise<DocumentLike[]> {
    this.#read ??= this.#readAll();
    await this.#read;
    return this.contents;
  }

  async getDocument(id: string): Promise<DocumentLike | null> {
    await this.getDocuments();
    return this.get(id) ?? null;
  }

  async #readAll(): Promise<void> {
    const response = await fetch(`/packs/${this.metadata.name}`);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(String(answer));
    for (const { _key, ...data } of answer as readonly Data[]) {
      const id = String(data._id);
      const [, kind] = String(_key).split('!');
      if (kind === 'journal') this.set(id, this.#kept(new JournalEntry(data)));
    }
  }

  #kept<T extends DocumentLike>(document: T): T {
    keepInPack(document, {
      id: this.collection,
      index: this.index,
      folders: this.folders,
      levelOf: (role) => this.#levelOf(role),
    });
    return document;
  }

  /** The ownership that a compendium gives a role applies to everything in it; players may read it by default. */
  #levelOf(role: number): number {
    const { PLAYER = 'OBSERVER', ...others } = this.metadata.ownership ?? {};
    const given = Object.entries({ ...others, PLAYER })
      .filter(([name]) => role >= USER_ROLES[name as keyof typeof USER_ROLES])
      .map(([, level]) => OWNERSHIP_LEVELS[level as keyof typeof OWNERSHIP_LEVELS]);
    return Math.max(OWNERSHIP_LEVELS.NONE, ...given);
  }
}

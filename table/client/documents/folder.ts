import { worldCollection } from '../client';
import { ClientDocument } from '../client-document';
import type { DocumentLike } from '../document-like';
import { type IndexLine, keptIn } from '../kept-in-pack';

/** A folder of journal entries or actors of the world, or of journal entries of a compendium. */
export class Folder extends ClientDocument {
  static override documentName = 'Folder' as const;

  /** Its contents: documents, or lines of the index in a compendium. */
  get contents(): readonly (DocumentLike | IndexLine)[] {
    const pack = keptIn(this);
    if (pack) return pack.index.filter(({ folder }) => folder === this.id);
    const all = worldCollection(this.type === 'Actor' ? 'Actor' : 'JournalEntry');
    return all.filter(({ _source }) => _source.folder === this.id);
  }

  /** The folders in it; if `recursive`, also the folders in those. */
  getSubfolders(recursive = false): Folder[] {
    const all = keptIn(this)?.folders ?? worldCollection('Folder');
    return all.contents.flatMap((each) =>
      each instanceof Folder && each._source.folder === this.id
        ? [each, ...(recursive ? each.getSubfolders(true) : [])]
        : [],
    );
  }
}

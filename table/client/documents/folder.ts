import { worldCollection } from '../client';
import { ClientDocument } from '../client-document';
import type { DocumentLike } from '../document-like';
import { keptIn } from '../kept-in-pack';

/** The index entry of a document in a compendium. */
interface IndexEntry {
  readonly _id: string;
  readonly name: string;
  readonly uuid: string;
}

/** A folder of journal entries or actors of the world, or of journal entries of a compendium. */
export class Folder extends ClientDocument {
  static override documentName = 'Folder' as const;

  /** Its contents: documents, or index entries in a compendium. */
  get contents(): readonly (DocumentLike | IndexEntry)[] {
    const pack = keptIn(this);
    const isHere = ({ _source }: DocumentLike): boolean => _source.folder === this.id;
    if (!pack) return worldCollection(this.type === 'Actor' ? 'Actor' : 'JournalEntry').filter(isHere);
    return pack.documents.filter(isHere).map((document) => ({
      _id: document.id ?? '',
      name: document.name,
      uuid: `Compendium.${pack.id}.${document.documentName}.${document.id}`,
    }));
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

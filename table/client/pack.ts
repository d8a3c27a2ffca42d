import type { PackMetadata } from '../shared/documents/operation';
import type { Collection } from './collection';
import type { DocumentLike } from './document-like';
import type { IndexLine } from './kept-in-pack';

/** A compendium, as far as the rest of the client needs it. */
export interface Pack extends Collection<DocumentLike> {
  readonly metadata: Omit<PackMetadata, 'index' | 'folders'>;
  readonly collection: string;
  readonly title: string;
  readonly folders: Collection<DocumentLike>;
  readonly index: Collection<IndexLine>;
  /** Its documents, loaded once. */
  getDocuments(): Promise<DocumentLike[]>;
  getDocument(id: string): Promise<DocumentLike | null>;
}

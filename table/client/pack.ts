import type { PackMetadata } from '../shared/documents/operation';
import type { Collection } from './collection';
import type { DocumentLike } from './document-like';

/** A compendium, as far as the rest of the client needs it. */
export interface Pack extends Collection<DocumentLike> {
  readonly metadata: PackMetadata;
  readonly collection: string;
  readonly title: string;
  readonly folders: Collection<DocumentLike>;
  /** Its documents, loaded once. */
  getDocuments(): Promise<DocumentLike[]>;
}

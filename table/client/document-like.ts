import type { Data } from '../shared/data/plain';
import type { DocumentName } from '../shared/documents/kinds';
import type { Collection } from './collection';

/** Extra options for a document's own methods. */
export type Options = Readonly<Record<string, unknown>>;

/** A document, as far as the database and the page need it. */
export interface DocumentLike {
  readonly id: string | null;
  readonly name: string;
  readonly type: string;
  readonly flags: Data;
  readonly system: unknown;
  readonly parent: unknown;
  readonly documentName: DocumentName;
  readonly _source: Data;
  readonly embedded: ReadonlyMap<DocumentName, Collection<DocumentLike>>;
  readonly collection: Collection<DocumentLike> | undefined;
  readonly apps: Record<string, { render(): unknown; close(): unknown }>;
  toObject(): Data;
  updateSource(changes: Data): Data;
  _cleanChanges(changes: Data): Data;
  _preCreate(data: Data, options: Options, user: unknown): Promise<unknown>;
  _preUpdate(changes: Data, options: Options, user: unknown): Promise<unknown>;
  _preDelete(options: Options, user: unknown): Promise<unknown>;
}

/** A class of documents. */
export interface DocumentClass {
  readonly documentName: DocumentName;
  new (data: Data, context: { parent?: unknown }): DocumentLike;
}

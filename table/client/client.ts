import type { DocumentName } from '../shared/documents/kinds';
import type { Change, Operation, QueryEnvelope } from '../shared/documents/operation';
import { HookRegistry } from '../shared/hooks';
import type { TypeDataModel } from '../shared/type-data-model';
import { Collection } from './collection';
import type { DocumentClass, DocumentLike } from './document-like';
import type { Pack } from './pack';

/** A callback of the page for changed documents, called before any hook. */
type Observer = (change: Change, documents: readonly DocumentLike[]) => void;

/** The connection to the server. */
export interface Link {
  modify(operation: Operation): Promise<Change>;
  query(envelope: QueryEnvelope): Promise<unknown>;
}

/** The state shared by all parts of one client. */
export interface Client {
  readonly hooks: HookRegistry;
  readonly collections: Map<DocumentName, Collection<DocumentLike>>;
  readonly classes: Map<DocumentName, DocumentClass>;
  /** The compendia, by `<module>.<name>`. */
  readonly packs: Collection<Pack>;
  /** Models of `system` by document name and type. */
  readonly models: (documentName: DocumentName) => Readonly<Record<string, typeof TypeDataModel>>;
  readonly observers: Set<Observer>;
  /** Ids of modules whose flags may be read. */
  readonly scopes: Set<string>;
  readonly activeUsers: Set<string>;
  userId: string;
  link: Link;
}

const noLink = (): never => {
  throw new Error('There is no server yet.');
};

/** This client. */
export const client: Client = {
  hooks: new HookRegistry(),
  collections: new Map(),
  classes: new Map(),
  packs: new Collection(),
  models: (documentName) => {
    const models: unknown = Reflect.get(Object(Reflect.get(modelsHome, documentName)), 'dataModels');
    return (models ?? {}) as Readonly<Record<string, typeof TypeDataModel>>;
  },
  observers: new Set(),
  scopes: new Set(['core', 'world']),
  activeUsers: new Set(),
  userId: '',
  link: { modify: noLink, query: noLink },
};

/** The home of module data models: `CONFIG.<document>.dataModels`. */
export const modelsHome = {
  Actor: { dataModels: {}, typeIcons: {} },
  Combat: { dataModels: {}, typeIcons: {} },
  ChatMessage: { dataModels: {}, typeIcons: {} },
  JournalEntryPage: { dataModels: {}, typeIcons: {} },
};

/** The world's collection of documents of a kind. */
export function worldCollection(name: DocumentName): Collection<DocumentLike> {
  const collection = client.collections.get(name);
  if (!collection) throw new Error(`There is no collection of ${name} yet.`);
  return collection;
}

import type { Data } from '../data/plain';
import type { DocumentName } from './kinds';

/** Where an embedded document lives. */
interface ParentReference {
  readonly documentName: DocumentName;
  readonly id: string;
}

/** What a client asks of the server: documents made, changed or deleted in one go, or not at all. */
export interface Operation {
  readonly action: 'create' | 'update' | 'delete';
  readonly documentName: DocumentName;
  readonly parent?: ParentReference;
  /** Data of new documents, or changes with `_id`; empty for a deletion. */
  readonly data: readonly Data[];
  /** Ids to delete; empty otherwise. */
  readonly ids: readonly string[];
  /** Passed on to every client as they are. */
  readonly options: Data;
}

/** What the server has decided and every client carries out in the same order. */
export interface Change extends Operation {
  /** Who asked for it. */
  readonly userId: string;
}

/** What the server answers: the changes, or why not. */
export type Answer = { readonly change: Change } | { readonly error: string };

/** Everything a client starts from. */
export interface WorldSnapshot {
  readonly documents: Readonly<Record<string, readonly Data[]>>;
  readonly activeUsers: readonly string[];
  readonly module: Manifest;
  /** Modules of other people, in the order in which they are loaded, before this one. */
  readonly others?: readonly Manifest[];
}

/** What the table reads in the manifest of a module. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly esmodules: readonly string[];
  /** Scripts that are no modules of the language. */
  readonly scripts?: readonly string[];
  readonly styles: readonly (string | { readonly src: string })[];
  readonly languages: readonly { readonly lang: string; readonly path: string }[];
  readonly packs: readonly PackMetadata[];
  /** `system`: the game system of the world, whose classes make its documents; absent: a module. */
  readonly type?: string;
  readonly documentTypes: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** What a manifest says of a compendium. */
export interface PackMetadata {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly type: string;
  readonly ownership?: Readonly<Record<string, string>>;
}

/** A question of one client to another. */
export interface QueryEnvelope {
  readonly to: string;
  readonly name: string;
  readonly data: unknown;
  readonly timeout?: number;
}

/** What comes back from the other client. */
export type QueryAnswer = { readonly result: unknown } | { readonly error: string };

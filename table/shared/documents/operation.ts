import type { Data } from '../data/plain';
import type { DocumentName } from './kinds';

/** The parent of an embedded document. */
interface ParentReference {
  readonly documentName: DocumentName;
  readonly id: string;
}

/** A client's request to the server: documents to create, update or delete, all or none. */
export interface Operation {
  readonly action: 'create' | 'update' | 'delete';
  readonly documentName: DocumentName;
  readonly parent?: ParentReference;
  /** Data of new documents, or changes with `_id`; empty for a deletion. */
  readonly data: readonly Data[];
  /** Ids to delete; empty otherwise. */
  readonly ids: readonly string[];
  /** Passed on to every client unchanged. */
  readonly options: Data;
}

/** A change by the server, carried out by every client in the same order. */
export interface Change extends Operation {
  /** The user who requested it. */
  readonly userId: string;
}

/** The server's answer: the change, or an error. */
export type Answer = { readonly change: Change } | { readonly error: string };

/** The data with which a client starts. */
export interface WorldSnapshot {
  readonly documents: Readonly<Record<string, readonly Data[]>>;
  readonly activeUsers: readonly string[];
  readonly isPaused?: boolean;
  readonly module: Manifest;
  /** Other people's modules in their loading order, before this one. */
  readonly others?: readonly Manifest[];
}

/** The parts of a module's manifest that the table reads. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly esmodules: readonly string[];
  /** Scripts that are not ES modules. */
  readonly scripts?: readonly string[];
  readonly styles: readonly (string | { readonly src: string })[];
  readonly languages: readonly { readonly lang: string; readonly name: string; readonly path: string }[];
  readonly packs: readonly PackMetadata[];
  /** `system`: the world's game system, whose classes create its documents; absent: a module. */
  readonly type?: string;
  readonly documentTypes: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** A manifest's entry for a compendium. */
export interface PackMetadata {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly type: string;
  readonly ownership?: Readonly<Record<string, string>>;
  /** Its documents without their contents, added by the server. */
  readonly index?: readonly Data[];
  /** Its folders, added by the server. */
  readonly folders?: readonly Data[];
}

/** A query from one client to another. */
export interface QueryEnvelope {
  readonly to: string;
  readonly name: string;
  readonly data: unknown;
  readonly timeout?: number;
}

/** The other client's answer. */
export type QueryAnswer = { readonly result: unknown } | { readonly error: string };

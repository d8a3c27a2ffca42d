import type { Collection } from './collection';
import type { DocumentLike } from './document-like';

/** A document of a compendium without its contents. */
export interface IndexLine {
  readonly _id: string;
  readonly name: string;
  readonly folder: string | null;
  readonly sort: number;
  readonly uuid: string;
}

/** The compendium that contains a document. */
export interface KeptIn {
  /** `<module>.<name>` */
  readonly id: string;
  readonly index: Collection<IndexLine>;
  readonly folders: Collection<DocumentLike>;
  /** The level of ownership of a role in it. */
  levelOf(role: number): number;
}

const kept = new WeakMap<object, KeptIn>();

/** Marks a document as part of a compendium, not of the world. */
export const keepInPack = (document: object, pack: KeptIn): void => void kept.set(document, pack);

/** The compendium of a document; undefined for documents of the world. */
export const keptIn = (document: object): KeptIn | undefined => kept.get(document);

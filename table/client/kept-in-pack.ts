import type { Collection } from './collection';
import type { DocumentLike } from './document-like';

/** The compendium that a document is kept in. */
export interface KeptIn {
  /** `<module>.<name>` */
  readonly id: string;
  readonly documents: Collection<DocumentLike>;
  readonly folders: Collection<DocumentLike>;
  /** The level of ownership that a role has in it. */
  levelOf(role: number): number;
}

const kept = new WeakMap<object, KeptIn>();

/** Says that a document is kept in a compendium, and no document of the world. */
export const keepInPack = (document: object, pack: KeptIn): void => void kept.set(document, pack);

/** The compendium of a document; undefined for those of the world. */
export const keptIn = (document: object): KeptIn | undefined => kept.get(document);

import type { PackDocument } from './pack-document';

/** A unit or leader on a banner: its centre and size. */
export interface Placed {
  readonly type: string;
  readonly nation: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The picture at the head of a compendium: a strip of a map with pieces on it, 600 wide and 150 high. */
export interface Banner {
  /** The scenario whose map it is. */
  readonly map: string;
  readonly placed: readonly Placed[];
  /** The path of a road across the map. */
  readonly road?: string;
}

/** A compendium of the module. Foundry reads its label and its ownership in module.json. */
export interface Compendium {
  readonly banner: Banner;
  /** Its folders and entries, generated from the games so that each number is stored once. */
  documents(): readonly PackDocument[];
}

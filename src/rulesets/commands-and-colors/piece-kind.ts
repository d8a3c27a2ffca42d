import type { CardClass } from './cards/card';
import type { Terrain, Walker } from './terrain-type';

/** The data of a unit or leader type from a game's charts, in the form the family's rules need. */
export interface Kind {
  readonly id: string;
  readonly walker: Walker;
  readonly isInfantry: boolean;
  readonly isCavalry: boolean;
  readonly isArtillery: boolean;
  /** True if units of its side may pass through it. */
  readonly letsThrough: boolean;
  readonly move: number;
  /** The class that cards use for it; undefined for leaders. */
  readonly cardClass: CardClass | undefined;
  /** Every word by which cards order units of the type. */
  readonly troops: readonly string[];
}

/** Every kind of terrain of a game by its id. */
export const terrainById = <T extends Terrain>(types: readonly T[]): ReadonlyMap<string, T> =>
  new Map(types.map((type) => [type.id, type]));

import type { CardClass } from './cards/card';
import type { Terrain, Walker } from './terrain';

/** What the charts of a game say of a type of unit or leader, in the form in which the family's rules ask for it. */
export interface Kind {
  readonly id: string;
  readonly walker: Walker;
  readonly isInfantry: boolean;
  readonly isCavalry: boolean;
  readonly isArtillery: boolean;
  /** Whether units of its side may pass through it. */
  readonly letsThrough: boolean;
  readonly move: number;
  /** The class by which cards speak of it; undefined for leaders. */
  readonly cardClass: CardClass | undefined;
  /** Every word by which cards order troops of the type. */
  readonly troops: readonly string[];
}

/** Every kind of terrain of a game by its id. */
export const terrainById = <T extends Terrain>(types: readonly T[]): ReadonlyMap<string, T> =>
  new Map(types.map((type) => [type.id, type]));

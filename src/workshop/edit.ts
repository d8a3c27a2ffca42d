import type { Json, SpaceId } from '../core';

/** The fields that lead to a value: names of mappings, and places in lists. */
export type Path = readonly (string | number)[];

/** The kinds of ground, as fields of a scenario; a road leads over any terrain. */
export const GROUNDS = ['terrain', 'roads', 'borders', 'works'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The edges of a board. */
export const EDGES = ['top', 'bottom', 'left', 'right'] as const;
export type BoardEdge = (typeof EDGES)[number];

/** How a board is mirrored: left for right, or by half a turn. */
export const MIRRORS = ['across', 'turned'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** The kind of ground that removes whatever is there. */
export const CLEAR = 'clear';

/** One change of a draft. */
export type Edit =
  | { readonly type: 'set'; readonly path: Path; readonly value: Json }
  | { readonly type: 'drop'; readonly path: Path }
  | { readonly type: 'paint'; readonly on: Ground; readonly kind: string; readonly places: readonly string[] }
  | { readonly type: 'resize'; readonly edge: BoardEdge; readonly by: number }
  | { readonly type: 'mirror'; readonly how: Mirror }
  /** The south's half, pieces and tasks once more for the north. */
  | { readonly type: 'even' }
  /** The scenario as one of another game of the family. */
  | { readonly type: 'read-as'; readonly game: string }
  /** The ground of some spaces once more, with the first of them at another space; with the pieces in them if it says so. */
  | {
      readonly type: 'copy';
      readonly spaces: readonly SpaceId[];
      readonly to: SpaceId;
      readonly pieces?: true;
    };

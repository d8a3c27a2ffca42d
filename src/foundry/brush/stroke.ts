import { type Grid, type SpaceId, type State, terrainAt } from '../../core';

/** The spaces that the brush has passed in one go, each once, and what it paints there. */
export interface Stroke {
  readonly terrain: string;
  readonly spaces: readonly SpaceId[];
  /** Where the brush is now. */
  readonly at: SpaceId;
}

/** What the brush paints to take terrain away. */
export const CLEAR = 'clear';

/** A stroke that begins in a space. */
export const strokeFrom = (terrain: string, at: SpaceId): Stroke => ({ terrain, spaces: [at], at });

/** The stroke led on to another space. A fast hand skips spaces: those on the straight line are painted too. */
export function strokeTo(grid: Grid, stroke: Stroke, at: SpaceId): Stroke {
  if (at === stroke.at) return stroke;
  const between = grid.line(stroke.at, at).flatMap(([space]) => (space === undefined ? [] : [space]));
  return { ...stroke, spaces: [...new Set([...stroke.spaces, ...between, at])], at };
}

/** What the stroke changes, space by space; null if the ground is like that already. */
export function strokeChanges(
  state: State,
  { terrain, spaces }: Stroke,
): Readonly<Record<SpaceId, string>> | null {
  const changed = spaces.filter((space) => terrainAt(state, space) !== terrain);
  return changed.length > 0 ? Object.fromEntries(changed.map((space) => [space, terrain])) : null;
}

/** The groups of the canvas from bottom to top, each in its parent. */
export const CANVAS_GROUPS = [
  { name: 'hidden', parent: 'stage' },
  { name: 'rendered', parent: 'stage' },
  { name: 'environment', parent: 'rendered' },
  { name: 'primary', parent: 'environment' },
  { name: 'effects', parent: 'environment' },
  { name: 'visibility', parent: 'rendered' },
  { name: 'interface', parent: 'rendered' },
  { name: 'overlay', parent: 'stage' },
] as const;

/** The name of a group of the canvas. */
export type GroupName = (typeof CANVAS_GROUPS)[number]['name'];

/** The stacking order in the group `primary` at equal elevation. */
export const SORT_LAYERS = { SCENE: 0, TILES: 500, DRAWINGS: 600, TOKENS: 700, WEATHER: 1000 } as const;

/** The stacking order of the layers in the group `interface`. */
export const INTERFACE_ORDER = { tokens: 200 } as const;

/** The values that order an object in the group `primary`; a missing one counts as 0. */
export interface PrimaryPlace {
  readonly elevation?: number;
  readonly sortLayer?: number;
  readonly sort?: number;
  readonly zIndex?: number;
}

const KEYS = ['elevation', 'sortLayer', 'sort', 'zIndex'] as const;

/** Compares objects of the group `primary`: later ones are on top. */
export function comparePlaces(one: PrimaryPlace, other: PrimaryPlace): number {
  for (const key of KEYS) {
    const difference = (one[key] ?? 0) - (other[key] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

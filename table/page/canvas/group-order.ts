/** The groups of the canvas, in the order in which they are laid on one another, each in the one that holds it. */
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

/** What lies over what in the group `primary`, at the same elevation. */
export const SORT_LAYERS = { SCENE: 0, TILES: 500, DRAWINGS: 600, TOKENS: 700, WEATHER: 1000 } as const;

/** Where the layers of the group `interface` lie among one another. */
export const INTERFACE_ORDER = { tokens: 200 } as const;

/** What says where something lies in the group `primary`; what is not said counts as 0. */
export interface PrimaryPlace {
  readonly elevation?: number;
  readonly sortLayer?: number;
  readonly sort?: number;
  readonly zIndex?: number;
}

const KEYS = ['elevation', 'sortLayer', 'sort', 'zIndex'] as const;

/** Compares things of the group `primary`: what comes later lies above. */
export function comparePlaces(one: PrimaryPlace, other: PrimaryPlace): number {
  for (const key of KEYS) {
    const difference = (one[key] ?? 0) - (other[key] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { CANVAS_GROUPS, comparePlaces, INTERFACE_ORDER, SORT_LAYERS } from '../page/canvas/group-order';
import { PERFORMANCE_MODES } from '../shared/performance-modes';
import type { TableFacts } from './one-client';

// The order of objects on the canvas.

const API = 'API foundry.canvas.groups';
const TYPES = 'types of the League of Foundry Developers, CONFIG.Canvas and PrimaryCanvasGroup';

const heldBy = (parent: string) =>
  CANVAS_GROUPS.flatMap((group) => (group.parent === parent ? group.name : []));

export const CANVAS_FACTS: TableFacts = {
  'rendered holds environment and interface, environment primary and effects': fact('O', API, () => {
    expect(heldBy('rendered')).toEqual(expect.arrayContaining(['environment', 'interface']));
    expect(heldBy('environment')).toEqual(['primary', 'effects']);
  }),
  'the stage holds what is hidden, what is rendered and, above it, the overlay': fact('C', TYPES, () =>
    expect(heldBy('stage')).toEqual(['hidden', 'rendered', 'overlay']),
  ),
  'the interface lies above the environment and the fog': fact('C', TYPES, () =>
    expect(heldBy('rendered')).toEqual(['environment', 'visibility', 'interface']),
  ),
  'in primary the scene is lowest, then tiles, drawings, tokens and weather': fact('C', TYPES, () => {
    const layers = Object.entries(SORT_LAYERS).map(([name, sortLayer]) => ({ name, sortLayer }));
    const drawn = [...layers].reverse().sort(comparePlaces);
    expect(drawn.map(({ name }) => name)).toEqual(['SCENE', 'TILES', 'DRAWINGS', 'TOKENS', 'WEATHER']);
  }),
  'elevation goes before the kind of a thing, and its own sort after it': fact('C', TYPES, () => {
    const { TILES, TOKENS } = SORT_LAYERS;
    expect(comparePlaces({ elevation: 5, sortLayer: TILES }, { sortLayer: TOKENS })).toBeGreaterThan(0);
    expect(comparePlaces({ sortLayer: TILES, sort: 9 }, { sortLayer: TOKENS })).toBeLessThan(0);
    expect(comparePlaces({ sortLayer: TILES, sort: 9 }, { sortLayer: TILES, sort: 1 })).toBeGreaterThan(0);
  }),
  'the layer of tokens has the place 200 in the interface': fact('C', TYPES, () =>
    expect(INTERFACE_ORDER.tokens).toBe(200),
  ),
  'performance modes are numbered from the least demanding': fact(
    'O',
    'API CONST.CANVAS_PERFORMANCE_MODES',
    () => expect(PERFORMANCE_MODES).toEqual({ LOW: 0, MED: 1, HIGH: 2, MAX: 3 }),
  ),
};

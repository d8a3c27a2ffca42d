import { expect } from 'vitest';
import { CANVAS_GROUPS, comparePlaces, INTERFACE_ORDER, SORT_LAYERS } from '../page/canvas/group-order';
import { PERFORMANCE_MODES } from '../shared/performance-modes';
import { fact } from './fact';

// The order of objects on the canvas.

const API = 'foundryvtt.com/api, foundry.canvas.groups';
const TYPES = 'types of the League of Foundry Developers, CONFIG.Canvas and PrimaryCanvasGroup';

const heldBy = (parent: string) =>
  CANVAS_GROUPS.flatMap((group) => (group.parent === parent ? group.name : []));

fact(
  'O',
  API,
  'the rendered group holds the environment and the interface, the environment primary and effects',
  () => {
    expect(heldBy('rendered')).toEqual(expect.arrayContaining(['environment', 'interface']));
    expect(heldBy('environment')).toEqual(['primary', 'effects']);
  },
);

fact('C', TYPES, 'the stage holds what is hidden, what is rendered and, above it, the overlay', () => {
  expect(heldBy('stage')).toEqual(['hidden', 'rendered', 'overlay']);
});

fact('C', TYPES, 'the interface lies above the environment and the fog', () => {
  expect(heldBy('rendered')).toEqual(['environment', 'visibility', 'interface']);
});

fact('C', TYPES, 'in primary the scene lies lowest, then tiles, drawings, tokens and the weather', () => {
  const layers = Object.entries(SORT_LAYERS).map(([name, sortLayer]) => ({ name, sortLayer }));
  const drawn = [...layers].reverse().sort(comparePlaces);
  expect(drawn.map(({ name }) => name)).toEqual(['SCENE', 'TILES', 'DRAWINGS', 'TOKENS', 'WEATHER']);
});

fact('C', TYPES, 'elevation goes before the kind of a thing, and its own sort after it', () => {
  const { TILES, TOKENS } = SORT_LAYERS;
  expect(comparePlaces({ elevation: 5, sortLayer: TILES }, { sortLayer: TOKENS })).toBeGreaterThan(0);
  expect(comparePlaces({ sortLayer: TILES, sort: 9 }, { sortLayer: TOKENS })).toBeLessThan(0);
  expect(comparePlaces({ sortLayer: TILES, sort: 9 }, { sortLayer: TILES, sort: 1 })).toBeGreaterThan(0);
});

fact('C', TYPES, 'the layer of tokens has the place 200 in the interface', () => {
  expect(INTERFACE_ORDER.tokens).toBe(200);
});

fact(
  'O',
  'foundryvtt.com/api, CONST.CANVAS_PERFORMANCE_MODES',
  'the modes of performance are numbered from the least that a machine is asked for',
  () => {
    expect(PERFORMANCE_MODES).toEqual({ LOW: 0, MED: 1, HIGH: 2, MAX: 3 });
  },
);

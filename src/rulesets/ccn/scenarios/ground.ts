import type { GroundNames } from '../../commands-and-colors/battlefields';

/** The terrain of this game on the fields that it shares. */
export const GROUND: GroundNames = {
  h: 'hill',
  w: 'forest',
  s: 'fordable-river',
  v: 'town',
  l: 'lake',
  f: 'walled-farm',
  g: 'walled-garden',
};

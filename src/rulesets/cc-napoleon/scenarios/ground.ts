import type { GroundNames } from '../../commands-and-colors/battlefields';

/** The terrain of this game on the fields that it shares. */
export const GROUND: GroundNames = {
  h: 'hill',
  w: 'woods',
  s: 'stream',
  v: 'village',
  l: 'lake',
  f: 'fortified-building',
  g: 'fortified-building',
};

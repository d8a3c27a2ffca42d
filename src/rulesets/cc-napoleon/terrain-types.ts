import { citing, EVERYONE } from '../commands-and-colors/terrain-type';
import type { Terrain } from './terrain-type';

const clear: Omit<Terrain, 'id' | 'drawn'> = {
  closedTo: {},
  onlyPassedBy: {},
  stops: {},
  blocksSight: false,
  isHigh: false,
  cover: null,
  exposed: null,
  steadies: null,
  noCavalryAgainst: null,
  march: true,
  pool: 0,
};
const stream = { ...clear, stops: citing('R000-156', EVERYONE), exposed: 1 };
const water = { ...clear, closedTo: citing('R000-157', EVERYONE) };

/** Section XIII of seed 000, with the limits on cavalry and artillery from section XII. */
export const TERRAIN_TYPES: readonly Terrain[] = [
  { ...clear, id: 'clear', drawn: 'clear' },
  {
    // R000-44, R000-72, R000-83, R000-123, R000-130, R000-152, R000-154
    ...clear,
    id: 'woods',
    drawn: 'woods',
    closedTo: { cavalry: 'R000-123', artillery: 'R000-130' },
    stops: { infantry: 'R000-154' },
    blocksSight: true,
    cover: { dice: -1, for: 'anyone' },
    noCavalryAgainst: { whom: 'anyone', rule: 'R000-123' },
    march: false,
    pool: 12,
  },
  {
    // R000-72, R000-83, R000-94, R000-124, R000-130, R000-152
    ...clear,
    id: 'village',
    drawn: 'village',
    onlyPassedBy: { cavalry: 'R000-124', artillery: 'R000-130' },
    blocksSight: true,
    cover: { dice: -1, for: 'anyone' },
    steadies: 'infantry',
    noCavalryAgainst: { whom: 'anyone', rule: 'R000-124' },
    pool: 8,
  },
  // R000-84 and R000-135 compare two spaces: see attack-dice and line-of-fire.
  { ...clear, id: 'hill', drawn: 'hill', blocksSight: true, isHigh: true, pool: 12 },
  {
    // R000-72, R000-83, R000-125, R000-126, R000-131, R000-155
    ...clear,
    id: 'fortified-building',
    drawn: 'fortified-building',
    cover: { dice: -2, for: 'skirmishers' },
    steadies: 'skirmishers',
    noCavalryAgainst: { whom: 'skirmishers', rule: 'R000-126' },
    pool: 4,
  },
  // R000-77, R000-156
  { ...stream, id: 'stream', drawn: 'stream' },
  // R000-157
  { ...stream, id: 'ford', drawn: 'ford' },
  { ...stream, id: 'bridge', drawn: 'bridge' },
  { ...water, id: 'river', drawn: 'river' },
  // The lakes of rules/hex-rules.md 3.1, impassable like a river.
  { ...water, id: 'lake', drawn: 'lake' },
];

import { citing, EVERYONE, type Walker } from '../commands-and-colors/terrain-type';
import type { ByArm, Terrain } from './terrain-type';

/** The statement behind all that the table says. */
const TABLE = 'rules 1.13';
const units: readonly Walker[] = ['infantry', 'cavalry', 'artillery'];

const dice = (infantry: number, cavalry: number, artillery: number): ByArm => ({
  infantry,
  cavalry,
  artillery,
});
const NONE = dice(0, 0, 0);

const clear: Omit<Terrain, 'id' | 'drawn'> = {
  closedTo: {},
  onlyPassedBy: {},
  stops: {},
  blocksSight: false,
  isHigh: false,
  crosses: false,
  battleOnEntry: 'everyone',
  into: NONE,
  out: NONE,
  ranged: null,
  square: true,
  steadies: 0,
  breaksCharges: false,
  pool: 0,
  house: false,
};

const forest = {
  ...clear,
  stops: citing(TABLE, units),
  battleOnEntry: 'light-foot',
  into: dice(1, 2, 1),
  out: dice(0, 2, 1),
  blocksSight: true,
} as const;

const town = {
  ...clear,
  stops: citing(TABLE, units),
  battleOnEntry: 'nobody',
  into: dice(2, 3, 1),
  out: dice(0, 3, 1),
  blocksSight: true,
  square: false,
  breaksCharges: true,
} as const;

const shallows = {
  ...clear,
  stops: citing(TABLE, units),
  into: dice(1, 1, 1),
  out: dice(1, 1, 1),
  // Melee only.
  ranged: { into: NONE, out: NONE },
} as const;

const closed = { ...clear, closedTo: citing(TABLE, EVERYONE), square: false } as const;

/** Section 1.13, row by row. */
export const TERRAIN_TYPES: readonly Terrain[] = [
  { ...clear, id: 'clear', drawn: 'clear' },
  // Open ground with a road: older files name it as terrain.
  { ...clear, id: 'road', drawn: 'road', isRoad: true },
  { ...clear, id: 'bridge', drawn: 'bridge', crosses: true },
  { ...forest, id: 'forest', drawn: 'woods', pool: 12 },
  // Dice for uphill and downhill depend on two hexes: see terrain-dice.
  { ...clear, id: 'hill', drawn: 'hill', blocksSight: true, isHigh: true, pool: 12 },
  { ...town, id: 'town', drawn: 'village', pool: 8 },
  { ...town, id: 'windmill', drawn: 'windmill' },
  { ...town, id: 'tower', drawn: 'tower' },
  { ...town, id: 'church', drawn: 'church', steadies: 1 },
  { ...town, id: 'walled-farm', drawn: 'fortified-building', steadies: 1, pool: 4 },
  { ...town, id: 'castle', drawn: 'castle', steadies: 2 },
  { ...forest, id: 'walled-garden', drawn: 'walled-garden', blocksSight: false, steadies: 1, house: true },
  { ...shallows, id: 'marsh', drawn: 'marsh', square: false },
  { ...shallows, id: 'fordable-river', drawn: 'stream' },
  { ...shallows, id: 'frozen-lake', drawn: 'frozen-lake', square: false },
  {
    ...clear,
    id: 'sand-quarry',
    drawn: 'quarry',
    closedTo: { artillery: TABLE },
    stops: citing(TABLE, units),
    into: dice(1, 2, 1),
    out: dice(1, 2, 0),
    ranged: { into: dice(0, 2, 1), out: dice(1, 2, 0) },
    square: false,
    house: true,
  },
  { ...closed, id: 'river', drawn: 'river' },
  { ...closed, id: 'lake', drawn: 'lake' },
  { ...closed, id: 'sea', drawn: 'lake' },
  { ...closed, id: 'rugged-hill', drawn: 'rugged-hill', blocksSight: true },
];

/** Field works on a hexside: infantry and artillery cross them freely, cavalry may not. */
export const FIELD_WORKS = {
  id: 'field-works',
  drawn: 'field-works',
  /** Dice lost by attackers through the protected side. */
  into: dice(1, 2, 1),
  steadies: 1,
} as const;

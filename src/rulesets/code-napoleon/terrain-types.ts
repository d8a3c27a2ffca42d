import type { BorderLook, TerrainType } from '../../core';

/** The cover of a square for units in it: T003-10. */
export type Cover = 'none' | 'soft' | 'hard';

/** The movers whose steps ground makes dearer, in the order of the table: T003-10. */
export const GROUND_COLUMNS = ['formed', 'skirmishers', 'light-cavalry', 'heavy-cavalry', 'guns'] as const;
export type GroundColumn = (typeof GROUND_COLUMNS)[number];

/** The cost of a step into it for each mover, in tenths of a step in the open; 0 if that mover can't enter it. */
type GroundCosts = readonly [
  formed: number,
  skirmishers: number,
  lightCavalry: number,
  heavyCavalry: number,
  guns: number,
];

/** A kind of ground: T003-10. */
export interface Ground extends TerrainType {
  /** Its row of the ground table, which may be edited; null as in the open. */
  readonly costs: GroundCosts | null;
  readonly cover: Cover;
  /** R003-154: cavalry never counts as charging into it, out of it or through it. */
  readonly noCharges?: true;
  /** It blocks line of sight across it, or to anything more than one square inside. */
  readonly blocks?: 'over' | 'beyond-one';
  /** Its height level: R003-125, R003-162. */
  readonly level: 0 | 1;
  /** The kind of slope on its edges to lower terrain. */
  readonly slope?: 'gentle-slope' | 'steep-slope';
  /** R003-61: forced marches lead through it. */
  readonly isEasy?: true;
  /** Those to whom it is closed may enter it along a road. */
  readonly byRoad?: true;
  /** Guns move in it limbered only. */
  readonly limbered?: true;
  /** Nobody forms a line in it, and light cavalry only skirmishes. */
  readonly breaksLines?: true;
  /** R003-160: a unit that moves in it tests once a phase. */
  readonly swallows?: true;
  /** R000-166: the pieces of it to choose from before a custom battle (house value); absent: none. */
  readonly pool?: number;
  /** R003-118, R003-166, R003-167: foot is its garrison, and whoever attacks out of it is disorganised. */
  readonly isTown?: true;
}

export const CLEAR: Ground = {
  id: 'clear',
  drawn: 'clear',
  costs: null,
  cover: 'none',
  level: 0,
  isEasy: true,
};

const woods = {
  cover: 'soft',
  noCharges: true,
  blocks: 'beyond-one',
  level: 0,
  house: true,
} as const;
const broken = { cover: 'none', noCharges: true, level: 0, house: true } as const;

export const GROUNDS: readonly Ground[] = [
  CLEAR,
  { ...woods, id: 'light-woods', drawn: 'woods', costs: [15, 10, 20, 20, 20], limbered: true, pool: 10 },
  {
    ...woods,
    id: 'dense-woods',
    drawn: 'dense-woods',
    costs: [20, 15, 30, 0, 0],
    byRoad: true,
    breaksLines: true,
    pool: 4,
  },
  { ...broken, id: 'rough', drawn: 'rough', costs: [15, 10, 20, 20, 20], pool: 4 },
  { ...broken, id: 'marsh', drawn: 'marsh', costs: [20, 15, 20, 20, 0], pool: 4 },
  { ...broken, id: 'swamp', drawn: 'swamp', costs: [20, 20, 30, 30, 0], swallows: true },
  {
    id: 'town',
    drawn: 'village',
    costs: [20, 15, 0, 0, 0],
    cover: 'hard',
    noCharges: true,
    blocks: 'over',
    level: 0,
    byRoad: true,
    isTown: true,
    house: true,
    pool: 6,
  },
  {
    id: 'gentle-hill',
    drawn: 'hill',
    costs: null,
    cover: 'none',
    level: 1,
    slope: 'gentle-slope',
    isEasy: true,
    house: true,
    pool: 12,
  },
  {
    id: 'steep-hill',
    drawn: 'steep-hill',
    costs: null,
    cover: 'none',
    noCharges: true,
    level: 1,
    slope: 'steep-slope',
    house: true,
  },
];

export const TERRAIN: Readonly<Record<string, Ground>> = Object.fromEntries(
  GROUNDS.map((ground) => [ground.id, ground]),
);

/** The movers that pay for crossing an edge, in the order of the table: T003-10. */
export const EDGE_COLUMNS = [...GROUND_COLUMNS, 'horse-guns'] as const;
export type EdgeColumn = (typeof EDGE_COLUMNS)[number];

/** The extra cost of crossing it for each mover, in tenths of a square; -1 if that mover can't cross. */
type EdgeCosts = readonly [...GroundCosts, horseGuns: number];

/** T003-10: the cost of a slope, as of an edge. */
export const SLOPES: Readonly<Record<NonNullable<Ground['slope']>, EdgeCosts>> = {
  'gentle-slope': [0, 0, 0, 0, 5, 5],
  'steep-slope': [10, 5, 10, -1, -1, 10],
};

/** A kind of edge between two squares: T003-10. */
export interface Edge extends TerrainType<BorderLook> {
  /** Its row of the table of edges, which may be edited; null for nothing. */
  readonly costs: EdgeCosts | null;
  /** The cover of a unit behind it; a stream gives cover only on the far bank (R003-159). */
  readonly cover: Cover;
  /** R003-155 to R003-158: units that cross it become disorganised. */
  readonly isObstacle?: true;
  /** R003-124: units that have just crossed it may not fire. */
  readonly isFord?: true;
  /** It can't be crossed, except by a bridge. */
  readonly barred?: true;
  /** The kind of bridge, which decides the formations that may cross: R003-163, R003-164. */
  readonly bridge?: 'narrow' | 'wide';
  readonly noCharges?: true;
}

export const EDGES: readonly Edge[] = [
  {
    id: 'hedge',
    drawn: 'hedge',
    costs: [5, 5, 5, 5, -1, -1],
    cover: 'soft',
    isObstacle: true,
    noCharges: true,
    house: true,
  },
  {
    id: 'wall',
    drawn: 'wall',
    costs: [5, 5, 5, 5, -1, -1],
    cover: 'hard',
    isObstacle: true,
    noCharges: true,
    house: true,
  },
  {
    id: 'stream',
    drawn: 'stream',
    costs: [10, 5, 10, 10, 10, 10],
    cover: 'hard',
    isFord: true,
    noCharges: true,
    house: true,
  },
  {
    id: 'fieldwork',
    drawn: 'fieldwork',
    costs: [5, 5, 10, 10, -1, -1],
    cover: 'hard',
    noCharges: true,
    house: true,
  },
  { id: 'river', drawn: 'river', costs: null, cover: 'none', barred: true, house: true },
  { id: 'narrow-bridge', drawn: 'bridge', costs: null, cover: 'none', bridge: 'narrow', noCharges: true },
  { id: 'wide-bridge', drawn: 'wide-bridge', costs: null, cover: 'none', bridge: 'wide', noCharges: true },
];

export const BORDERS: Readonly<Record<string, Edge>> = Object.fromEntries(
  EDGES.map((edge) => [edge.id, edge]),
);

import type { BlockSign, LeaderSign } from '../../core';

/** The branches, which differ in movement, combat and terrain (T003-8). */
export const BRANCHES = [
  'infantry',
  'light-cavalry',
  'heavy-cavalry',
  'foot-artillery',
  'heavy-artillery',
  'horse-artillery',
] as const;
export type Branch = (typeof BRANCHES)[number];

/** A kind of unit: R003-01, R003-81. */
export interface UnitType {
  readonly id: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly branch: Branch;
  /** The sign on its block. */
  readonly sign: BlockSign;
  /** R003-81: true if the regiment may form skirmish order. */
  readonly skirmishes: boolean;
  /** R003-02, A2: the numbers of stands that a unit may have, the usual one first; a battery counts as four. */
  readonly stands: readonly number[];
  /** The formations that a unit may take, the usual one first. */
  readonly formations: readonly string[];
}

export const LINE = 'line';
export const ATTACK_COLUMN = 'attack-column';
export const MARCH_COLUMN = 'march-column';
export const SQUARE = 'square';
export const SKIRMISH = 'skirmish';
/** Infantry in buildings, which fires and fights as a line (R003-118). */
export const GARRISON = 'garrison';
export const LIMBERED = 'limbered';
export const UNLIMBERED = 'unlimbered';
/** Gunners who have left their guns behind (R003-128). */
export const GUNNERS = 'gunners';

export const FORMATIONS = [
  LINE,
  ATTACK_COLUMN,
  MARCH_COLUMN,
  SQUARE,
  SKIRMISH,
  GARRISON,
  LIMBERED,
  UNLIMBERED,
  GUNNERS,
] as const;

const FOOT = [LINE, ATTACK_COLUMN, MARCH_COLUMN, SQUARE, GARRISON];
const HORSE = [LINE, ATTACK_COLUMN, MARCH_COLUMN];
const GUNS = [UNLIMBERED, LIMBERED, GUNNERS];

/** A2: a battery counts as four stands. */
const BATTERY_STANDS = [4];

export const UNIT_TYPES: readonly UnitType[] = [
  {
    id: 'infantry',
    arm: 'infantry',
    branch: 'infantry',
    sign: 'line',
    skirmishes: false,
    stands: [6],
    formations: FOOT,
  },
  {
    id: 'light-infantry',
    arm: 'infantry',
    branch: 'infantry',
    sign: 'light',
    skirmishes: true,
    stands: [6],
    formations: [...FOOT, SKIRMISH],
  },
  {
    id: 'light-cavalry',
    arm: 'cavalry',
    branch: 'light-cavalry',
    sign: 'light',
    skirmishes: true,
    stands: [6, 4],
    formations: [...HORSE, SKIRMISH],
  },
  {
    id: 'heavy-cavalry',
    arm: 'cavalry',
    branch: 'heavy-cavalry',
    sign: 'heavy',
    skirmishes: false,
    stands: [6, 4],
    formations: HORSE,
  },
  {
    id: 'foot-artillery',
    arm: 'artillery',
    branch: 'foot-artillery',
    sign: 'foot',
    skirmishes: false,
    stands: BATTERY_STANDS,
    formations: GUNS,
  },
  {
    id: 'heavy-artillery',
    arm: 'artillery',
    branch: 'heavy-artillery',
    sign: 'heavy',
    skirmishes: false,
    stands: BATTERY_STANDS,
    formations: GUNS,
  },
  {
    id: 'horse-artillery',
    arm: 'artillery',
    branch: 'horse-artillery',
    sign: 'horse',
    skirmishes: false,
    stands: BATTERY_STANDS,
    formations: GUNS,
  },
];

/** R003-26: the ranks of generals, the lowest first. */
export const RANKS = ['division', 'corps', 'army'] as const;
export type Rank = (typeof RANKS)[number];

/** A type of general. */
export interface GeneralType {
  readonly id: string;
  readonly rank: Rank;
  /** The stars on the flag. */
  readonly sign: LeaderSign;
}

export const GENERAL_TYPES: readonly GeneralType[] = [
  { id: 'division-general', rank: 'division', sign: 'general' },
  { id: 'corps-general', rank: 'corps', sign: 'commander' },
  { id: 'army-general', rank: 'army', sign: 'army-commander' },
];

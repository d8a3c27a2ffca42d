import type { BlockSign, LeaderSign, PieceType } from '../../core';

/** A kind of unit (T004-1); differences within a kind are traits. */
export interface UnitType {
  readonly id: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly sign: BlockSign;
  /** Bonus actions for movement only (R004-54, R004-55, R004-58). */
  readonly bonus: number;
  /** R004-47: it stops in a wood. */
  readonly rides: boolean;
  readonly guns: Guns | null;
  readonly rule: string;
}

/** How artillery fires: R004-62 to R004-69. */
export interface Guns {
  /** How many squares it reaches, and from high ground. */
  readonly reach: number;
  readonly reachFromHigh: number;
  /** Up to how many of them are close range. */
  readonly close: number;
  /** It does not fire after it has moved, nor move after it has fired. */
  readonly stays: boolean;
  /** The statement about the reach, and the one by which it reaches no farther. */
  readonly rule: string;
  readonly beyond: string;
}

const FOOT_GUNS: Guns = {
  reach: 2,
  reachFromHigh: 3,
  close: 1,
  stays: true,
  rule: 'R004-67',
  beyond: 'R004-69',
};
const HORSE_GUNS: Guns = {
  reach: 1,
  reachFromHigh: 1,
  close: 0,
  stays: false,
  rule: 'R004-65',
  beyond: 'R004-65',
};

const mounted = { arm: 'cavalry', rides: true, guns: null } as const;

export const UNIT_TYPES: readonly UnitType[] = [
  { id: 'infantry', arm: 'infantry', sign: 'line', bonus: 0, rides: false, guns: null, rule: 'R004-01' },
  { ...mounted, id: 'heavy-cavalry', sign: 'heavy', bonus: 1, rule: 'R004-54' },
  { ...mounted, id: 'medium-cavalry', sign: 'regular', bonus: 1, rule: 'R004-54' },
  { ...mounted, id: 'light-cavalry', sign: 'light', bonus: 2, rule: 'R004-55' },
  {
    id: 'foot-artillery',
    arm: 'artillery',
    sign: 'foot',
    bonus: 0,
    rides: false,
    guns: FOOT_GUNS,
    rule: 'R004-57',
  },
  {
    id: 'horse-artillery',
    arm: 'artillery',
    sign: 'horse',
    bonus: 2,
    rides: true,
    guns: HORSE_GUNS,
    rule: 'R004-58',
  },
];

/** R004-06: a kind of general. */
export interface LeaderType {
  readonly id: string;
  readonly sign: LeaderSign;
  /** A004-59: true for the commander-in-chief, who belongs to no command. */
  readonly isChief: boolean;
}

export const LEADER_TYPES: readonly LeaderType[] = [
  { id: 'general', sign: 'general', isChief: false },
  { id: 'commander-in-chief', sign: 'commander', isChief: true },
];

/** A004-59: true for the types that a command can have. */
export const forCommands = (type: PieceType): boolean =>
  !LEADER_TYPES.some(({ id, isChief }) => isChief && id === type.id);

/** R004-07: a unit carries at most six disruption points. */
export const MOST_DPS = 6;

/** The formation of a unit in a town: R004-18. */
export const GARRISON = 'garrison';
export const LINE = 'line';

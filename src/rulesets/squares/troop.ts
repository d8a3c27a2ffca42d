import type { KindOf } from '../../core';
import { UNIT_TYPES, type UnitType } from './unit-types';

export const RATINGS = ['poor', 'good', 'excellent'] as const;
export type Rating = (typeof RATINGS)[number];

/** R004-02, and the class of artillery that has to lead a defence (T004-5 note 8). */
export const LOWEST_CLASS = 5;

/** What charts and scenario say of a piece: nothing of it changes while a battle is played. */
export interface Troop {
  /** Of a unit its kind, of a general his rank. */
  readonly type: string;
  readonly arm: UnitType['arm'] | 'general';
  /** Further actions for movement alone. */
  readonly bonus: number;
  /** R004-47: it stops in a wood. */
  readonly rides: boolean;
  readonly guns: UnitType['guns'];
  /** R004-02: 1 is best; ordinary troops where nothing is said. */
  readonly grade: number;
  /** R004-03: 3 is best; cavalry and artillery have none. */
  readonly skirmish: number;
  /** R004-06. */
  readonly rating: Rating;
  /** R004-05: a piece that names none belongs to one of its side. */
  readonly command: string;
}

const TYPES: ReadonlyMap<string, UnitType> = new Map(UNIT_TYPES.map((type) => [type.id, type]));

/** The commander-in-chief belongs to no command (A004-59). */
export const CHIEF = 'commander-in-chief';
const GENERALS = ['general', CHIEF];

/** What is said of a piece; throws a RangeError for a type that the rules do not know. */
export const troopOf: KindOf<Troop> = (type, { side, traits }) => {
  const unit = TYPES.get(type);
  if (!unit && !GENERALS.includes(type)) throw new RangeError(`no kind of unit "${type}"`);
  const { arm = 'general', bonus = 0, rides = false, guns = null } = unit ?? {};
  return {
    type,
    arm,
    bonus,
    rides,
    guns,
    grade: arm === 'artillery' ? LOWEST_CLASS : Number(traits?.class ?? 3),
    skirmish: arm === 'infantry' ? Number(traits?.skirmish ?? 0) : 0,
    rating: RATINGS.find((rating) => rating === traits?.rating) ?? 'good',
    command: String(traits?.command ?? side),
  };
};

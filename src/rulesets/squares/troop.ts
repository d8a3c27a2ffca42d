import type { KindOf } from '../../core';
import { LEADER_TYPES, UNIT_TYPES, type UnitType } from './unit-types';

export const RATINGS = ['poor', 'good', 'excellent'] as const;
export type Rating = (typeof RATINGS)[number];

/** R004-02: the lowest class; artillery that has to lead a defence counts as this one (T004-5 note 8). */
export const LOWEST_CLASS = 5;

/** The data of a piece from the charts and the scenario; it never changes during a battle. */
export interface Troop {
  /** The type of a unit, or the rank of a general. */
  readonly type: string;
  readonly arm: UnitType['arm'] | 'general';
  /** Bonus actions for movement only. */
  readonly bonus: number;
  /** R004-47: it stops in a wood. */
  readonly rides: boolean;
  readonly guns: UnitType['guns'];
  /** R004-02: 1 is best; ordinary troops if not given. */
  readonly grade: number;
  /** R004-03: 3 is best; cavalry and artillery have none. */
  readonly skirmish: number;
  /** R004-06: the rating of a general. */
  readonly rating: Rating;
  readonly isChief: boolean;
  /** R004-05: a piece without one belongs to a command of its whole side. */
  readonly command: string;
}

const TYPES: ReadonlyMap<string, UnitType> = new Map(UNIT_TYPES.map((type) => [type.id, type]));

/** The data of a piece; throws a RangeError for a type that these rules do not know. */
export const troopOf: KindOf<Troop> = (type, { side, traits }) => {
  const unit = TYPES.get(type);
  const leader = LEADER_TYPES.find(({ id }) => id === type);
  if (!unit && !leader) throw new RangeError(`no kind of unit "${type}"`);
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
    isChief: leader?.isChief ?? false,
    command: String(traits?.command ?? side),
  };
};

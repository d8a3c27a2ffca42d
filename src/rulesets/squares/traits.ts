import type { Facing, Leader, Unit } from '../../core';
import { usualFacing } from './board';
import { dpsOf, isArtillery, isInfantry } from './unit-types';

export const RATINGS = ['poor', 'good', 'excellent'] as const;
export type Rating = (typeof RATINGS)[number];

/** R004-02, and the class of artillery that has to lead a defence (T004-5 note 8). */
export const LOWEST_CLASS = 5;

/** R004-02: 1 is best; ordinary troops where nothing is said. */
export const classOf = (unit: Unit): number =>
  isArtillery(unit) ? LOWEST_CLASS : Number(unit.traits?.class ?? 3);

/** R004-03: 3 is best; cavalry and artillery have none. */
export const skirmishOf = (unit: Unit): number => (isInfantry(unit) ? Number(unit.traits?.skirmish ?? 0) : 0);

/** R004-06. */
export const ratingOf = ({ traits }: Leader): Rating =>
  RATINGS.find((rating) => rating === traits?.rating) ?? 'good';

/** Where a unit looks. */
export const facingOf = ({ facing, side }: Unit): Facing => facing ?? usualFacing(side);

/** R004-112: the level at which a unit tests its morale; who has the lowest stands fastest. */
export const moraleLevel = (unit: Unit): number => classOf(unit) + dpsOf(unit);

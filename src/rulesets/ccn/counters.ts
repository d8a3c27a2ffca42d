import { partsOf, type Side } from '../../core';
import { FAMILY_NAMES, type FamilyKept } from '../commands-and-colors/glory';

/** Counters of a side: who has them, and how many are left. */
export interface Counters {
  readonly side: Side;
  readonly counters: number;
}

/** What is kept of a battle: of the family, and what a scenario gives a nation beside its units (section 1.11). */
export interface Kept extends FamilyKept {
  /** Spanish: counters that cancel a card of the enemy; more of them come by scouting. */
  readonly guerrillas: Counters | undefined;
  /** Prussian: counters that let a unit ignore a further flag. */
  readonly ironWill: Counters | undefined;
  /** Russian: whose ranks are filled by a roll before the battle. */
  readonly motherRussia: Side | undefined;
}

/** Words of a scenario for them. */
export const COUNTER_WORDS = ['guerrillas', 'ironWill', 'motherRussia'] as const;

export const COUNTER_NAMES = [...FAMILY_NAMES, ...COUNTER_WORDS] as const;

/** Each of them by itself. */
export const COUNTERS = partsOf<Kept>(COUNTER_NAMES);

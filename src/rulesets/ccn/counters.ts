import { partsOf, type Side } from '../../core';

/** Counters of a side: who has them, and how many are left. */
export interface Counters {
  readonly side: Side;
  readonly counters: number;
}

/** What a scenario gives a nation beside its units: section 1.11. */
export interface Kept {
  /** Spanish: counters that cancel a card of the enemy; more of them come by scouting. */
  readonly guerrillas: Counters | undefined;
  /** Prussian: counters that let a unit ignore a further flag. */
  readonly ironWill: Counters | undefined;
  /** Russian: whose ranks are filled by a roll before the battle. */
  readonly motherRussia: Side | undefined;
}

export const COUNTER_NAMES = ['guerrillas', 'ironWill', 'motherRussia'] as const;

/** Each of them by itself. */
export const COUNTERS = partsOf<Kept>(COUNTER_NAMES);

import { partsOf, type Side } from '../../core';
import { FAMILY_NAMES, type FamilyData } from '../commands-and-colors/battle-data';

/** Counters of a side: their owner, and the number left. */
export interface Counters {
  readonly side: Side;
  readonly counters: number;
}

/** Ruleset data of a battle: the family's, and a nation's extras from the scenario (section 1.11). */
export interface CounterData extends FamilyData {
  /** Spanish: counters that cancel an enemy card; scouting gives more of them. */
  readonly guerrillas: Counters | undefined;
  /** Prussian: counters that let a unit ignore one more flag. */
  readonly ironWill: Counters | undefined;
  /** Russian: the side that rolls for extra blocks before the battle. */
  readonly motherRussia: Side | undefined;
}

/** The fields of a scenario for them. */
export const COUNTER_WORDS = ['guerrillas', 'ironWill', 'motherRussia'] as const;

export const COUNTER_NAMES = [...FAMILY_NAMES, ...COUNTER_WORDS] as const;

/** Each of them as a separate part. */
export const COUNTERS = partsOf<CounterData>(COUNTER_NAMES);

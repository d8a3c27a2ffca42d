import type { Army, SampleArmy } from '../../../core';

/** The terms of army building in which the games of the family differ. */
export interface ArmyTerms {
  readonly ruleset: string;
  /** The place of the rules for such battles, shown as the battle's source. */
  readonly source: string;
  readonly nations: readonly string[];
  /** R000-163: the price of each type, in the order of the list. */
  readonly prices: Readonly<Record<string, number>>;
  /** R000-162: the pieces every army gets for free. */
  readonly free: Readonly<Record<string, number>>;
  readonly samples: readonly SampleArmy[];
  /** R000-166: the number of terrain pieces of each kind to choose from. */
  readonly pool: Readonly<Record<string, number>>;
  isLeader(type: string): boolean;
  /** The types an army of a nation can buy. */
  typesOf(nation: string): readonly string[];
  /** The nation whose colour a type has in an army of a nation. */
  colourOf(type: string, nation: string): string;
  /** The same troops in an army of another nation; types without a counterpart stay unchanged. */
  ofNation(counts: Army['counts'], nation: string): Army['counts'];
  /** The name of a unit of a type in an army of a nation, after its number. */
  nameOf(type: string, nation: string): string;
}

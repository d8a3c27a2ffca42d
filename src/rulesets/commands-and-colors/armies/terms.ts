import type { Army, SampleArmy } from '../../../core';

/** What armies of one game of the family are made of, where others have something else. */
export interface ArmyTerms {
  readonly ruleset: string;
  /** Where the rules for such battles stand, as a battle says it of itself. */
  readonly source: string;
  readonly nations: readonly string[];
  /** R000-163: what one of each type costs, in the order of the list. */
  readonly prices: Readonly<Record<string, number>>;
  /** R000-162: what every army gets for free. */
  readonly free: Readonly<Record<string, number>>;
  readonly samples: readonly SampleArmy[];
  /** R000-166: how many terrain pieces of each kind there are to choose from. */
  readonly pool: Readonly<Record<string, number>>;
  isLeader(type: string): boolean;
  /** What an army of a nation can buy. */
  typesOf(nation: string): readonly string[];
  /** The nation whose colour a type wears in an army of a nation. */
  colourOf(type: string, nation: string): string;
  /** The same troops in an army of another nation; those that it does not know stay as they are. */
  ofNation(counts: Army['counts'], nation: string): Army['counts'];
  /** What one of a type is called, after its number, in an army of a nation. */
  nameOf(type: string, nation: string): string;
}

import type {
  Army,
  ArmyLine,
  ArmyPiece,
  BattlePlan,
  BattleSize,
  SampleArmy,
  Scenario,
  Side,
  SpaceId,
} from '../../core';

/** The line of a list, with everything that a game states about it. */
export interface ListedLine extends ArmyLine {
  /** The price; null if no army can buy one. */
  readonly price: number | null;
  /** The number that every army has for free. */
  readonly free: number;
  /** The name of a unit, after its number. */
  readonly called: string;
  readonly isLeader: boolean;
  /** The values of its own that a scenario would state. */
  readonly setup: Pick<ArmyPiece, 'formation' | 'full' | 'traits'>;
}

/** The terms of army building on which games differ. */
export interface ArmyTerms {
  readonly ruleset: string;
  /** The place of the rules for such battles, shown as the battle's source. */
  readonly source: string;
  readonly nations: readonly string[];
  readonly sizes: readonly BattleSize[];
  /** R000-163: the lines of the list in its order. */
  readonly lines: Readonly<Record<string, ListedLine>>;
  /** True if the prices are house values. */
  readonly hasHousePrices: boolean;
  readonly samples: readonly SampleArmy[];
  /** R000-166: the number of terrain pieces of each kind to choose from. */
  readonly pool: Readonly<Record<string, number>>;
  /** AMB-000-43: the number of rows from its own edge in which a side deploys (house value). */
  readonly rows: number;
  /** The lines an army of a nation can buy. */
  typesOf(nation: string): readonly string[];
  /** The nation whose colour a line has in an army of a nation. */
  colourOf(line: string, nation: string): string;
  /** The same troops in an army of another nation; lines without a counterpart stay unchanged. */
  ofNation(counts: Army['counts'], nation: string): Army['counts'];
  /** The word before the name of a unit of a line in an army of a nation; empty for none. */
  wordFor(line: string, nation: string): string;
  /** The facing of a side's units; absent in games without facing. */
  facingOf?(side: Side): NonNullable<ArmyPiece['facing']>;
  /** Divides an army into its commands; absent in games without commands. */
  inCommands?(pieces: readonly ArmyPiece[], tag: string): readonly ArmyPiece[];
  /** The reason of a remark about the generals of an army; absent in games without commands. */
  readonly leaders?: { readonly unitsPerLeader: number; readonly rule: string };
  /** The target and the rating of a side. */
  statsOf(plan: BattlePlan, size: BattleSize, side: Side): { target: number | null; rating: number };
  /** The spaces that both sides fight for, with their points for each; absent in games that are won by losses. */
  objectivesOf?(size: BattleSize): { readonly spaces: readonly SpaceId[]; readonly points: number };
  /** Rules options of a battle that are not the usual ones; absent: none. */
  readonly options?: Scenario['options'];
  /** The game's own data of a battle. */
  extraOf?(size: BattleSize): NonNullable<Scenario['extra']>;
}

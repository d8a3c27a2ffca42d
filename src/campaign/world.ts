import type { PieceId, Ruleset, Scenario } from '../core';
import type { TroopClass } from './campaign';

/** What a campaign needs to know of the games that it is fought by. */
export interface CampaignWorld {
  /** The scenario with an id; throws a RangeError for one that nobody knows. */
  scenarioOf(id: string): Scenario;
  /** The game of a scenario, on its board. */
  rulesOf(scenario: Scenario): Ruleset;
  /** R001-56, R001-57: the type of a nation's militia of foot; undefined where a game has none. */
  militiaOf(rules: Ruleset, nation: string): string | undefined;
  /** Whether pieces may begin a battle where its scenario puts them, by the rules of its game. */
  mayBegin(scenario: Scenario, pieces: readonly PieceId[]): boolean;
  /** R001-20: the class of troops of a type. */
  classOf(rules: Ruleset, type: string): TroopClass;
  /** R001-28: whether units of a type carry a flag. */
  carriesFlag(rules: Ruleset, type: string): boolean;
  /** R001-76: the colour of a type in the Ancient game; undefined in the other one. */
  colourOf(rules: Ruleset, type: string): 'red' | 'blue' | 'green' | undefined;
}

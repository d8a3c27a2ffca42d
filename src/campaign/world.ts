import type { PieceId, Ruleset, Scenario } from '../core';
import type { TroopClass } from './campaign';
import type { Setting } from './plan';

/** The knowledge of games that a campaign needs. */
export interface CampaignWorld {
  /** The scenario with an id; throws a RangeError if there is none. */
  scenarioOf(id: string): Scenario;
  /** The game of a scenario, on its board. */
  rulesOf(scenario: Scenario): Ruleset;
  /** R001-02: the wording of the rules that applies to campaigns of a scenario's game. */
  settingOf(scenario: Scenario): Setting;
  /** R001-56, R001-57: the type of a nation's militia infantry; undefined if the game has none. */
  militiaOf(rules: Ruleset, nation: string): string | undefined;
  /** True if pieces may begin a battle in the spaces of its scenario, by the rules of its game. */
  mayBegin(scenario: Scenario, pieces: readonly PieceId[]): boolean;
  /** R001-20: the class of troops of a type. */
  classOf(rules: Ruleset, type: string): TroopClass;
  /** R001-28: true if units of a type carry a flag. */
  carriesFlag(rules: Ruleset, type: string): boolean;
  /** R001-76: the colour of a type in the Ancient game; undefined in the Napoleonic one. */
  colourOf(rules: Ruleset, type: string): 'red' | 'blue' | 'green' | undefined;
}

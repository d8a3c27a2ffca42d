import type { ArmyBuilding, Guide, Ruleset, Scenario } from '../../core';

/** A game that can be played: its rules and the scenarios that come with them. */
export interface Game {
  readonly rules: Ruleset;
  readonly scenarios: readonly Scenario[];
  /** Absent for games without battles that players make up. */
  readonly armies?: ArmyBuilding;
  /** What it tells its players of itself. */
  readonly guide?: Guide;
}

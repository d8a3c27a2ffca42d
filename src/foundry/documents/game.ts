import type { Ruleset, Scenario } from '../../core';

/** A game that can be played: its rules and the scenarios that come with them. */
export interface Game {
  readonly rules: Ruleset;
  readonly scenarios: readonly Scenario[];
}

import type { Ruleset, Scenario, State } from '../../core';
import type { Trials } from '../../match';
import type { OfficerLevel } from '../documents/officers';
import type { Thought } from '.';

/** A battle that officers of one level are to fight from its beginning. */
export interface Trial {
  readonly rules: Ruleset;
  readonly start: State;
  readonly level: OfficerLevel;
  readonly seed: number;
}

/** Fights trial battles outside the page. */
export interface TrialGround {
  /** Begins a battle; its result is where it was left, without a winner after too many orders. */
  fight(trial: Trial): Thought<{ readonly end: State }>;
}

/** A scenario that officers of one level are to play against each other. */
export interface TriedScenario {
  readonly rules: Ruleset;
  readonly scenario: Scenario;
  readonly level: OfficerLevel;
}

/** The trial battles of scenarios, for any window that shows one. */
export interface ScenarioTrials {
  /** The results so far with this world's house tables; undefined if there are none. */
  of(tried: TriedScenario): Trials | undefined;
  /** Plays a scenario a hundred times in a window of its own. */
  play(tried: TriedScenario): void;
  /** Calls the listener whenever a series has ended. */
  onKept(listener: () => void): void;
}

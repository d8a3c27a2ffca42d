import type { ArmyBuilding, Ruleset } from '../../src/core';
import { ccNapoleon, ccNapoleonArmies } from '../../src/rulesets/cc-napoleon';

/** What cases can be played with: rulesets, and how armies are bought in those that know such a thing. */
export interface Games {
  readonly rulesets: readonly Ruleset[];
  /** By the id of the ruleset. */
  readonly armies: Readonly<Record<string, ArmyBuilding>>;
}

/** The games of this module. */
export const GAMES: Games = {
  rulesets: [ccNapoleon],
  armies: { [ccNapoleon.id]: ccNapoleonArmies },
};

import type { Procedure, Rolling, RollOutcome, Sum } from '../../core';
import type { Battle, Course, Unit } from './battle';

/** How a unit comes to strike. */
export type Strike = 'melee' | 'battle-back' | 'first-strike';

/** What a unit has suffered by one attack. */
export interface Suffered {
  /** It went back, or should have and could not. */
  readonly retreated: boolean;
  /** It lost blocks for hexes, or as a square, that it could not go back. */
  readonly paid: boolean;
  readonly leaderLost: boolean;
}

/**
 * What a variant of the core game changes of its procedures, a function for each paragraph; `CORE_RULES` are those of
 * the core game itself.
 */
export interface CoreRules {
  /** Rolls the dice of a combat, and has each roll told: whoever rolls may have means to roll them again. */
  combatRoll(c: Course, rolling: Rolling, tell: (thrown: RollOutcome) => void): Procedure<RollOutcome>;
  /** Adds what the unit gains in ranged combat beside its table. */
  addRanged(battle: Battle, unit: Unit, target: Unit, dice: Sum): void;
  /** Adds what it gains in melee. */
  addMelee(battle: Battle, unit: Unit, target: Unit, strike: Strike, dice: Sum): void;
  /** No combat roll has fewer dice; null where ground may leave none. */
  readonly leastDice: { readonly count: number; readonly rule: string } | null;
  /** Flags that can be ignored in one combat at the most. */
  readonly mostIgnored: number;
  /** Batteries that can support one melee at the most. */
  readonly mostGuns: number;
  /** Whether guns have so little ammunition left that they battle adjacent enemies alone, with one die. */
  isShortOfAmmunition(unit: Unit): boolean;
  /** A leader becomes a casualty. */
  loseLeader(c: Course, leader: Unit, cause: string, by: Unit | null): void;
  /** A leader has fallen back by himself. */
  afterLeaderRetreat(c: Course, leader: Unit): void;
  /** What follows for a unit from all that one attack has done to it. */
  afterSuffering(c: Course, unit: Unit, suffered: Suffered): Procedure;
  /** What the victor does in the space that he has just taken. */
  afterTakingGround(c: Course, unit: Unit): Procedure;
}

const known = new Map<string, CoreRules>();

/** Makes the rules of a game known under its id. */
export const addCoreRules = (ruleset: string, rules: CoreRules): void => {
  known.set(ruleset, rules);
};

let lastRuleset = '';
let lastRules: CoreRules | undefined;

/** The rules by which a battle is played; throws a RangeError for a game that is none of these. */
export function coreRulesOf({ setting: { ruleset } }: Battle): CoreRules {
  if (ruleset === lastRuleset && lastRules) return lastRules;
  const rules = known.get(ruleset);
  if (!rules) throw new RangeError(`no game "${ruleset}" on the core`);
  lastRuleset = ruleset;
  lastRules = rules;
  return rules;
}

import type { Context, Piece, Position, Procedure, Rolling, RollOutcome, Sum } from '../../core';
import type { Variant } from '../commands-and-colors/variant';
import type { Kind } from './piece-kind';
import type { Terrain } from './terrain-type';

/** The state of a battle on the core game. */
export type Battle = Position<Kind, CoreGame>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** The context of an order on the core game while it is carried out. */
export type Course = Context<Kind, CoreGame>;

/** The kind of a unit's strike; `in-passing`: at a leader who escapes past it. */
export type Strike = 'melee' | 'battle-back' | 'first-strike' | 'in-passing';

/** The effects of one attack on a unit. */
export interface Suffered {
  /** True if it retreated, or should have retreated but could not. */
  readonly retreated: boolean;
  /** True if it lost blocks for hexes it could not retreat, or as a square instead of retreating. */
  readonly paid: boolean;
  readonly leaderLost: boolean;
}

/**
 * The procedures in which variants of the core game differ, one function for each paragraph. `CORE_RULES` are those of
 * the core game itself.
 */
export interface CoreRules {
  /** Rolls the dice of a combat and reports each roll: the roller may be able to reroll them. */
  combatRoll(c: Course, rolling: Rolling, tell: (thrown: RollOutcome) => void): Procedure<RollOutcome>;
  /** Adds the dice a unit gains in ranged combat beyond its table. */
  addRanged(battle: Battle, unit: Unit, target: Unit, dice: Sum): void;
  /** Adds the dice a unit gains in melee. */
  addMelee(battle: Battle, unit: Unit, target: Unit, strike: Strike, dice: Sum): void;
  /** The minimum of dice in a combat roll; null where terrain may leave none. */
  readonly leastDice: { readonly count: number; readonly rule: string } | null;
  /** The maximum of flags that can be ignored in one combat. */
  readonly mostIgnored: number;
  /** The maximum of batteries that can support one melee. */
  readonly mostGuns: number;
  /** True if artillery is so low on ammunition that it battles adjacent enemies only, with one die. */
  isShortOfAmmunition(unit: Unit): boolean;
  /** Makes a leader a casualty. */
  loseLeader(c: Course, leader: Unit, cause: string, by: Unit | null): void;
  /** Runs after a leader without a unit has retreated. */
  afterLeaderRetreat(c: Course, leader: Unit): void;
  /** Carries out the consequences for a unit of everything that one attack did to it. */
  afterSuffering(c: Course, unit: Unit, suffered: Suffered): Procedure;
  /** Carries out the victor's actions in the space it has just taken. */
  afterTakingGround(c: Course, unit: Unit): Procedure;
}

/** A game of the family that is played on the core game. */
export interface CoreGame extends Variant<Terrain>, CoreRules {}

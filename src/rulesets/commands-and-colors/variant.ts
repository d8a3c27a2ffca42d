import type { Classes, Json, Preview, Procedure, Refusal, Setting, SideNumber, Sum } from '../../core';
import type { Battle, Course, Unit } from './battle';
import type { CommandCard } from './cards/card';
import type { Answer, Blows, Combat } from './combat';
import type { Terrain } from './terrain';
import type { Walking } from './walking';

/**
 * What one game of the family has for itself: its tables, and what its rules say where others say something else, a
 * function for each paragraph. Procedures ask these, and never which game they serve.
 */
export interface Variant {
  readonly terrain: ReadonlyMap<string, Terrain>;
  /** The first value of every rules option. */
  readonly options: Readonly<Record<string, Json>>;
  /** How far the mere presence of a leader lets units ignore a flag. */
  readonly rallyReach: number;
  readonly cards: ReadonlyMap<string, CommandCard>;
  /** The whole deck, each card as often as it is there. */
  readonly deck: readonly string[];
  /** What a card comes down to that has nobody to order. */
  readonly singleOrder: string;

  // Orders

  /** As how many pieces a card can order a unit. */
  orderedAs(unit: Unit): number;
  /** How many pieces of each class a card orders that is rolled for. */
  rolledOrders(c: Course, side: SideNumber): Procedure<Readonly<Record<string, number>>>;
  /** Chooses and orders those whom a card orders when it is laid down. */
  chosenOrders(c: Course, side: SideNumber): Procedure;

  // Movement

  /** Makes of the walk of a unit, which knows ground and enemies, one that knows what friends let through. */
  walkAmongFriends(battle: Battle, unit: Unit, walk: Walking): void;
  /** Makes of a walk in battle order one in march column; no steps where the unit can't march. */
  marchColumn(battle: Battle, unit: Unit, walk: Walking): void;
  /** Why a unit whose walk comes to a step that it can't march says so; undefined if it is just too far. */
  marchFault(battle: Battle, unit: Unit, way: readonly number[], needs: number): Refusal | undefined;
  /** Why a march may not come to a space where nobody is in the way. */
  marchBarred(battle: Battle, unit: Unit, space: number, way: readonly number[]): Refusal;
  /** Whether a unit becomes part of the one that stands in a space; a refusal says why not, undefined that nobody thinks of it. */
  joining(battle: Battle, unit: Unit, space: number): true | Refusal | undefined;
  /** A unit becomes part of the one in whose space it has ended. */
  join(c: Course, unit: Unit, host: Unit): void;
  /** Why the formation of a unit keeps it where it is. */
  formationFault(unit: Unit): Refusal | undefined;

  // Fire

  /** Why a unit can't fire, on whomever. */
  firerFault(battle: Battle, unit: Unit): Refusal | undefined;
  /** How far a unit fires; 0 if it never does. */
  fireReach(battle: Battle, unit: Unit): number;
  /** Adds the dice of a fire attack with every reason; none if the unit never fires or the target is out of range. */
  fireDice(battle: Battle, firer: Unit, target: Unit, dice: Sum): void;
  /** What of a die hits under fire. */
  readonly fireHits: Classes;

  // Close combat

  /** Why a unit can't start a close combat against another. */
  chargeFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined;
  /** Why a unit can't attack a leader who stands alone. */
  leaderTargetFault(battle: Battle, unit: Unit, space: number): Refusal | undefined;
  /** Adds the dice of a close combat attack with every reason; none if the unit has no close combat. */
  meleeDice(battle: Battle, unit: Unit, target: Unit, dice: Sum): void;
  /** What a close combat comes to that needs no dice; undefined if it needs them. */
  meleeWithoutDice(unit: Unit, target: Unit): Preview | undefined;
  /** What the target of a close combat does before the dice. */
  responses(c: Course, target: Unit, unit: Unit): Procedure<Answer>;
  /** The dice of one close combat attack, and what hits. */
  blows(c: Course, unit: Unit, target: Unit): Procedure<Blows>;
  /** What a target does that stood. */
  battleBack(c: Course, unit: Unit, attacker: Unit): Procedure;
  /** What the victor makes of the space that he has won; whom he attacks next, if anyone. */
  advance(c: Course, unit: Unit, won: number): Procedure<Unit | null>;

  // Hits, flags and losses

  /** How many hits make a unit go back, instead of costing its strength. */
  sparedHits(unit: Unit, hits: number, by: Combat): number;
  /** How far a unit goes back for each of them; it is lost if it can't. */
  readonly sparedSteps: number;
  /** Adds what lets a unit ignore flags, one each. */
  ignoresFlags(battle: Battle, unit: Unit, ignored: Sum): void;
  /** How far a unit goes back for flags. */
  retreatDistance(battle: Battle, unit: Unit, flags: number): number;
  /** Whether a unit that has to go back loses its strength where it stands instead. */
  holdsItsGround(battle: Battle, unit: Unit): boolean;
  /** What a unit keeps of itself changes with its losses. */
  afterLoss(c: Course, unit: Unit): void;
  /** Whether the enemy scores by the loss of a unit. */
  scoresFor(unit: Unit): boolean;
  /** What becomes of a leader whose unit is gone, or who was attacked alone. */
  leaderCheck(c: Course, leader: Unit, by: Unit | null): Procedure;
}

const variants = new Map<string, Variant>();

/** Makes the tables of a game known under its id. */
export const addVariant = (ruleset: string, variant: Variant): void => {
  variants.set(ruleset, variant);
};

// Asked about one battle many times, and then about another one.
let lastSetting: Setting | undefined;
let lastVariant: Variant | undefined;

/** The tables by which a battle is played. */
export function variantOf({ setting }: Battle): Variant {
  if (setting === lastSetting && lastVariant) return lastVariant;
  const known = variants.get(setting.ruleset);
  if (!known) throw new RangeError(`no game "${setting.ruleset}" in this family`);
  lastSetting = setting;
  lastVariant = known;
  return known;
}

/** Whether a rules option has a value; options that a battle does not name have their initial one. */
export const optionIs = (battle: Battle, id: string, value: Json): boolean =>
  (battle.setting.options[id] ?? variantOf(battle).options[id]) === value;

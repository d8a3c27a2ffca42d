import type { Json, Preview, Procedure, Refusal, Setting, SideNumber, Sum } from '../../core';
import type { Battle, Course, Unit } from './battle';
import type { CommandCard } from './cards/card';
import type { Aftermath, Answer, Blows, Combat } from './combat';
import type { FamilyReason } from './reasons';
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

  // Rule numbers

  /** The paragraph behind every reason that the family itself gives. */
  readonly rules: Readonly<Record<FamilyReason, string>>;

  // Orders

  /** As how many pieces a card can order a unit. */
  orderedAs(unit: Unit): number;
  /** How many pieces of each class a card orders that is rolled for. */
  rolledOrders(c: Course, side: SideNumber): Procedure<Readonly<Record<string, number>>>;
  /** Chooses and orders those whom a card orders when it is laid down. */
  chosenOrders(c: Course, side: SideNumber): Procedure;

  /** Whether the enemy undoes a card that a side is about to lay down, and with it the side's turn. */
  cardCancelled(c: Course, side: SideNumber, card: string): Procedure<boolean>;
  /** Whether a side takes something else than the cards that it draws after its turn. */
  insteadOfDrawing(c: Course, side: SideNumber, card: string | null): Procedure<boolean>;
  /** Whether counters may be spent now, before anything else is done in a turn. */
  mayPayCounters(battle: Battle): boolean;
  /** Whether a unit on the board has lost blocks that can come back. */
  isUnderStrength(battle: Battle, unit: Unit): boolean;
  /** What is rolled for before the first turn. */
  prelude(c: Course): Procedure;

  // Movement

  /** How far a piece moves and may still attack: by the chart, unless the card in play says otherwise. */
  battleMove(battle: Battle, piece: Unit): number;

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
  /** Why a formation keeps a piece where it is: its own, or that of the unit it is with. */
  formationFault(battle: Battle, piece: Unit): Refusal | undefined;
  /** Whether a piece that has moved, or attacked, moves once more. */
  mayMoveAgain(battle: Battle, piece: Unit): boolean;
  /** What the end of a move makes of a piece. */
  afterMove(c: Course, piece: Unit): void;

  // Fire

  /** Why a unit can't fire, on whomever. */
  firerFault(battle: Battle, unit: Unit): Refusal | undefined;
  /** How far a unit fires; 0 if it never does. */
  fireReach(battle: Battle, unit: Unit): number;
  /** Adds the dice of a fire attack with every reason; none if the unit never fires or the target is out of range. */
  fireDice(battle: Battle, firer: Unit, target: Unit, dice: Sum): void;
  /** Where the line of sight to a target is blocked; `NO_SPACE` if it is free. */
  sightBlockedAt(battle: Battle, firer: Unit, target: number): number;
  /** Why a unit can't fire that way, whatever its range. */
  aimFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined;
  /** Why a unit can't fire on a leader, who may stand with a unit. */
  leaderFireFault(battle: Battle, unit: Unit, leader: Unit): Refusal | undefined;
  /** One fire attack that was ordered, with what comes of it. */
  shoot(c: Course, unit: Unit, target: Unit): Procedure<unknown>;

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
  responses(c: Course, target: Unit, unit: Unit, supports: readonly Unit[]): Procedure<Answer>;
  /** The dice of one close combat attack, and what hits. */
  blows(c: Course, unit: Unit, target: Unit, supports: readonly Unit[]): Procedure<Blows>;
  /** An attack on a leader who stands alone. */
  attackLeader(c: Course, unit: Unit, leader: Unit, supports: readonly Unit[]): Procedure;
  /** The dice of every attack on a leader; undefined if they are those of an attack on a unit. */
  readonly leaderPreview: Preview | undefined;
  /** How a target has to come out of an attack to battle back. */
  readonly battlesBackAfter: readonly Aftermath[];
  /** What a target does that stood. */
  battleBack(c: Course, unit: Unit, attacker: Unit): Procedure;
  /** What the victor makes of the space that he has won; whom he attacks next, if anyone. */
  advance(c: Course, unit: Unit, won: number): Procedure<Unit | null>;

  // Hits, flags and losses

  /** What an attack does to its target: losses, then the flags that it doesn't ignore. */
  suffer(c: Course, unit: Unit, hits: number, flags: number, cause: Combat, by: Unit): Procedure<Aftermath>;
  /** Adds what lets a unit ignore flags, one each. */
  ignoresFlags(battle: Battle, unit: Unit, ignored: Sum, by: Unit): void;
  /** What a unit keeps of itself changes with its losses. */
  afterLoss(c: Course, unit: Unit): void;
  /** What becomes of what belonged to a unit that is gone. */
  whenGone(c: Course, unit: Unit): void;
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

import type {
  Context,
  Json,
  Piece,
  Position,
  Preview,
  Procedure,
  Refusal,
  SideNumber,
  Sum,
} from '../../core';
import type { CommandCard } from './cards/card';
import type { Aftermath, Answer, Blows, Combat } from './combat';
import type { Kind } from './piece-kind';
import type { FamilyReason, FamilyRefusal } from './reasons';
import type { Terrain } from './terrain-type';
import type { Walking } from './walking';

/** The state of a battle of this family. */
export type Battle = Position<Kind, Variant>;

/** A unit or a leader. */
export type Unit = Piece<Kind>;

/** The context of an order of this family while it is carried out. */
export type Course = Context<Kind, Variant>;

/**
 * One game of the family: its tables, and its rules where the games differ, one function for each paragraph. Procedures
 * call these and never ask which game is played. `Row`: a row of its terrain chart.
 */
export interface Variant<Row extends Terrain = Terrain> {
  readonly terrain: ReadonlyMap<string, Row>;
  /** The first value of every rules option. */
  readonly options: Readonly<Record<string, Json>>;
  /** The distance at which a leader's presence lets units ignore a flag. */
  readonly rallyReach: number;
  readonly cards: ReadonlyMap<string, CommandCard>;
  /** The whole deck: each card's id, once per copy. */
  readonly deck: readonly string[];
  /** The card in play if the card played has no piece to order. */
  readonly singleOrder: string;

  // Rule numbers

  /** The paragraph for every reason that the family gives. */
  readonly rules: Readonly<Record<FamilyReason, string>>;
  /** Every refusal of the family with its paragraph, made once because thousands of orders are tested by them. */
  readonly refusals: ReadonlyMap<FamilyRefusal, Refusal>;

  // Orders

  /** The number of orders a unit uses up on a card. */
  orderedAs(unit: Unit): number;
  /** The number of pieces of each class that a card with a roll orders. */
  rolledOrders(c: Course, side: SideNumber): Procedure<Readonly<Record<string, number>>>;
  /** Chooses and orders the pieces of a card at the moment it is played. */
  chosenOrders(c: Course, side: SideNumber): Procedure;

  /** True if the enemy cancels a card that a side is about to play, and with it the side's turn. */
  cardCancelled(c: Course, side: SideNumber, card: string): Procedure<boolean>;
  /** True if a side takes something else instead of the cards it draws after its turn. */
  insteadOfDrawing(c: Course, side: SideNumber, card: string | null): Procedure<boolean>;
  /** True if counters may be spent now, before any other action in a turn. */
  mayPayCounters(battle: Battle): boolean;
  /** True if a unit on the board has lost blocks that can be restored. */
  isUnderStrength(battle: Battle, unit: Unit): boolean;
  /** Makes the rolls before the first turn. */
  prelude(c: Course): Procedure;

  // Movement

  /** The movement after which a piece may still attack: by the chart, unless the card in play changes it. */
  battleMove(battle: Battle, piece: Unit): number;

  /** Adapts a unit's walk, which already allows for terrain and enemies, to the friends that let it through. */
  walkAmongFriends(battle: Battle, unit: Unit, walk: Walking): void;
  /** Turns a walk in battle order into one in march column; no steps if the unit can't march. */
  marchColumn(battle: Battle, unit: Unit, walk: Walking): void;
  /**
   * The reason why a unit can't march the last step of a walk that only a march could make; undefined if it is just too
   * far.
   */
  marchFault(battle: Battle, unit: Unit, way: readonly number[], needs: number): Refusal | undefined;
  /** The reason why a march may not enter a space that no piece blocks. */
  marchBarred(battle: Battle, unit: Unit, space: number, way: readonly number[]): Refusal;
  /**
   * True if a unit becomes part of the unit in a space; the reason why it can't, if so; undefined if joining does not
   * apply.
   */
  joining(battle: Battle, unit: Unit, space: number): true | Refusal | undefined;
  /** Makes a unit part of the one in the space where it has ended. */
  join(c: Course, unit: Unit, host: Unit): void;
  /** The reason why a formation, a unit's own or that of the unit a leader is with, keeps a piece in its space. */
  formationFault(battle: Battle, piece: Unit): Refusal | undefined;
  /** True if a piece that has moved or attacked may move once more. */
  mayMoveAgain(battle: Battle, piece: Unit): boolean;
  /** Applies the effects of the end of a move to a piece, which began in a space. */
  afterMove(c: Course, piece: Unit, from: number): void;

  // Fire

  /** The reason why a unit can't fire at any target. */
  firerFault(battle: Battle, unit: Unit): Refusal | undefined;
  /** The range of a unit; 0 if it never fires. */
  fireReach(battle: Battle, unit: Unit): number;
  /**
   * Adds the dice of a fire attack, each with its reason; none if the unit never fires or the target is out of range.
   */
  fireDice(battle: Battle, firer: Unit, target: Unit, dice: Sum): void;
  /** The space that blocks the line of sight to a target; `NO_SPACE` if it is clear. */
  sightBlockedAt(battle: Battle, firer: Unit, target: number): number;
  /** The reason why a unit can't fire in that direction, whatever its range. */
  aimFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined;
  /** The reason why a unit can't fire at a leader, who may be with a unit. */
  leaderFireFault(battle: Battle, unit: Unit, leader: Unit): Refusal | undefined;
  /** Carries out one ordered fire attack with its consequences. */
  shoot(c: Course, unit: Unit, target: Unit): Procedure<unknown>;

  // Close combat

  /** The reason why a unit can't start a close combat against another. */
  chargeFault(battle: Battle, unit: Unit, target: Unit): Refusal | undefined;
  /** The reason why a unit can't attack a leader without a unit. */
  leaderTargetFault(battle: Battle, unit: Unit, space: number): Refusal | undefined;
  /** Adds the dice of a close combat attack, each with its reason; none if the unit can't fight in close combat. */
  meleeDice(battle: Battle, unit: Unit, target: Unit, dice: Sum): void;
  /** The preview of a close combat that needs no dice; undefined if it needs them. */
  meleeWithoutDice(unit: Unit, target: Unit): Preview | undefined;
  /** Carries out the response of a close combat's target before the dice. */
  responses(c: Course, target: Unit, unit: Unit, supports: readonly Unit[]): Procedure<Answer>;
  /** The dice and hits of one close combat attack. */
  blows(c: Course, unit: Unit, target: Unit, supports: readonly Unit[]): Procedure<Blows>;
  /** Carries out an attack on a leader without a unit. */
  attackLeader(c: Course, unit: Unit, leader: Unit, supports: readonly Unit[]): Procedure;
  /** The dice of every attack on a leader; undefined if they are those of an attack on a unit. */
  readonly leaderPreview: Preview | undefined;
  /** The states after an attack in which a target may battle back. */
  readonly battlesBackAfter: readonly Aftermath[];
  /** Carries out the battle back of a target that held its space. */
  battleBack(c: Course, unit: Unit, attacker: Unit): Procedure;
  /** Carries out the victor's advance into the space it has won; returns its next target, if any. */
  advance(c: Course, unit: Unit, won: number): Procedure<Unit | null>;

  // Hits, flags and losses

  /** Applies an attack to its target: losses, then the flags it does not ignore. */
  suffer(c: Course, unit: Unit, hits: number, flags: number, cause: Combat, by: Unit): Procedure<Aftermath>;
  /** Adds the flags a unit may ignore, one for each reason. */
  ignoresFlags(battle: Battle, unit: Unit, ignored: Sum, by: Unit): void;
  /** Updates a unit's own data after its losses. */
  afterLoss(c: Course, unit: Unit): void;
  /** Cleans up after a unit that has been eliminated, such as the card of its square. */
  whenGone(c: Course, unit: Unit): void;
  /** Ends a battle, after a point has been scored, that it decides by another rule than the number agreed on. */
  afterScoring(c: Course): void;
  /** True if the enemy scores for the loss of a unit. */
  scoresFor(unit: Unit): boolean;
  /** Decides the fate of a leader whose unit was eliminated, or who was attacked without a unit. */
  leaderCheck(c: Course, leader: Unit, by: Unit | null): Procedure;
}

/** True if a rules option has a value; options a battle does not name have their default. */
export const optionIs = (battle: Battle, id: string, value: Json): boolean =>
  (battle.setting.options[id] ?? battle.game.options[id]) === value;

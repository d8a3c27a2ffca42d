import type { SpaceId } from '../board';
import type { KindOf, Piece, Position, SideNumber } from '../position';
import type { Side, State } from '../state';
import type { Context } from './context';
import type {
  BlockSigns,
  CombatPreview,
  Localizable,
  PendingAttack,
  Refusal,
  RosterEntry,
  Stat,
  StatusLine,
  Stint,
} from './display-types';
import type { Judgement } from './judgement';
import type { Ordered, OrderKind } from './order-kind';
import type { Order } from './query';

/** A step of a turn in which units attack. */
export interface AttackStep {
  readonly attacks: string;
  /** The step before it in which they move; null if they do not move before. */
  readonly moves: string | null;
  /** The kinds of attack in it. */
  readonly kinds: readonly string[];
}

/** The part of a game beside its presentation: its orders, and the start of a battle. */
export interface Definition<Kind> {
  /**
   * The kind of a piece, which never changes, from charts and scenario; throws a RangeError for a type that the game
   * does not know.
   */
  readonly kindOf: KindOf<Kind>;
  /** The parts in which the game's data of the battle are kept separately; absent: all together. */
  readonly parts?: readonly string[];
  /** The kinds of order, in the order in which a list shows them. */
  readonly orders: readonly OrderKind<Kind>[];
  /** True if a piece of the side whose turn it is may be given any order at all; absent: always. */
  readonly mayAct?: (position: Position<Kind>, piece: Piece<Kind>) => boolean;
  /** The reason why an order is refused whatever its kind; undefined if there is none. */
  refusal(position: Position<Kind>, order: Ordered<Kind>): Refusal | undefined;
  /** Prepares a deployed battle for its first order, by the side given. */
  begin(c: Context<Kind>, first: Side): void;
  /** The refusal of an order of a kind that the game does not know. */
  readonly unknownOrder?: (position: Position<Kind>, order: Ordered<Kind>) => Refusal;
  /** Runs after every order. */
  readonly upkeep?: (c: Context<Kind>, order: Ordered<Kind>) => void;
  readonly placementFault?: (position: Position<Kind>, piece: Piece<Kind>) => Refusal | undefined;
  /**
   * Changes the position as if the turn of a piece had just begun, so that all it could do is listed; marks are cleared
   * already.
   */
  readonly asIf?: (position: Position<Kind>, piece: Piece<Kind>) => void;
  /** The steps of a turn in which a unit attacks; absent: it attacks in the step in which its turn begins. */
  readonly attackSteps?: (unit: Piece<Kind>) => readonly AttackStep[];
  /** The most spaces to the target of an attack of a kind; absent: the reach by the judgement. */
  readonly attackReach?: (position: Position<Kind>, unit: Piece<Kind>, type: string) => number;
  /** Every card of the game, with its copies; absent for games without cards. */
  readonly deck?: readonly string[];
  /** How an officer sees the game. */
  readonly judgement: Judgement<Kind>;
  readonly opening?: (state: State) => Order | undefined;
  readonly combatPreview?: (state: State, order: Order) => CombatPreview | undefined;
  readonly stats?: (position: Position<Kind>, piece: Piece<Kind>) => readonly Stat[];
  /** The spaces of a chain of command: `Ruleset.chainOf`. */
  readonly chainOf?: (position: Position<Kind>, piece: Piece<Kind>) => readonly number[];
  /** True if a piece is off the board because of its wounds: `Ruleset.isWounded`. */
  readonly isWounded?: (position: Position<Kind>, piece: Piece<Kind>) => boolean;
  readonly signs?: (position: Position<Kind>, piece: Piece<Kind>) => Partial<BlockSigns>;
  readonly statusLines?: (position: Position<Kind>) => readonly StatusLine[];
  /** The things that may be spent on units: `Ruleset.spendingOrders`. */
  readonly spendingOrders?: (position: Position<Kind>) => readonly string[];
  /** The stint that is timed now: `Ruleset.stint`. */
  readonly stint?: (position: Position<Kind>) => Stint | undefined;
  /** An army by its leaders: `Ruleset.roster`. */
  readonly roster?: (position: Position<Kind>, side: SideNumber) => readonly RosterEntry[];
  /** The shortcomings of an order of battle: `Ruleset.remarks`. */
  readonly remarks?: (position: Position<Kind>, side: SideNumber) => readonly Localizable[];
  /** The roads of a battle: `Ruleset.roads`. */
  readonly roads?: (position: Position<Kind>) => readonly (readonly SpaceId[])[];
  readonly pendingAttacks?: (position: Position<Kind>) => readonly PendingAttack[];
}

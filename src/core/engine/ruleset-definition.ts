import type { BoardSize, Grid, SpaceId } from '../board';
import type { KindOf, Piece, Position, SideNumber } from '../position';
import type { Facing, Objective, Side, State, Turn } from '../state';
import type { Context } from './context';
import type { Counterparts } from './counterparts';
import type {
  BlockCondition,
  BlockSigns,
  CardFamily,
  CardType,
  CombatPreview,
  Described,
  Die,
  HouseTable,
  Localizable,
  ObjectiveCounts,
  PendingAttack,
  PieceType,
  Refusal,
  RosterEntry,
  RulesOption,
  SavedData,
  ScenarioFields,
  Stat,
  StatusLine,
  Stint,
  TerrainType,
} from './display-types';
import type { Judgement } from './judgement';
import type { BorderLook, WorksLook } from './looks';
import type { Ordered, OrderKind } from './order-kind';
import type { Order } from './query';
import type { StandingAnswers } from './standing-answers';

/** A step of a turn in which units attack. */
export interface AttackStep {
  readonly attacks: string;
  /** The step before it in which they move; null if they do not move before. */
  readonly moves: string | null;
  /** The kinds of attack in it. */
  readonly kinds: readonly string[];
}

/**
 * One game as a value, in five groups. This is all that a game states; `Ruleset` is the same as the rest of the module
 * sees it. `Kind`: the details of a piece, from its charts. `Game`: the rules that procedures shared by several games
 * ask of the one that is played.
 */
export interface Definition<Kind = unknown, Game = unknown> {
  readonly id: string;
  /** The game whose texts it uses if it has none of its own; absent: the texts shared by all games. */
  readonly wordsOf?: string;
  /** A number that changes whenever a recorded order could end differently. */
  readonly version: number;
  /** Absent: it shares no procedures. */
  readonly game?: Game;
  /** How an officer sees the game; absent members: as a game of plain moves and attacks. */
  readonly judgement?: Partial<Judgement<Kind, Game>>;
  readonly board: BoardRules;
  readonly pieces: PieceRules<Kind>;
  readonly orders: OrderRules<Kind, Game>;
  readonly shown: ShownRules<Kind, Game>;
  readonly kept: KeptRules;
}

/** A definition whose officers know all that they judge by. */
export interface JudgedDefinition<Kind = unknown, Game = unknown> extends Definition<Kind, Game> {
  readonly judgement: Judgement<Kind, Game>;
}

/** The board of a game and everything that stands on it beside the pieces. */
export interface BoardRules {
  /** The usual size of the board, the smallest and the largest. */
  readonly boards: { readonly usual: BoardSize; readonly least: BoardSize; readonly most: BoardSize };
  /** The grid of a board of this size, the same object for the same size. */
  gridOf(board: BoardSize): Grid;
  readonly terrain: Readonly<Record<string, TerrainType>>;
  /** The features that can be on the border between two spaces. */
  readonly borders?: Readonly<Record<string, TerrainType<BorderLook>>>;
  /** The works that can be built along a side of a space, as cover against attacks across it. */
  readonly works?: Readonly<Record<string, TerrainType<WorksLook>>>;
  /** The maximum number of units in a space; by default 1. */
  readonly unitsPerSpace?: number;
  /** The time at which the points of an objective count in this battle. */
  readonly objectiveCounts?: (state: State, objective: Objective) => ObjectiveCounts;
  /**
   * Dotted lines that divide the board into sections in this battle, in half columns from the middle of the first one.
   */
  readonly sectionLines?: (state: State) => readonly number[];
}

/** The units and leaders of a game, by its charts. */
export interface PieceRules<Kind = unknown> {
  readonly pieces: Readonly<Record<string, PieceType>>;
  /**
   * The kind of a piece, which never changes, from charts and scenario; throws a RangeError for a type that the game
   * does not know.
   */
  readonly kindOf: KindOf<Kind>;
  /** The formations of its units, the usual one first. */
  readonly formations: readonly string[];
  /** The weapons that change a rule. */
  readonly weapons?: readonly string[];
  /** The facings that a unit can have; absent in games without facing. */
  readonly facings?: readonly Facing[];
  /** The lowest strength at which a unit is still on the board; by default 1. */
  readonly leastStrength?: 0 | 1;
  /** The full strength of a unit if house tables decide it, and not the type alone. */
  readonly wholeBy?: (tables: State['tables'], unit: Described) => number | undefined;
}

/** The orders of a game, and the start of a battle. */
export interface OrderRules<Kind = unknown, Game = unknown> {
  /** The kinds of order, in the order in which a list shows them. */
  readonly kinds: readonly OrderKind<Kind, Game>[];
  /** Prepares a deployed battle for its first order, by the side given. */
  prepare(c: Context<Kind, Game>, first: Side): void;
  /** The order that begins a battle automatically, before any other; absent if none is needed. */
  readonly opening?: (state: State) => Order | undefined;
  /** True if a piece of the side whose turn it is may be given any order at all; absent: always. */
  readonly mayAct?: (position: Position<Kind, Game>, piece: Piece<Kind>) => boolean;
  /** The reason why an order is refused whatever its kind; undefined if there is none. */
  anyFault(position: Position<Kind, Game>, order: Ordered<Kind>): Refusal | undefined;
  /** The refusal of an order of a kind that the game does not know. */
  readonly unknownOrder?: (position: Position<Kind, Game>, order: Ordered<Kind>) => Refusal;
  /** Runs after every order. */
  readonly upkeep?: (c: Context<Kind, Game>, order: Ordered<Kind>) => void;
  /**
   * Changes the position as if the turn of a piece had just begun, so that all it could do is listed; marks are cleared
   * already.
   */
  readonly asIf?: (position: Position<Kind, Game>, piece: Piece<Kind>) => void;
  /** The steps of a turn in which a unit attacks; absent: it attacks in the step in which its turn begins. */
  readonly attackSteps?: (unit: Piece<Kind>) => readonly AttackStep[];
  /** The most spaces to the target of an attack of a kind; absent: the reach by the judgement. */
  readonly attackReach?: (position: Position<Kind, Game>, unit: Piece<Kind>, type: string) => number;
  /**
   * The order whose dice decide an attack that another order begins, and the position in which it is given; undefined
   * if it is never given. Absent: every attack is decided by its own order.
   */
  readonly combatPreview?: (state: State, order: Order) => CombatPreview | undefined;
  /** The answers that an absent player can leave standing, for each question that may be asked of one. */
  readonly standing?: StandingAnswers;
}

/** The game as players see it: its dice and cards, and everything that a position shows them. */
export interface ShownRules<Kind = unknown, Game = unknown> {
  readonly dice: Readonly<Record<string, Die>>;
  /** The turn of the battle as players count it; by default two turns of the core, one of each side, are one. */
  readonly ownTurn?: (turn: Pick<Turn, 'number'>) => number;
  /** The values of a side beside its pieces: points to win, a command rating. */
  readonly sideStats?: readonly ('target' | 'rating')[];
  /** The points of a unit as players count them: strength left, the default, or disruption taken. */
  readonly hitTrack?: 'strength' | 'disruption';
  /** Command cards by id; absent for games without cards. */
  readonly cards?: Readonly<Record<string, CardType>>;
  /** The families of its cards, in the order in which a hand shows them. */
  readonly cardFamilies?: readonly CardFamily[];
  /** Every card that is dealt, with its copies. */
  readonly deck?: readonly string[];
  /** The places in front of a side for cards that are face down, with the most that each holds. */
  readonly parking?: Readonly<Record<string, number>>;
  /** The signs that a block can show beside its type. */
  readonly blockSigns?: readonly (keyof BlockSigns)[];
  /** The conditions that its blocks can have, in the order of a legend; most games have none. */
  readonly conditions?: readonly BlockCondition[];
  /** Kinds of attack that are fired from the attacker's space, by default `fire`; others are made at close quarters. */
  readonly shots?: readonly string[];
  /** Responses by which the roll before them is made again: it counts no more. */
  readonly rerolls?: readonly string[];
  readonly ofBattle?: ShownOfBattle<Kind, Game>;
  readonly ofSide?: ShownOfSide<Kind, Game>;
  readonly ofPiece?: ShownOfPiece<Kind, Game>;
}

/** Everything that a position shows about the battle as a whole. */
export interface ShownOfBattle<Kind = unknown, Game = unknown> {
  readonly statusLines?: (position: Position<Kind, Game>) => readonly StatusLine[];
  /**
   * The orders by which the side whose turn it is spends something that it has saved on one of its units, now or later
   * in its turn; empty if it has nothing of the kind.
   */
  readonly spendingOrders?: (position: Position<Kind, Game>) => readonly string[];
  /**
   * The part of the turn that is timed now, if the players use a clock; undefined while no part is timed, and in most
   * games always.
   */
  readonly stint?: (position: Position<Kind, Game>) => Stint | undefined;
  /** Attacks that are declared and not fought yet; none in games in which an attack is fought at once. */
  readonly pendingAttacks?: (position: Position<Kind, Game>) => readonly PendingAttack[];
  /** The roads of this battle that cross any terrain, each as its spaces from end to end. */
  readonly roads?: (position: Position<Kind, Game>) => readonly (readonly SpaceId[])[];
}

/** Everything that a position shows about one side. */
export interface ShownOfSide<Kind = unknown, Game = unknown> {
  /** An army by its leaders, each before the pieces under its command; absent in games without such a hierarchy. */
  readonly roster?: (position: Position<Kind, Game>, side: SideNumber) => readonly RosterEntry[];
  /** Shortcomings of an order of battle: advice, never an error. */
  readonly remarks?: (position: Position<Kind, Game>, side: SideNumber) => readonly Localizable[];
}

/** Everything that a position shows about one piece. */
export interface ShownOfPiece<Kind = unknown, Game = unknown> {
  /** The reason why a piece on the board may not start a battle in its space; undefined if it may. */
  readonly placementFault?: (position: Position<Kind, Game>, piece: Piece<Kind>) => Refusal | undefined;
  /** The values of one piece that its type as a whole does not share. */
  readonly stats?: (position: Position<Kind, Game>, piece: Piece<Kind>) => readonly Stat[];
  readonly signs?: (position: Position<Kind, Game>, piece: Piece<Kind>) => BlockSigns;
  /**
   * The spaces along which a leader commands a piece, the piece's first and the leader's last; empty if it has no
   * leader.
   */
  readonly chainOf?: (position: Position<Kind, Game>, piece: Piece<Kind>) => readonly SpaceId[];
  /** True if a piece in reserve was wounded and may return, whenever it first arrived. */
  readonly isWounded?: (position: Position<Kind, Game>, piece: Piece<Kind>) => boolean;
}

/** The options of a game, and its data in scenarios and saved battles. */
export interface KeptRules {
  readonly options?: readonly RulesOption[];
  /** The house tables that may be edited, by id. */
  readonly tables?: Readonly<Record<string, HouseTable>>;
  readonly scenarioFields?: ScenarioFields;
  readonly saved?: SavedData;
  /** The parts in which the game's data of the battle are kept separately; absent: all together. */
  readonly parts?: readonly string[];
  /** The names of other sources for a type or terrain: `cossacks` for `landwehr-cavalry`. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** Its things in the words of its family, for scenarios that are read as ones of another game; absent: none are. */
  readonly counterparts?: Counterparts;
}

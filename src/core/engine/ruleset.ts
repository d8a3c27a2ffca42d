import type { BoardSize, Grid, SpaceId } from '../board';
import type { Facing, Objective, PieceId, Side, State, Turn } from '../state';
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
  Preview,
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
import type { Play } from './play';
import type { Order, OrderWord } from './query';

/** One game as a value: engine, match and Foundry know the games by this interface only. */
export interface Ruleset {
  readonly id: string;
  /** The game whose texts it uses if it has none of its own; absent: the texts shared by all games. */
  readonly wordsOf?: string;
  /** The turn of the battle as players count it: the number on screen and in scenarios. */
  ownTurn(turn: Pick<Turn, 'number'>): number;
  /** A number that changes whenever a recorded order could end differently. */
  readonly version: number;
  /** The usual size of the board, and the largest; if they are equal, it is the only size. */
  readonly boards: { readonly usual: BoardSize; readonly most: BoardSize };
  /** The board of this instance of the game. */
  readonly grid: Grid;
  /** The same game on a board of another size. */
  on(board: BoardSize): Ruleset;
  /** The values of a side beside its pieces: points to win, a command rating. */
  readonly sideStats: readonly ('target' | 'rating')[];
  /** The maximum number of units in a space. */
  readonly unitsPerSpace: number;
  /** The facings that a unit can have; empty in games without facing. */
  readonly facings: readonly Facing[];
  /** The lowest strength at which a unit is still on the board. */
  readonly leastStrength: 0 | 1;
  /** The points of a unit as players count them: strength left, or disruption taken. */
  readonly hitTrack: 'strength' | 'disruption';
  readonly dice: Readonly<Record<string, Die>>;
  readonly pieces: Readonly<Record<string, PieceType>>;
  readonly terrain: Readonly<Record<string, TerrainType>>;
  /** The features that can be on the border between two spaces. */
  readonly borders: Readonly<Record<string, TerrainType>>;
  /** The works that can be built along a side of a space, as cover against attacks across it. */
  readonly works: Readonly<Record<string, TerrainType>>;
  /** The formations of its units, the usual one first. */
  readonly formations: readonly string[];
  /** The weapons that change a rule. */
  readonly weapons: readonly string[];
  readonly options: readonly RulesOption[];
  /** The house tables that may be edited, by id. */
  readonly tables: Readonly<Record<string, HouseTable>>;
  /** The full strength of a unit if house tables decide it, and not the type alone. */
  wholeBy(tables: State['tables'], unit: Described): number | undefined;
  readonly scenarioFields: ScenarioFields;
  readonly kept: SavedData;
  /** The names of other sources for a type or terrain: `cossacks` for `landwehr-cavalry`. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** Kinds of attack that are fired from the attacker's space; all others are made at close quarters. */
  readonly shots: readonly string[];
  /** Kinds of order, in the order in which a list shows them. */
  readonly orderTypes: readonly string[];
  /** Kinds of order by which a piece uses its move; several of them are reported together. */
  readonly manoeuvres: readonly string[];
  /** Kinds of order that attack at close quarters; any other attack is made from the piece's space. */
  readonly closeAttacks: readonly string[];
  /** Kinds of order that are not reported themselves; only their effects are. */
  readonly untoldOrders: readonly string[];
  /** Responses by which the roll before them is made again: it counts no more. */
  readonly rerolls: readonly string[];
  /** The fields that an order of each kind can have, beside its type and its side. */
  readonly orderFields: Readonly<Record<string, readonly OrderWord[]>>;
  /** The roads of this battle that cross any terrain, each as its spaces from end to end. */
  roads(state: State): readonly (readonly SpaceId[])[];
  /**
   * Dotted lines that divide the board into sections in this battle, in half columns from the middle of the first one.
   */
  sectionLines(state: State): readonly number[];
  /** Command cards by id; empty for games without cards. */
  readonly cards: Readonly<Record<string, CardType>>;
  /** The families of its cards, in the order in which a hand shows them. */
  readonly cardFamilies: readonly CardFamily[];
  /** The kind of order that plays a card of the hand; undefined for games without cards. */
  readonly cardOrder: string | undefined;
  /** The signs that a block can show beside its type. */
  readonly blockSigns: readonly (keyof BlockSigns)[];
  /** The conditions that its blocks can have, in the order of a legend; most games have none. */
  readonly conditions: readonly BlockCondition[];
  /** The places in front of a side for cards that are face down, with the most that each holds. */
  readonly parking: Readonly<Record<string, number>>;
  /** The time at which the points of an objective count in this battle. */
  objectiveCounts(state: State, objective: Objective): ObjectiveCounts;
  /** The order that begins a battle automatically, before any other; undefined if none is needed. */
  opening(state: State): Order | undefined;
  /** Prepares a deployed battle for its first order, by the side given. */
  begin(state: State, first: Side): State;
  /** The reason why a piece may not start a battle in its space; undefined if it may. */
  placementFault(state: State, piece: PieceId): Refusal | undefined;
  /** Every legal order. */
  orders(state: State): readonly Order[];
  /** Every legal order of one unit or leader. */
  ordersOf(state: State, piece: PieceId): readonly Order[];
  /** The reason why an order is not legal now; undefined if it is legal. */
  refusal(state: State, order: Order): Refusal | undefined;
  preview(state: State, order: Order): Preview | undefined;
  /**
   * The order whose dice decide an attack that another order begins, and the position in which it is given; undefined
   * if it is never given.
   */
  combatPreview(state: State, order: Order): CombatPreview | undefined;
  /** The units whose attack, begun by earlier orders, this order continues; undefined if it is independent. */
  carriesOn(state: State, order: Order): readonly PieceId[] | undefined;
  /** The values of one piece that its type as a whole does not share. */
  stats(state: State, piece: PieceId): readonly Stat[];
  signs(state: State, piece: PieceId): BlockSigns;
  statusLines(state: State): readonly StatusLine[];
  /**
   * The orders by which the side whose turn it is spends something that it has saved on one of its units, now or later
   * in its turn; empty if it has nothing of the kind.
   */
  spendingOrders(state: State): readonly string[];
  /**
   * The part of the turn that is timed now, if the players use a clock; undefined while no part is timed, and in most
   * games always.
   */
  stint(state: State): Stint | undefined;
  /**
   * The spaces along which a leader commands a piece, the piece's first and the leader's last; empty if it has no
   * leader.
   */
  chainOf(state: State, piece: PieceId): readonly SpaceId[];
  /** True if a piece in reserve was wounded and may return, whenever it first arrived. */
  isWounded(state: State, piece: PieceId): boolean;
  /** An army by its leaders, each before the pieces under its command; empty for games without such a hierarchy. */
  roster(state: State, side: Side): readonly RosterEntry[];
  /** Shortcomings of an order of battle: advice, never an error. */
  remarks(state: State, side: Side): readonly Localizable[];
  /** Attacks that are declared and not fought yet; empty in games in which an attack is fought at once. */
  pendingAttacks(state: State): readonly PendingAttack[];
  /** The orders of the game, on positions in flat memory. */
  readonly play: Play;
}

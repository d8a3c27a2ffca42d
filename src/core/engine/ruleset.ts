import type { BoardSize, Grid, SpaceId } from '../board';
import type { Facing, Objective, PieceId, Side, State, Turn } from '../state';
import type { Play } from './play';
import type { Order, OrderWord } from './query';
import type {
  BlockCondition,
  BlockSigns,
  CardFamily,
  CardType,
  CombatPreview,
  Described,
  Die,
  HouseTable,
  KeptData,
  Localizable,
  ObjectiveCounts,
  PendingAttack,
  PieceType,
  Preview,
  Refusal,
  RosterEntry,
  RulesOption,
  ScenarioFields,
  Stat,
  StatusLine,
  Stint,
  TerrainType,
} from './shown';

/** One game as a value: engine, match and Foundry know the games by this interface only. */
export interface Ruleset {
  readonly id: string;
  /** The game whose words it shares where it has none of its own; absent: those that all games share. */
  readonly wordsOf?: string;
  /** A turn of the battle as players count it: the number that is shown, and that scenarios name. */
  ownTurn(turn: Pick<Turn, 'number'>): number;
  /** Changes whenever a recorded order could end differently. */
  readonly version: number;
  /** The usual size of the board, and the largest; where they are the same, there is only one. */
  readonly boards: { readonly usual: BoardSize; readonly most: BoardSize };
  /** The board on which this value of the game is played. */
  readonly grid: Grid;
  /** The same game on a board of another size. */
  on(board: BoardSize): Ruleset;
  /** What a side has beside its pieces: points that win, a command rating. */
  readonly sideStats: readonly ('target' | 'rating')[];
  /** How many units a space can hold at the most. */
  readonly unitsPerSpace: number;
  /** Directions in which a unit can look; empty in games in which nobody faces anywhere. */
  readonly facings: readonly Facing[];
  /** The strength with which a unit still stands. */
  readonly leastStrength: 0 | 1;
  /** What players call the points of a unit: the strength that it has left, or the disruption that it has taken. */
  readonly hitTrack: 'strength' | 'disruption';
  readonly dice: Readonly<Record<string, Die>>;
  readonly pieces: Readonly<Record<string, PieceType>>;
  readonly terrain: Readonly<Record<string, TerrainType>>;
  /** What can lie between two spaces. */
  readonly borders: Readonly<Record<string, TerrainType>>;
  /** What can be built along the side of a space, to cover it against what comes from beyond. */
  readonly works: Readonly<Record<string, TerrainType>>;
  /** The formations of its units, the usual one first. */
  readonly formations: readonly string[];
  /** Weapons that change a rule. */
  readonly weapons: readonly string[];
  readonly options: readonly RulesOption[];
  /** House tables that may be edited, by id. */
  readonly tables: Readonly<Record<string, HouseTable>>;
  /** The strength with which a unit is whole, where house tables say it and not its type alone. */
  wholeBy(tables: State['tables'], unit: Described): number | undefined;
  readonly scenarioFields: ScenarioFields;
  readonly kept: KeptData;
  /** The names of other sources for a type or terrain: `cossacks` for `landwehr-cavalry`. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** Kinds of attacks that are made with shot, from where the attacker stands; by any other he comes to grips. */
  readonly shots: readonly string[];
  /** Orders in the order in which a list shows them. */
  readonly orderTypes: readonly string[];
  /** Kinds of orders by which a piece uses its move: what it does by several of them is told in one breath. */
  readonly manoeuvres: readonly string[];
  /** Kinds of orders that attack hand to hand; any other attack is made from where the piece stands. */
  readonly closeAttacks: readonly string[];
  /** Kinds of orders of which nothing is told but what comes of them. */
  readonly untoldOrders: readonly string[];
  /** The words that an order of each kind can have, beside its kind and its side. */
  readonly orderFields: Readonly<Record<string, readonly OrderWord[]>>;
  /** The roads of this battle that run over whatever ground there is, each as its spaces from end to end. */
  roads(state: State): readonly (readonly SpaceId[])[];
  /** Dotted lines that part the board into sections in this battle, in half columns from the middle of the first one. */
  sectionLines(state: State): readonly number[];
  /** Command cards by id; none for games without. */
  readonly cards: Readonly<Record<string, CardType>>;
  /** The families of its cards, in the order in which a hand is laid out. */
  readonly cardFamilies: readonly CardFamily[];
  /** The kind of order that plays a card of the hand; undefined for games without. */
  readonly cardOrder: string | undefined;
  /** What a block can bear beside its type. */
  readonly blockSigns: readonly (keyof BlockSigns)[];
  /** The conditions in which its blocks can be, in the order in which a legend tells them; none for most. */
  readonly conditions: readonly BlockCondition[];
  /** Places before a side where cards lie face down, and how many each holds at the most. */
  readonly parking: Readonly<Record<string, number>>;
  /** When the points for a place count in this battle. */
  objectiveCounts(state: State, objective: Objective): ObjectiveCounts;
  /** The order with which a battle begins by itself, before anyone does anything; undefined if it needs none. */
  opening(state: State): Order | undefined;
  /** Makes a deployed battle ready for its first order, of the side given. */
  begin(state: State, first: Side): State;
  /** Why a piece may not start a battle where it stands; undefined if it may. */
  placementFault(state: State, piece: PieceId): Refusal | undefined;
  /** Every legal order. */
  orders(state: State): readonly Order[];
  /** Every legal order of one unit or leader. */
  ordersOf(state: State, piece: PieceId): readonly Order[];
  /** Why an order is not legal now; undefined if it is. */
  refusal(state: State, order: Order): Refusal | undefined;
  preview(state: State, order: Order): Preview | undefined;
  /** The order whose dice decide what another one begins, and when it is given; undefined if it is never given. */
  combatPreview(state: State, order: Order): CombatPreview | undefined;
  /** Those whose attack earlier orders have begun and this one carries on; undefined where it stands by itself. */
  carriesOn(state: State, order: Order): readonly PieceId[] | undefined;
  /** What is true of one piece and not of its whole type. */
  stats(state: State, piece: PieceId): readonly Stat[];
  signs(state: State, piece: PieceId): BlockSigns;
  statusLines(state: State): readonly StatusLine[];
  /**
   * The orders by which the side whose turn it is spends something that it has put by on one of its units, be it now or
   * at another moment of its turn; none where it has nothing of the kind.
   */
  outlays(state: State): readonly string[];
  /** What a side may take only so long for where a clock runs; undefined while nothing is timed, and in most games always. */
  stint(state: State): Stint | undefined;
  /** The spaces over which a leader commands a piece, its own first and his last; empty where nobody does. */
  chainOf(state: State, piece: PieceId): readonly SpaceId[];
  /** Whether a piece of the reserve was wounded and may come back, whenever it first arrived. */
  isWounded(state: State, piece: PieceId): boolean;
  /** An army as its leaders lead it, each before those whom he commands; empty for games without such a tree. */
  roster(state: State, side: Side): readonly RosterEntry[];
  /** What an order of battle leaves to be desired: advice, and never a fault. */
  remarks(state: State, side: Side): readonly Localizable[];
  /** Attacks that are only declared yet; none in games in which an attack is fought at once. */
  pendingAttacks(state: State): readonly PendingAttack[];
  /** Its orders, on positions in flat memory. */
  readonly play: Play;
}

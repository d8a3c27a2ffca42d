import type { Grid, SpaceId } from '../board';
import type { Event, Json, Modifier, PieceId, Side, State } from '../state';
import type { Order, Procedure } from './query';

/** What a procedure sees: the state as of the last event, and the way to make the next one. */
export interface Context {
  readonly state: State;
  emit(event: Event): void;
}

/** Why an order is not legal: the key of a text, and where it fails. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly space?: SpaceId;
}

/** The dice that an order would roll first, with every reason. */
export interface Preview {
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
}

/** What a chart says of a type of unit or leader, for sheets, blocks and drawing. */
export interface PieceType {
  readonly id: string;
  readonly kind: 'unit' | 'leader';
  /** Sign on the block: `line`, `light`, `elite`, `militia`, `heavy`, `regular`, `irregular`, `horse`, `foot`, `general`, ... */
  readonly sign: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery' | 'leader';
  readonly strength: number;
  readonly move: number;
  /** A group whose strength is the number of those who came together, not a figure of the chart. */
  readonly isGroup?: true;
  /** Further numbers of the chart for the sheet, each with its source; `house` marks a house value. */
  readonly figures: readonly Figure[];
}

export interface Figure {
  readonly key: string;
  readonly value: string;
  readonly rule: string;
  readonly house?: true;
}

export interface TerrainType {
  readonly id: string;
  /** How it is drawn: `woods`, `village`, `hill`, `stream`, ... */
  readonly drawn: string;
}

export interface Die {
  readonly id: string;
  /** The letter of the dice formula, `4dn`; null for an ordinary die with numbers. */
  readonly letter: string | null;
  /** Faces in the order of the numbers 1, 2, ... */
  readonly faces: readonly string[];
}

/** A command card; its title and text are texts of the language files. */
export interface CardType {
  readonly id: string;
  /** Which sign it bears, and beside which others it stands in a hand. */
  readonly family: 'section' | 'troop' | 'leadership' | 'tactic';
  /** What is drawn on it: `left-2`, `light`, `leader`, `clash`, ... */
  readonly sign: string;
  /** How many of it the deck has. */
  readonly count: number;
  readonly rule: string;
}

/** A choice between readings of the rules. */
export interface RulesOption {
  readonly id: string;
  readonly values: readonly Json[];
  readonly initial: Json;
  readonly rule: string;
}

/** One game as a value: engine, match and Foundry know the games by this interface only. */
export interface Ruleset {
  readonly id: string;
  /** Changes whenever a recorded order could end differently. */
  readonly version: number;
  readonly grid: Grid;
  readonly dice: Readonly<Record<string, Die>>;
  readonly pieces: Readonly<Record<string, PieceType>>;
  readonly terrain: Readonly<Record<string, TerrainType>>;
  readonly formations: readonly string[];
  /** Weapons that change a rule. */
  readonly weapons: readonly string[];
  readonly options: readonly RulesOption[];
  /** The names of other sources for a type or terrain: `cossacks` for `landwehr-cavalry`. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** Orders in the order in which a list shows them. */
  readonly orderTypes: readonly string[];
  /** Dotted lines that part the board into sections, in half columns from the middle of the first one. */
  readonly sectionLines: readonly number[];
  /** Command cards by id; none for games without. */
  readonly cards: Readonly<Record<string, CardType>>;
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
  readonly procedures: Readonly<Record<string, (context: Context, order: Order) => Procedure>>;
}

import type { Grid, SpaceId } from '../board';
import type { Faults, Fields } from '../data';
import type { Facing, Json, Modifier, PieceId, RulesetData, Side, State, TableCells, Unit } from '../state';
import type { Order } from './query';

/** Why an order is not legal: the key of a text, and where it fails. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly space?: SpaceId;
  /** It says only that the order is not of this step, or not for such a piece: why another one is refused says more. */
  readonly isAside?: true;
  /** What fills the blanks of the text: numbers and names; `terrain` is a kind of terrain. */
  readonly about?: Readonly<Record<string, string>>;
}

/** The dice that an order would roll first, with every reason. */
export interface Preview {
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  /** Where these dice decide whether the piece acts at all: how likely that is. */
  readonly chance?: ActingChance;
}

/** How likely a piece acts that has to roll for it. */
export interface ActingChance {
  /** By one roll. */
  readonly once: number;
  /** If a roll that fails can be made again; null if it can't. */
  readonly again: number | null;
}

/** A part of a turn for which a table that plays against the clock gives only so long. */
export interface Stint {
  /** Tells it from every other one of its battle. */
  readonly id: string;
  readonly seconds: number;
}

/** What a chart says of a type of unit or leader, for sheets, blocks and drawing. */
export interface PieceType {
  readonly id: string;
  readonly kind: 'unit' | 'leader';
  /** The nation of whose troops alone it is; absent: every nation has it. */
  readonly nation?: string;
  /** Sign on the block: `line`, `light`, `elite`, `militia`, `heavy`, `regular`, `irregular`, `horse`, `foot`, `general`, ... */
  readonly sign: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery' | 'leader';
  readonly strength: number;
  readonly move: number;
  /** A group whose strength is the number of those who came together, not a figure of the chart. */
  readonly isGroup?: true;
  /** Formations and weapons that one of the type can have; absent: all of the game. */
  readonly formations?: readonly string[];
  readonly weapons?: readonly string[];
  /** Kinds of orders that nobody of the type can ever be given; a sheet does not speak of them. */
  readonly never?: readonly string[];
  /** Further numbers of the chart for the sheet, each with its source; `house` marks a house value. */
  readonly stats: readonly Stat[];
}

export interface Stat {
  readonly key: string;
  readonly value: string;
  readonly rule: string;
  readonly house?: true;
  /** Pieces of one space that share it are shown together under it, like a command under its general. */
  readonly groups?: true;
  /** The sheet of a piece tells it alone: a table of all types leaves it out. */
  readonly onlyOnSheets?: true;
  /** Told as well where the pointer rests on the piece. */
  readonly onMap?: true;
}

export interface TerrainType {
  readonly id: string;
  /** How it is drawn: `woods`, `village`, `hill`, `stream`, ... */
  readonly drawn: string;
  /** What it does is a value that the source does not give. */
  readonly house?: true;
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
  /** Beside which others it stands in a hand: the id of a family. */
  readonly family: string;
  /** What is drawn on it: `left-2`, `light`, `leader`, `clash`, ... */
  readonly sign: string;
  /** How many of it the deck has. */
  readonly count: number;
  readonly rule: string;
  /** Numbers that fill the blanks of its text. */
  readonly stats?: Readonly<Record<string, string>>;
  /** The sections of the front that it speaks of, as its owner sees them. */
  readonly sections?: readonly ('left' | 'centre' | 'right')[];
}

/** Cards that stand beside each other in a hand, under a name and in a colour of their own. */
export interface CardFamily {
  readonly id: string;
  readonly colour: 'blue' | 'green' | 'gold' | 'red';
}

/** When the points for a place count: as the rules say, as soon as it is taken, as long as it is held, or never. */
export type ObjectiveCounts = 'usual' | 'at-once' | 'lasting' | 'never';

/** A choice between readings of the rules. */
export interface RulesOption {
  readonly id: string;
  readonly values: readonly Json[];
  readonly initial: Json;
  readonly rule: string;
}

/** What is said of a unit from the start of a battle on. */
export type Described = Pick<Unit, 'type' | 'traits'>;

/** What a scenario says of a piece in the words of one game. */
export interface PieceDetails {
  readonly strength?: number;
  /** With how much of it the piece would be whole; absent: what the chart says of its type. */
  readonly full?: number;
  readonly facing?: Facing;
  readonly formation?: string;
  readonly traits?: RulesetData;
}

/** Words of scenario files that only one game reads, for pieces and for the battle as a whole. */
export interface ScenarioFields {
  readonly piece: readonly string[];
  /** Words of a piece that other games have and this one does not. */
  readonly without: readonly string[];
  /** The values that a word of a piece can have, where they are few; any other word is free. */
  readonly choices: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** `tables` are the house tables that the scenario brings itself. */
  readPiece(
    type: PieceType,
    side: Side,
    given: Fields,
    place: string,
    faults: Faults,
    tables?: State['tables'],
  ): PieceDetails;
  /** The words that say of a piece what `readPiece` has read. */
  writePiece(details: PieceDetails): Fields;
  readonly battle: readonly string[];
  /** `grid` is that of the scenario. */
  readBattle(grid: Grid, given: Fields, faults: Faults): RulesetData;
}

/** Checks what only one game knows of a battle that was kept in a file: nothing but what the game itself would write. */
export interface KeptData {
  /** Of the battle; `pieces` are the ids of all pieces that it knows, fallen ones among them. */
  battle(
    data: Fields,
    known: { readonly grid: Grid; readonly pieces: readonly string[] },
    place: string,
    faults: Faults,
  ): void;
  /** Of one unit. */
  unit(data: Fields, place: string, faults: Faults): void;
}

/** Something that is not right with a table that was edited. */
export interface TableRemark {
  /** Key of the text. */
  readonly reason: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** A table of house values that game masters may edit. */
export interface HouseTable {
  readonly id: string;
  readonly rule: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: TableCells;
  /** What a cell may hold: one of these words, or a whole number from the least to the most. */
  readonly values: readonly string[] | { readonly least: number; readonly most: number };
  /** What there is to say of other cells: warnings, no faults. */
  remarks(cells: TableCells): readonly TableRemark[];
}

/** A short fact about the battle for those who play it: key of a text and what fills its blanks. */
export interface Localizable {
  readonly key: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** How the battle stands, in a line. */
export interface StatusLine extends Localizable {
  /** The side that it tells of, beside whose name it stands; absent if it is of both. */
  readonly side?: Side;
  /** It says what goes on now, in the place of the step's name. */
  readonly isStep?: true;
}

/** What is written and drawn on the block of one unit beside its type. */
export interface BlockSigns {
  /** A few letters in a corner, like the class; empty for none. */
  readonly grade: string;
  /** The colour of the plate on which they stand; null for a light one. */
  readonly gradeColour: GradeColour | null;
  /** Whether somebody screens it: light troops stand before its block. */
  readonly screen: boolean;
  /** Whether it is done for this turn, whatever was done with it. */
  readonly spent: boolean;
  /** In what condition it is, a small sign each. */
  readonly conditions: readonly BlockCondition[];
}

/** The colours that a grade can be known by; its letters tell it as well. */
export const GRADE_COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

export type GradeColour = (typeof GRADE_COLOURS)[number];

/** The conditions that have a sign. */
export const BLOCK_CONDITIONS = [
  'shaken',
  'broken',
  'low-ammunition',
  'disorganised',
  'disordered',
  'routed',
  'reacts',
] as const;

export type BlockCondition = (typeof BLOCK_CONDITIONS)[number];

/** One line of an army's roster: a piece, below the leader whom it obeys. */
export interface RosterEntry {
  readonly piece: PieceId;
  /** How many leaders stand above it. */
  readonly depth: number;
  /** Null where that can't be said. */
  readonly isInCommand: boolean | null;
}

/** An attack that has been declared and is still to be fought. */
export interface PendingAttack {
  readonly unit: PieceId;
  readonly to: SpaceId;
}

/** An order and the position in which it is given. */
export interface CombatPreview {
  readonly state: State;
  readonly order: Order;
}

import type { Grid, SpaceId } from '../board';
import type { Faults, Fields, Forms, TopicForms } from '../data';
import type { Facing, Json, Modifier, PieceId, RulesetData, Side, State, TableCells, Unit } from '../state';
import type { BlockSign, GroundLook, LeaderSign } from './looks';
import type { Order } from './query';

/** The reason why an order is not legal: the key of a text, the rule, and the space concerned. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly space?: SpaceId;
  /** True if it only says that the order does not belong to this step or this piece; another refusal says more. */
  readonly isAside?: true;
  /** The values of the text's placeholders: numbers and names; `terrain` is a kind of terrain. */
  readonly about?: Readonly<Record<string, string>>;
}

/** The dice that an order would roll first, with their modifiers. */
export interface Preview {
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  /** The probability that the piece acts, if these dice decide it. */
  readonly chance?: ActingChance;
}

/** The probability that a piece acts if it must roll for it. */
export interface ActingChance {
  /** With a single roll. */
  readonly once: number;
  /** With a second roll after a failed one; null if none is allowed. */
  readonly again: number | null;
}

/** A part of a turn with a time limit, if the players use a clock. */
export interface Stint {
  /** The id of the part, unique in its battle. */
  readonly id: string;
  readonly seconds: number;
}

/** The chart of a type of unit or leader, for sheets, blocks and drawing. */
export interface PieceType {
  readonly id: string;
  readonly kind: 'unit' | 'leader';
  /** The only nation that has the type; absent: every nation has it. */
  readonly nation?: string;
  readonly sign: BlockSign | LeaderSign;
  readonly arm: 'infantry' | 'cavalry' | 'artillery' | 'leader';
  readonly strength: number;
  readonly move: number;
  /** True for a group, whose strength is the number of its members and not a value of the chart. */
  readonly isGroup?: true;
  /** Formations and weapons that a unit of the type can have; absent: all of the game. */
  readonly formations?: readonly string[];
  readonly weapons?: readonly string[];
  /** Further values of the chart for the sheet, each with its source; `house` marks a house value. */
  readonly stats: readonly Stat[];
}

export interface Stat {
  readonly key: string;
  readonly value: string;
  readonly rule: string;
  readonly house?: true;
  /** True if pieces of one space with the same value are shown together under it, like a command under its general. */
  readonly groups?: true;
  /** True if only the sheet of a piece shows it, and a table of all types omits it. */
  readonly onlyOnSheets?: true;
  /** True if it is also shown when the pointer is over the piece. */
  readonly onMap?: true;
}

/** A row of ground, borders or works, for maps and pages. */
export interface TerrainType<Look extends string = GroundLook> {
  readonly id: string;
  readonly drawn: Look;
  /** True if its effect is a house value that the source does not give. */
  readonly house?: true;
  /** True for open ground with a road, which is no terrain to paint: a road leads over any. */
  readonly isRoad?: true;
}

export interface Die {
  readonly id: string;
  /** The letter of the dice formula, `4dn`; null for an ordinary die with numbers. */
  readonly letter: string | null;
  /** Faces in the order of the numbers 1, 2, ... */
  readonly faces: readonly string[];
}

/** A command card; its title and text are in the language files. */
export interface CardType {
  readonly id: string;
  /** The id of its family, by which cards are grouped in a hand. */
  readonly family: string;
  /** The sign on the card: `left-2`, `light`, `leader`, `clash`, ... */
  readonly sign: string;
  /** The number of copies in the deck. */
  readonly count: number;
  readonly rule: string;
  /** The values of its text's placeholders. */
  readonly stats?: Readonly<Record<string, string>>;
  /** The sections of the board that it names, as its owner sees them. */
  readonly sections?: readonly ('left' | 'centre' | 'right')[];
}

/** Cards that are grouped in a hand, under a name and in a colour of their own. */
export interface CardFamily {
  readonly id: string;
  readonly colour: 'blue' | 'green' | 'gold' | 'red';
}

/**
 * The time at which the points of an objective count: by the rules, as soon as it is taken, as long as it is held, or
 * never.
 */
export type ObjectiveCounts = 'usual' | 'at-once' | 'lasting' | 'never';

/** A choice between readings of the rules. */
export interface RulesOption {
  readonly id: string;
  readonly values: readonly Json[];
  readonly initial: Json;
  readonly rule: string;
}

/** The details of a unit that are known from the start of a battle. */
export type Described = Pick<Unit, 'type' | 'traits'>;

/** The details of a piece that a scenario gives in the terms of one game. */
export interface PieceDetails {
  readonly strength?: number;
  /** The full strength of the piece; absent: as on the chart of its type. */
  readonly full?: number;
  readonly facing?: Facing;
  readonly formation?: string;
  readonly traits?: RulesetData;
}

/** Fields of scenario files that only one game reads, for pieces and for the battle as a whole. */
export interface ScenarioFields {
  readonly piece: readonly string[];
  /** Fields of a piece that other games have and this one does not. */
  readonly without: readonly string[];
  /** Describes those fields for a piece of a type; a field that is left out here is a fault in it. */
  formsOf(type: PieceType): Forms;
  /** Reads a piece; `tables` are the house tables of the scenario itself. */
  readPiece(
    type: PieceType,
    side: Side,
    given: Fields,
    place: string,
    faults: Faults,
    tables?: State['tables'],
  ): PieceDetails;
  /** Writes the details of a piece as fields that `readPiece` can read. */
  writePiece(details: PieceDetails): Fields;
  readonly battle: TopicForms;
  /** Reads the fields of the battle; `grid` is that of the scenario. */
  readBattle(grid: Grid, given: Fields, faults: Faults): RulesetData;
}

/**
 * Checks the game's own data of a battle that was kept in a file: only data that the game itself would write are
 * accepted.
 */
export interface SavedData {
  /** Checks the data of the battle; `pieces` are the ids of all its pieces, eliminated ones included. */
  battle(
    data: Fields,
    known: { readonly grid: Grid; readonly pieces: readonly string[] },
    place: string,
    faults: Faults,
  ): void;
  /** Checks the data of one unit. */
  unit(data: Fields, place: string, faults: Faults): void;
}

/** A problem with a table that was edited. */
export interface TableRemark {
  /** The key of the text. */
  readonly reason: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** A table of house values that GMs may edit. */
export interface HouseTable {
  readonly id: string;
  readonly rule: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: TableCells;
  /** The values that a cell may hold: one of these words, or a whole number from the least to the most. */
  readonly values: readonly string[] | { readonly least: number; readonly most: number };
  /** Warnings about the cells; they are not errors. */
  remarks(cells: TableCells): readonly TableRemark[];
}

/** A short fact about the battle for its players: the key of a text and the values of its placeholders. */
export interface Localizable {
  readonly key: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** The state of the battle in one line. */
export interface StatusLine extends Localizable {
  /** The side that it concerns, whose name is shown with it; absent if it concerns both. */
  readonly side?: Side;
  /** True if it describes the current phase, and replaces the name of the step. */
  readonly isStep?: true;
}

/** The signs on the block of one unit, beside its type. */
export interface BlockSigns {
  /** A few letters in a corner, such as the class; empty for none. */
  readonly grade: string;
  /** The colour of the plate behind the letters; null for a light one. */
  readonly gradeColour: GradeColour | null;
  /** True if light troops screen the unit: they are drawn in front of its block. */
  readonly screen: boolean;
  /** True if the unit can't act any more this turn, for any reason. */
  readonly spent: boolean;
  /** The conditions of the unit, a small sign each. */
  readonly conditions: readonly BlockCondition[];
}

/** The signs of a block that shows nothing beside its type. */
export const NO_SIGNS: BlockSigns = {
  grade: '',
  gradeColour: null,
  screen: false,
  spent: false,
  conditions: [],
};

/** The colours that can show a grade; its letters show it as well. */
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

/** One line of an army's roster: a piece, below the leader that commands it. */
export interface RosterEntry {
  readonly piece: PieceId;
  /** The number of leaders above it. */
  readonly depth: number;
  /** Null if unknown. */
  readonly isInCommand: boolean | null;
}

/** An attack that is declared and still to be fought. */
export interface PendingAttack {
  readonly unit: PieceId;
  readonly to: SpaceId;
}

/** An order and the position in which it is given. */
export interface CombatPreview {
  readonly state: State;
  readonly order: Order;
}

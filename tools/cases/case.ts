import type {
  ArrivalSetup,
  BoardSize,
  Fields,
  Json,
  ObjectiveSetup,
  Order,
  PieceId,
  PieceSetup,
  Preparation,
  Ruleset,
  RulesetData,
  Script,
  Side,
  SpaceId,
  TableCells,
  Winner,
} from '../../src/core';
import type { CaseFields } from './game-words';

/** One order of a case with its scripted dice and answers. */
export interface CaseOrder {
  readonly order: Omit<Order, 'side'>;
  readonly script: Script;
  /** The side that gives it, if not the piece's. */
  readonly by?: Side;
}

/** The expected position after the last order. */
export interface Expectation {
  /** The fields of the battle that only cases of its ruleset have. */
  readonly own: RulesetData;
  readonly pieces: Readonly<Record<PieceId, Readonly<Record<string, Json>>>>;
  readonly active?: Side;
  readonly winner?: Winner;
  readonly points?: Partial<Record<Side, number>>;
  /** The counters left. */
  readonly glory?: Partial<Record<Side, number>>;
  /** Units whose flags may be captured, each with the unit that may capture it. */
  readonly captures?: readonly (readonly [unit: PieceId, by: PieceId])[];
  readonly rating?: Partial<Record<Side, number>>;
  /** The cards in hand, in any order, or their number. */
  readonly hand?: Partial<Record<Side, readonly string[] | number>>;
  /** The card in play; null for none. */
  readonly card?: string | null;
  readonly discard?: readonly string[] | number;
  /** The number of parked cards of a side. */
  readonly parked?: Partial<Record<Side, number>>;
  readonly step?: string;
}

/** A test case of the rules: a position, the orders, and the expected result. */
export interface Case {
  readonly title: string;
  readonly rules: Ruleset;
  readonly words?: CaseFields;
  /** The whole case as written, for the fields of its ruleset. */
  readonly given: Fields;
  readonly board: BoardSize;
  readonly borders: Readonly<Record<string, string>>;
  readonly works: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, TableCells>>;
  readonly extra: RulesetData;
  readonly options: Readonly<Record<string, Json>>;
  readonly terrain: Readonly<Record<SpaceId, string>>;
  readonly pieces: Readonly<Record<PieceId, PieceSetup>>;
  /** Units that begin with a skirmisher attached. */
  readonly screened: readonly PieceId[];
  /** Pieces that arrive later, or all of them while the battle is still being prepared. */
  readonly arrivals: readonly ArrivalSetup[];
  readonly preparation?: Preparation;
  /** The cards in hand; if present, the active side has to play one. */
  readonly hands?: Readonly<Record<Side, readonly string[]>>;
  readonly objectives: readonly ObjectiveSetup[];
  /** The nations of the sides; a side not listed has none. */
  readonly nations: Partial<Record<Side, string>>;
  /** The victory points to win; a side not listed can't win. */
  readonly targets: Partial<Record<Side, number>>;
  /** The command ratings; that of a side not listed never runs out. */
  readonly ratings: Partial<Record<Side, number>>;
  readonly active: Side;
  /** Absent: every piece of the active side. */
  readonly activated?: readonly PieceId[];
  readonly orders: readonly CaseOrder[];
  /** The reason why the last order must be refused. */
  readonly refused?: string;
  readonly expected: Expectation;
  readonly rolls?: readonly (readonly [reason: string, count: number])[];
  /** Every question asked, with its options. */
  readonly asked?: readonly (readonly [reason: string, options: readonly string[]])[];
}

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
import type { CaseFields } from './own-words';

/** One order of a case with its scripted dice and answers. */
export interface CaseOrder {
  readonly order: Omit<Order, 'side'>;
  readonly script: Script;
  /** Who gives it, if not the side of the piece. */
  readonly by?: Side;
}

/** What has to be true of the position after the last order. */
export interface Expectation {
  /** What only the cases of its ruleset say of the battle. */
  readonly own: RulesetData;
  readonly pieces: Readonly<Record<PieceId, Readonly<Record<string, Json>>>>;
  readonly active?: Side;
  readonly winner?: Winner;
  readonly points?: Partial<Record<Side, number>>;
  /** Counters that are left. */
  readonly glory?: Partial<Record<Side, number>>;
  /** Units whose flags may be captured, each with the unit that may. */
  readonly captures?: readonly (readonly [unit: PieceId, by: PieceId])[];
  readonly rating?: Partial<Record<Side, number>>;
  /** Cards in hand, in any order, or how many. */
  readonly hand?: Partial<Record<Side, readonly string[] | number>>;
  /** The card in play; null for none. */
  readonly card?: string | null;
  readonly discard?: readonly string[] | number;
  /** How many cards lie parked before a side. */
  readonly parked?: Partial<Record<Side, number>>;
  readonly step?: string;
}

/** One case of the rules: a position, what is done, and what comes of it. */
export interface Case {
  readonly title: string;
  readonly rules: Ruleset;
  readonly words?: CaseFields;
  /** The whole case as it was written, for the words of its ruleset. */
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
  /** Pieces that come later, or all of them where the battle is still being prepared. */
  readonly arrivals: readonly ArrivalSetup[];
  readonly preparation?: Preparation;
  /** Cards in hand; present: the active side has to play one. */
  readonly hands?: Readonly<Record<Side, readonly string[]>>;
  readonly objectives: readonly ObjectiveSetup[];
  /** Nations of the sides; those of sides not named are nobody's. */
  readonly nations: Partial<Record<Side, string>>;
  /** Victory points that win; sides not named can't win. */
  readonly targets: Partial<Record<Side, number>>;
  /** Command ratings; those of sides not named never run out. */
  readonly ratings: Partial<Record<Side, number>>;
  readonly active: Side;
  /** Absent: every piece of the active side. */
  readonly activated?: readonly PieceId[];
  readonly orders: readonly CaseOrder[];
  /** Why the last order must be refused. */
  readonly refused?: string;
  readonly expected: Expectation;
  readonly rolls?: readonly (readonly [reason: string, count: number])[];
  /** Every question put, with its options. */
  readonly asked?: readonly (readonly [reason: string, options: readonly string[]])[];
}

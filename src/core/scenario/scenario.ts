import type { BoardSize, SpaceId } from '../board';
import type {
  Facing,
  Json,
  PieceId,
  Preparation,
  Relief,
  RulesetData,
  Side,
  SideState,
  TableCells,
} from '../state';
import type { Briefing } from './briefing';

/** A unit or leader as a scenario sets it up. */
export interface PieceSetup {
  readonly side: Side;
  readonly type: string;
  /** Empty for a piece that comes later. */
  readonly at: SpaceId;
  readonly name?: string;
  /** Absent: that of its side. */
  readonly nation?: string;
  /** Absent: the chart's. */
  readonly strength?: number;
  /** Absent: the chart's too. */
  readonly full?: number;
  readonly formation?: string;
  readonly armed?: readonly string[];
  readonly facing?: Facing;
  readonly traits?: RulesetData;
}

/** Spaces that give victory points to the side that holds them at the start of its turn. */
export interface ObjectiveSetup {
  readonly side: Side;
  readonly spaces: readonly SpaceId[];
  readonly points: number;
  readonly per: 'each' | 'all';
  readonly relief?: Relief;
  /** Those that the side holds when the battle begins; absent: none. */
  readonly held?: readonly SpaceId[];
}

/** Pieces that arrive at the start of a side's own turn with that number. */
export interface ArrivalSetup {
  readonly side: Side;
  readonly turn: number;
  readonly units: Readonly<Record<PieceId, PieceSetup>>;
  readonly spaces: readonly SpaceId[];
}

/** What a battle starts from: who stands where on which ground, and what it takes to win. */
export interface Scenario {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  /** A text alone is the situation. */
  readonly briefing: string | Briefing;
  /** Where facts and layout come from. */
  readonly source: string;
  readonly first: Side;
  /** Absent: the usual board of the game. */
  readonly board?: BoardSize;
  readonly sides: Readonly<Record<Side, Omit<SideState, 'points'>>>;
  /** Terrain that is not clear. */
  readonly terrain: Readonly<Record<SpaceId, string>>;
  /** What lies between two spaces, by their border: `A3|A4`. */
  readonly borders?: Readonly<Record<string, string>>;
  /** Field works along the side of a space: `A3>A4`. */
  readonly works?: Readonly<Record<string, string>>;
  /** Units and leaders by their ids. */
  readonly units: Readonly<Record<PieceId, PieceSetup>>;
  readonly objectives: readonly ObjectiveSetup[];
  readonly arrivals: readonly ArrivalSetup[];
  /** Present: the sides choose the ground and deploy before the first turn, and all units begin in reserve. */
  readonly preparation?: Preparation;
  readonly options: Readonly<Record<string, Json>>;
  /** What only the ruleset understands. */
  readonly extra?: RulesetData;
  /** House tables that are others in this battle. */
  readonly tables?: Readonly<Record<string, TableCells>>;
}

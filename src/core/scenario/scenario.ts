import type { BoardSize, SpaceId } from '../board';
import type {
  Briefing,
  Facing,
  Json,
  MapPicture,
  PieceId,
  Preparation,
  Relief,
  RulesetData,
  Side,
  SideState,
  TableCells,
} from '../state';

/** A unit or leader as a scenario sets it up. */
export interface PieceSetup {
  readonly side: Side;
  readonly type: string;
  /** The space of the piece; empty if it arrives later. */
  readonly at: SpaceId;
  readonly name?: string;
  /** The nation; absent: that of its side. */
  readonly nation?: string;
  /** The strength; absent: the chart's. */
  readonly strength?: number;
  /** The full strength; absent: the chart's. */
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
  /** The spaces that the side holds when the battle begins; absent: none. */
  readonly held?: readonly SpaceId[];
}

/** Pieces that arrive at the start of the side's own turn with this number. */
export interface ArrivalSetup {
  readonly side: Side;
  readonly turn: number;
  readonly units: Readonly<Record<PieceId, PieceSetup>>;
  readonly spaces: readonly SpaceId[];
}

/** The start of a battle: the pieces and their spaces, the terrain, and the victory conditions. */
export interface Scenario {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  /** The briefing; a plain text is the situation. */
  readonly briefing: string | Briefing;
  /** The source of the facts and the layout. */
  readonly source: string;
  readonly first: Side;
  /** The board; absent: the usual board of the game. */
  readonly board?: BoardSize;
  readonly sides: Readonly<Record<Side, Omit<SideState, 'points'>>>;
  /** All terrain except clear. */
  readonly terrain: Readonly<Record<SpaceId, string>>;
  /** The features between two spaces, by their border: `A3|A4`. */
  readonly borders?: Readonly<Record<string, string>>;
  /** Field works along the side of a space: `A3>A4`. */
  readonly works?: Readonly<Record<string, string>>;
  /** Units and leaders by their ids. */
  readonly units: Readonly<Record<PieceId, PieceSetup>>;
  readonly objectives: readonly ObjectiveSetup[];
  readonly arrivals: readonly ArrivalSetup[];
  /** Present if the sides place terrain and deploy before the first turn; all units then begin in reserve. */
  readonly preparation?: Preparation;
  readonly options: Readonly<Record<string, Json>>;
  /** The game's own data of the battle. */
  readonly extra?: RulesetData;
  /** The picture under the drawn map. */
  readonly picture?: MapPicture;
  /** House tables that differ in this battle. */
  readonly tables?: Readonly<Record<string, TableCells>>;
}

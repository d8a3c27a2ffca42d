import type { SpaceId } from '../board';
import type { Json, PieceId, Side, SideState } from '../state';

/** A unit or leader as a scenario sets it up. */
export interface PieceSetup {
  readonly side: Side;
  readonly type: string;
  readonly at: SpaceId;
  readonly name?: string;
  /** Absent: the chart's. */
  readonly strength?: number;
  readonly formation?: string;
  readonly armed?: readonly string[];
}

/** Spaces that give victory points to the side that holds them at the start of its turn. */
export interface ObjectiveSetup {
  readonly side: Side;
  readonly spaces: readonly SpaceId[];
  readonly points: number;
  readonly per: 'each' | 'all';
}

/** What a battle starts from: who stands where on which ground, and what it takes to win. */
export interface Scenario {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly briefing: string;
  /** Where facts and layout come from. */
  readonly source: string;
  readonly first: Side;
  readonly sides: Readonly<Record<Side, Omit<SideState, 'points'>>>;
  /** Terrain that is not clear. */
  readonly terrain: Readonly<Record<SpaceId, string>>;
  /** Units and leaders by their ids. */
  readonly units: Readonly<Record<PieceId, PieceSetup>>;
  readonly objectives: readonly ObjectiveSetup[];
  readonly options: Readonly<Record<string, Json>>;
}

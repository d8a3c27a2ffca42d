import type { BorderLook, Edge, GroundLook, SpaceId, WorksLook } from '../../core';

/** A space worth points, with the nation that scores for it. */
export interface ObjectiveMark {
  readonly space: SpaceId;
  readonly nation: string;
}

/** Something drawn along the border between two neighbouring spaces, such as a river on a square board. */
export interface BorderDrawing {
  readonly between: readonly [SpaceId, SpaceId];
  readonly drawn: BorderLook;
}

/** Field works along the side of a space: they protect units in it against attacks from that neighbour. */
export interface WorksDrawing {
  readonly at: SpaceId;
  readonly against: SpaceId;
  readonly drawn: WorksLook;
}

/** Everything that a map shows. Spaces missing from `terrain` are clear. */
export interface MapDrawing {
  readonly shape: 'hex' | 'square';
  readonly rows: number;
  readonly columns: number;
  /** Pixels across the flats of a hex, or the side of a square. */
  readonly size: number;
  readonly terrain: Readonly<Record<SpaceId, GroundLook>>;
  readonly borders?: readonly BorderDrawing[];
  readonly works?: readonly WorksDrawing[];
  /** Roads over any terrain, each as a list of spaces. */
  readonly roads?: readonly (readonly SpaceId[])[];
  /**
   * Dotted lines from edge to edge that divide the board into sections, in half columns from the middle of the first.
   */
  readonly sectionLines?: readonly number[];
  /** The names of the sections along the edges, from the first column to the last. */
  readonly sectionNames?: readonly { readonly edge: Edge; readonly names: readonly string[] }[];
  readonly objectives: readonly ObjectiveMark[];
  /** The nations whose home edges these are. */
  readonly home: Readonly<Record<Edge, string>>;
  /** The paper around the board in pixels; without it the picture ends at the board's bounding box. */
  readonly margin?: number;
  /** True for a view from the other side: the board is turned by 180 degrees, but drawings and text stay upright. */
  readonly isTurned?: boolean;
  /** True if it lies on a mount, whose compass shows where north is. */
  readonly isMounted?: boolean;
}

import type { Edge, SpaceId } from '../../core';

/** A space that is worth points, with the nation that wants it. */
export interface ObjectiveMark {
  readonly space: SpaceId;
  readonly nation: string;
}

/** Something drawn along the border between two neighbouring spaces, as rivers are on square boards. */
export interface BorderDrawing {
  readonly between: readonly [SpaceId, SpaceId];
  /**
   * `river`, `stream`, `bridge` or `ford`: a bridge or ford alone leads over a river, beside a `stream` on the same
   * border it leads over that, as it does where only streams flow on from it; a `wide-bridge` is twice as broad.
   * `hedge`, `wall` and `fieldwork` stand along the border; any other word is drawn as a river.
   */
  readonly drawn: string;
}

/** Field works along the side of a space: they cover whoever stands there against what comes from a neighbour. */
export interface WorksDrawing {
  readonly at: SpaceId;
  readonly against: SpaceId;
  /** `field-works`, `wall` or `palisade`; any other word is drawn as field works. */
  readonly drawn: string;
}

/** Everything a map shows. Spaces that are not in `terrain` are clear; unknown words are written on the map. */
export interface MapDrawing {
  readonly shape: 'hex' | 'square';
  readonly rows: number;
  readonly columns: number;
  /** Pixels across the flats of a hex, or the side of a square. */
  readonly size: number;
  readonly terrain: Readonly<Record<SpaceId, string>>;
  readonly borders?: readonly BorderDrawing[];
  readonly works?: readonly WorksDrawing[];
  /** Roads that run over whatever ground there is, each from space to space. */
  readonly roads?: readonly (readonly SpaceId[])[];
  /** Dotted lines from edge to edge that part the board, in half columns from the middle of the first. */
  readonly sectionLines?: readonly number[];
  readonly objectives: readonly ObjectiveMark[];
  /** The nations that call the two edges home. */
  readonly home: Readonly<Record<Edge, string>>;
  /** Paper around the board in pixels; without it the picture ends where the board's bounding box ends. */
  readonly margin?: number;
  /** Seen from the other side: the board is turned by 180 degrees, and what is drawn and written on it is upright. */
  readonly isTurned?: boolean;
}

import type { PieceId, SpaceId } from '../../../core';
import type { Ground, Path } from '../../../workshop';
import type { Point } from '../../geometry';
import type { PieceKind } from './new-piece';

/** The chosen paint. */
export interface Paint {
  readonly on: Ground;
  readonly kind: string;
}

/** The ways in which ground is painted; `copy` repeats a part of it elsewhere. */
export const SHAPES = ['paint', 'fill', 'line', 'rectangle', 'pick', 'copy'] as const;
export type Shape = (typeof SHAPES)[number];

/** The work that pointer and keys do on the map. */
export type MapWork =
  | { readonly is: 'nothing' }
  | {
      readonly is: 'brush';
      readonly shape: Shape;
      readonly paint: Paint;
      /** True if copies of the ground bring its pieces along. */
      readonly withPieces: boolean;
    }
  | { readonly is: 'pieces'; readonly kind?: PieceKind | undefined }
  /** The spaces of a field are chosen. */
  | { readonly is: 'spaces'; readonly path: Path };

/** The map of a workshop, as far as its hand needs it. */
export interface HandMap {
  mark(marks: {
    readonly stroke: readonly (readonly Point[])[];
    readonly pointed: readonly Point[] | undefined;
    readonly isClearing: boolean;
  }): void;
  pieceAt(point: Point): PieceId | undefined;
  drag(piece: PieceId | undefined, point?: Point): void;
}

/** Tells the panel what was done on the map. */
export interface HandReports {
  work(): MapWork;
  picked(paint: Paint): void;
  chose(piece: PieceId | undefined): void;
  /** Places a new piece of the kind that is chosen; placed by the pointer, it can be named at once. */
  place(kind: PieceKind, at: SpaceId, isByPointer: boolean): void;
}

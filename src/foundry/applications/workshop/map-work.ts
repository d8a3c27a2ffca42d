import type { PieceId, SpaceId } from '../../../core';
import { CLEAR, type Ground, hasRoom, itemsIn, type Path, valueAt } from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import type { Heading, Point } from '../../geometry';
import type { PointerTool } from '../../input';
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
  /** The picture under the map is moved and scaled. */
  | { readonly is: 'picture' }
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
    readonly frame?: readonly Point[];
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

/** Does the work that is chosen, by pointer and by keys. */
export interface WorkHand extends PointerTool {
  /** Drops what is under way; false if nothing is. */
  stop(): boolean;
  /** Points or moves in the direction of an arrow key. */
  pointTowards(heading: Heading): void;
  /** Scales in the direction of an arrow key. */
  scaleTowards(heading: Heading): void;
  /** Does by key what the pointer does; `chosen` is the piece whose fields are shown. */
  pressPointed(chosen: PieceId | undefined): void;
  /** Removes what it points at. */
  erasePointed(): void;
  /** Shows the marks again after a change of the draft or of the work. */
  renew(): void;
}

/** The kind of places that a work is done on: spaces, or their sides. */
export const groundOf = (work: MapWork): Ground =>
  work.is === 'brush' && work.shape !== 'copy' ? work.paint.on : 'terrain';

/** The shape in which a paint is laid: sides are painted, roads painted or drawn in lines, and cleared in any shape. */
export function shapeOn({ shape, paint: { on, kind } }: MapWork & { is: 'brush' }): Shape {
  if (on === 'terrain' || shape === 'copy') return shape;
  const isLaid = on === 'roads' && (shape === 'line' || (shape === 'rectangle' && kind === CLEAR));
  return isLaid ? shape : 'paint';
}

/** True if a new piece is about to be placed and a space has room for it. */
export const takesNew = (
  { draft, sketch }: UserWorkshop,
  { kind }: MapWork & { is: 'pieces' },
  at: SpaceId,
): boolean => kind !== undefined && hasRoom(sketch.rules, draft, kind, at);

/** The spaces of the board that a field has. */
export function spacesIn({ draft, sketch }: UserWorkshop, path: Path): readonly SpaceId[] {
  const value = valueAt(draft, path);
  const items = typeof value === 'string' ? [value] : itemsIn(value);
  return items.filter((item): item is string => typeof item === 'string' && sketch.rules.grid.has(item));
}

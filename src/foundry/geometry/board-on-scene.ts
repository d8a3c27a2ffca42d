import type { Grid, SpaceId } from '../../core';
import { MODULE_ID } from '../documents/module-id';
import { type Offset, offsetOfSpace, type Placement, readPlacement, spaceAtOffset } from './placement';
import type { PlaceInSpace } from './token-slots';

/** A point of the scene, or a position within a space given in shares of it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the scene's grid that the board uses, common to all kinds of grids. */
interface SceneGrid {
  getOffset(point: Point): Offset;
  getVertices(offset: Offset): readonly Point[];
}

/** The same for a scene that need not be viewed. */
interface TokenSceneGrid extends Pick<SceneGrid, 'getOffset'> {
  readonly sizeX: number;
  readonly sizeY: number;
  getTopLeftPoint(offset: Offset): Point;
}

/** The board of the battle on the viewed scene; undefined while there is no scene. */
export function boardOnScene(board: Grid): BoardOnScene | undefined {
  const scene = canvas?.scene;
  const grid: SceneGrid | null | undefined = canvas?.grid;
  if (!scene || !grid) return undefined;
  const placement = readPlacement(scene.flags[MODULE_ID]);
  return {
    spaceAt: (point) => spaceAtOffset(board, placement, grid.getOffset(point)),
    outlineOf: (space) => grid.getVertices(offsetOfSpace(board, placement, space)),
    towards: (from, heading) => spaceTowards(board, placement, from, heading),
  };
}

/** Converts between the spaces of a board and the points of the viewed scene. */
export interface BoardOnScene {
  /** The space under a point, if the point is on the board. */
  spaceAt(point: Point): SpaceId | undefined;
  outlineOf(space: SpaceId): readonly Point[];
  /**
   * The adjacent space in a direction, or the same one at the edge of the board; the middle of the board if there is
   * none to start from.
   */
  towards(from: SpaceId | undefined, heading: Heading): SpaceId;
}

/** A direction of the arrow keys; y grows downwards. */
export interface Heading {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The direction of each arrow key. */
export const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The adjacent space in a direction, as the board is placed on its scene. */
export function spaceTowards(
  grid: Grid,
  placement: Placement,
  from: SpaceId | undefined,
  { x, y }: Heading,
): SpaceId {
  if (from === undefined) return grid.at(Math.floor(grid.rows / 2), Math.floor(grid.columns / 2)) ?? '';
  const { i, j } = offsetOfSpace(grid, placement, from);
  return spaceAtOffset(grid, placement, { i: i + y, j: j + x }) ?? from;
}

/** The upper left corner of a token, and its size in spaces. */
interface TokenBox extends Point {
  readonly width?: number;
  readonly height?: number;
}

/** Converts between token positions on a scene and the spaces of its board. */
export function tokenGrid(scene: Scene.Implementation, board: Grid) {
  const grid = scene.grid as TokenSceneGrid;
  const placement = readPlacement(scene.flags[MODULE_ID]);
  return {
    /** The upper left corner of a token at a position within a space. Token positions are whole pixels. */
    placeOf(space: SpaceId, place: PlaceInSpace, size: number): Point {
      const { x, y } = grid.getTopLeftPoint(offsetOfSpace(board, placement, space));
      return {
        x: Math.round(x + (place.x - size / 2) * grid.sizeX),
        y: Math.round(y + (place.y - size / 2) * grid.sizeY),
      };
    },
    /** The space under the middle of a token. */
    spaceOf({ x, y, width = 1, height = 1 }: TokenBox): SpaceId | undefined {
      const middle = { x: x + (width * grid.sizeX) / 2, y: y + (height * grid.sizeY) / 2 };
      return spaceAtOffset(board, placement, grid.getOffset(middle));
    },
  };
}

/**
 * The nearest point in a direction, or undefined if there is none. Sideways distance counts more, so that the cursor
 * goes straight if it can, but not so much that it would skip the next row of hexes, none of which is straight above.
 */
export function nearestTowards<T extends { readonly point: Point }>(
  places: readonly T[],
  from: Point,
  heading: Heading,
): T | undefined {
  let nearest: T | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const x = place.point.x - from.x;
    const y = place.point.y - from.y;
    const along = x * heading.x + y * heading.y;
    const aside = Math.abs(x * heading.y) + Math.abs(y * heading.x);
    const cost = along + 1.5 * aside;
    if (along <= 0.5 || aside > 2 * along || cost >= best) continue;
    nearest = place;
    best = cost;
  }
  return nearest;
}

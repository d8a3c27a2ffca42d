import type { Grid, SpaceId } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import { type Offset, offsetOfSpace, readOrigin, spaceAtOffset } from '../../geometry/board-on-scene';
import { BLOCK_REACH, LEADER_REACH, type PlaceInSpace } from '../../geometry/token-slots';

/** What the board asks of the scene's grid, in the words that all kinds of grid share. */
interface SceneGrid {
  readonly sizeX: number;
  readonly sizeY: number;
  getOffset(point: Point): Offset;
  getTopLeftPoint(offset: Offset): Point;
  getCenterPoint(offset: Offset): Point;
  getVertices(offset: Offset): readonly Point[];
}

/** A rectangle around a block, in pixels of the map. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The board of a battle as it lies on the scene that is viewed. */
export class SceneBoard {
  readonly grid: Grid;
  readonly #origin: Offset;
  readonly #scene: SceneGrid;

  constructor(grid: Grid, scene: SceneGrid, originFlag: unknown) {
    this.grid = grid;
    this.#scene = scene;
    this.#origin = readOrigin(originFlag);
  }

  /** Width and height of a space in pixels. */
  get cell(): { readonly width: number; readonly height: number } {
    return { width: this.#scene.sizeX, height: this.#scene.sizeY };
  }

  /** The upper left corner of the board. */
  get corner(): Point {
    return this.#scene.getTopLeftPoint(this.#origin);
  }

  centreOf(space: SpaceId): Point {
    return this.#scene.getCenterPoint(offsetOfSpace(this.grid, this.#origin, space));
  }

  outlineOf(space: SpaceId): readonly Point[] {
    return this.#scene.getVertices(offsetOfSpace(this.grid, this.#origin, space));
  }

  /** The space under a point of the map, if the point is on the board. */
  spaceAt(point: Point): SpaceId | undefined {
    return spaceAtOffset(this.grid, this.#origin, this.#scene.getOffset(point));
  }

  /** A point within a space, given in shares of it. */
  pointIn(space: SpaceId, { x, y }: Point): Point {
    const centre = this.centreOf(space);
    const { width, height } = this.cell;
    return { x: centre.x + (x - 0.5) * width, y: centre.y + (y - 0.5) * height };
  }

  /** The rectangle that a picture of blocks fills within a space. */
  frameIn(space: SpaceId, { size, ...middle }: PlaceInSpace, isLeader: boolean): Frame {
    const { x, y } = this.pointIn(space, middle);
    const reach = isLeader ? LEADER_REACH : BLOCK_REACH;
    const [across, down] = [reach.x * size * this.cell.width, reach.y * size * this.cell.height];
    return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
  }

  /** Where a point lies within a space, in shares of it. */
  sharesAt(point: Point, space: SpaceId): Point {
    const centre = this.centreOf(space);
    const { width, height } = this.cell;
    return { x: 0.5 + (point.x - centre.x) / width, y: 0.5 + (point.y - centre.y) / height };
  }

  /** Whether a point lies in the upper right corner of a space, where leaders' flags fly. */
  isAtFlag(point: Point, space: SpaceId): boolean {
    const { x, y } = this.centreOf(space);
    const { width } = this.cell;
    return point.x - x > width * 0.12 && y - point.y > width * 0.08;
  }
}

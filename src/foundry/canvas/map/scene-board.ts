import { type Grid, type PieceId, pieceOf, type SpaceId, type State } from '../../../core';
import type { UserBattle } from '../../battle';
import { MODULE_ID } from '../../documents/module-id';
import type { Point } from '../../geometry/board-on-scene';
import {
  type Offset,
  offsetOfSpace,
  type Placement,
  readPlacement,
  spaceAtOffset,
} from '../../geometry/placement';
import {
  BLOCK_REACH,
  type Kept,
  LEADER_REACH,
  type PlaceInSpace,
  placesInSpace,
  readSlot,
} from '../../geometry/token-slots';

/** The part of the scene's grid that the board uses, common to all kinds of grids. */
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

/** The board of a battle on the viewed scene. */
export class SceneBoard {
  readonly grid: Grid;
  readonly #placement: Placement;
  readonly #scene: SceneGrid;

  constructor(grid: Grid, scene: SceneGrid, placement: Placement) {
    this.grid = grid;
    this.#scene = scene;
    this.#placement = placement;
  }

  /** True if the board is turned by 180°: the last row is at the top, and the right side on the left. */
  get isTurned(): boolean {
    return this.#placement.isTurned;
  }

  /** Width and height of a space in pixels. */
  get cell(): { readonly width: number; readonly height: number } {
    return { width: this.#scene.sizeX, height: this.#scene.sizeY };
  }

  /** Width and height of the board in pixels. */
  get size(): { readonly width: number; readonly height: number } {
    const { width, height } = this.cell;
    const { rows, columns, kind } = this.grid;
    // Rows of hexes are three quarters of a hex apart.
    return { width: columns * width, height: height * (kind === 'hex' ? (3 * rows + 1) / 4 : rows) };
  }

  /** The upper left corner of the board. */
  get corner(): Point {
    const { i, j } = this.#placement.origin;
    const [first, second] = [i, i + 1].map((row) => this.#scene.getTopLeftPoint({ i: row, j }));
    // On a turned board the first row may be the one that is shifted by half a hex.
    return { x: Math.min(first?.x ?? 0, second?.x ?? 0), y: first?.y ?? 0 };
  }

  centreOf(space: SpaceId): Point {
    return this.#scene.getCenterPoint(offsetOfSpace(this.grid, this.#placement, space));
  }

  outlineOf(space: SpaceId): readonly Point[] {
    return this.#scene.getVertices(offsetOfSpace(this.grid, this.#placement, space));
  }

  /** The space under a point of the map, if the point is on the board. */
  spaceAt(point: Point): SpaceId | undefined {
    return spaceAtOffset(this.grid, this.#placement, this.#scene.getOffset(point));
  }

  /** A point within a space, given in shares of its size. */
  pointIn(space: SpaceId, { x, y }: Point): Point {
    const centre = this.centreOf(space);
    const { width, height } = this.cell;
    return { x: centre.x + (x - 0.5) * width, y: centre.y + (y - 0.5) * height };
  }

  /** The rectangle of a block within a space. */
  frameIn(space: SpaceId, { size, ...middle }: PlaceInSpace, isLeader: boolean): Frame {
    const { x, y } = this.pointIn(space, middle);
    const reach = isLeader ? LEADER_REACH : BLOCK_REACH;
    const [across, down] = [reach.x * size * this.cell.width, reach.y * size * this.cell.height];
    return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
  }

  /** The position of a point within a space, in shares of its size. */
  sharesAt(point: Point, space: SpaceId): Point {
    const centre = this.centreOf(space);
    const { width, height } = this.cell;
    return { x: 0.5 + (point.x - centre.x) / width, y: 0.5 + (point.y - centre.y) / height };
  }

  /** True if a point is in the upper right corner of a space, where leaders' flags are drawn. */
  isAtFlag(point: Point, space: SpaceId): boolean {
    const { x, y } = this.centreOf(space);
    const { width } = this.cell;
    return point.x - x > width * 0.12 && y - point.y > width * 0.08;
  }
}

/** A board on the viewed scene; undefined while there is no scene. */
export function sceneBoard(board: Grid): SceneBoard | undefined {
  const scene = canvas?.scene;
  const grid = canvas?.grid;
  if (!scene || !grid) return undefined;
  return new SceneBoard(board, grid, readPlacement(scene.flags[MODULE_ID]));
}

/** The piece of a battle that a token stands for. */
interface TokenPiece {
  readonly piece: string;
  readonly battle: string;
}

/** Reads from a token's actor which piece it stands for; undefined for other tokens. */
export function tokenPiece(token: { readonly actor?: unknown }): TokenPiece | undefined {
  const { actor } = token;
  if (typeof actor !== 'object' || actor === null || !('system' in actor)) return undefined;
  const { system } = actor;
  if (typeof system !== 'object' || system === null || !('piece' in system) || !('battle' in system)) {
    return undefined;
  }
  const { piece, battle } = system;
  if (typeof piece !== 'string' || typeof battle !== 'string' || piece === '') return undefined;
  return { piece, battle };
}

/** The slots of a battle's tokens on the viewed scene. */
function keptSlots(battle: string): Kept {
  const slots = new Map(
    (canvas?.scene?.tokens.contents ?? []).flatMap(({ flags }) => {
      const ours = flags[MODULE_ID];
      return ours?.battle === battle ? [[ours.piece, readSlot(ours.slot)] as const] : [];
    }),
  );
  return (piece) => slots.get(piece);
}

/** The positions of all pieces in a space. */
export const placesAt = (
  { rules, state, id }: UserBattle,
  space: SpaceId,
): ReadonlyMap<PieceId, PlaceInSpace> => placesInSpace(rules, state, space, keptSlots(id));

/** The position of a piece within its space; undefined if it is not on the board. */
export function placeOfPiece(battle: UserBattle, piece: PieceId): PlaceInSpace | undefined {
  const at = pieceOf(battle.state, piece)?.at;
  return at === undefined ? undefined : placesAt(battle, at).get(piece);
}

/**
 * The rectangles of a piece that shares its space, in each of its squares, its own first; none if it is not on the
 * board.
 */
export function framesOfPiece(battle: UserBattle, board: SceneBoard, piece: PieceId): readonly Frame[] {
  const isLeader = battle.state.units[piece] === undefined;
  return spacesOf(battle.state, piece).flatMap((space) => {
    const stand = placesAt(battle, space).get(piece);
    return stand ? [board.frameIn(space, stand, isLeader)] : [];
  });
}

/** Every space in which a piece stands, its own first; none if it is not on the board. */
export function spacesOf(state: State, piece: PieceId): readonly SpaceId[] {
  const at = pieceOf(state, piece)?.at;
  return at === undefined ? [] : [at, ...(state.units[piece]?.also ?? [])];
}

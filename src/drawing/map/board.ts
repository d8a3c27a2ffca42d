import type { SpaceId } from '../../core';
import type { MapDrawing } from './map-drawing';
import type { Point } from './point';

/**
 * One space in pixels, with its row and column on the board. Edge `n` runs from corner `n` to the next, clockwise from
 * the top of the unturned board, and borders neighbour `n`.
 */
export interface Cell {
  readonly space: SpaceId;
  readonly row: number;
  readonly column: number;
  readonly centre: Point;
  readonly corners: readonly Point[];
  readonly neighbours: readonly (SpaceId | undefined)[];
}

/** Two neighbouring corners of a space. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The ends of an edge of a space, clockwise. */
export function edgeOf({ corners, centre }: Pick<Cell, 'corners' | 'centre'>, edge: number): Edge {
  const [from = centre, to = centre] = [corners[edge], corners[(edge + 1) % corners.length]];
  return { from, to };
}

/** The edge between two neighbouring spaces, whichever of them is named first; undefined between others. */
export function sideBetween(board: Board, one: SpaceId, other: SpaceId): Edge | undefined {
  const cell = board.cells.get(one);
  const edge = cell?.neighbours.indexOf(other) ?? -1;
  if (!cell || edge < 0) return undefined;
  const { from, to } = edgeOf(cell, edge);
  return from.x + from.y <= to.x + to.y ? { from, to } : { from: to, to: from };
}

/** The board in pixels: the size of the picture, and its spaces. */
export interface Board {
  readonly shape: 'hex' | 'square';
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<SpaceId, Cell>;
  /** True if the board is turned: the last row is at the top, and the right side is on the left. */
  readonly isTurned: boolean;
}

type Layout = Pick<MapDrawing, 'rows' | 'columns' | 'size'>;

function hexCell({ rows, columns, size }: Layout, row: number, column: number): Cell {
  const height = (2 / Math.sqrt(3)) * size;
  const odd = row % 2;
  const centre = { x: (column + 0.5 + odd / 2) * size, y: height * (0.5 + 0.75 * row) };
  const corner = (x: number, y: number): Point => ({ x: centre.x + x * size, y: centre.y + y * height });
  const at = (r: number, c: number): SpaceId | undefined =>
    r >= 0 && r < rows && c >= 0 && c < columns - (r % 2) ? `${r}:${c}` : undefined;
  return {
    space: `${row}:${column}`,
    row,
    column,
    centre,
    corners: [
      corner(0, -0.5),
      corner(0.5, -0.25),
      corner(0.5, 0.25),
      corner(0, 0.5),
      corner(-0.5, 0.25),
      corner(-0.5, -0.25),
    ],
    neighbours: [
      at(row - 1, column + odd),
      at(row, column + 1),
      at(row + 1, column + odd),
      at(row + 1, column - 1 + odd),
      at(row, column - 1),
      at(row - 1, column - 1 + odd),
    ],
  };
}

function squareCell({ rows, columns, size }: Layout, row: number, column: number): Cell {
  const left = column * size;
  const top = row * size;
  const at = (r: number, c: number): SpaceId | undefined =>
    r >= 0 && r < rows && c >= 0 && c < columns ? `${String.fromCharCode(65 + c)}${r + 1}` : undefined;
  return {
    space: at(row, column) ?? '',
    row,
    column,
    centre: { x: left + size / 2, y: top + size / 2 },
    corners: [
      { x: left, y: top },
      { x: left + size, y: top },
      { x: left + size, y: top + size },
      { x: left, y: top + size },
    ],
    neighbours: [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)],
  };
}

/** Lays out the board in pixels, exactly like Foundry's own grid of the same size. */
export function layOut(map: MapDrawing): Board {
  const board = upright(map);
  return map.isTurned ? turned(board) : board;
}

/** The board turned by 180 degrees; corners and edges keep their numbers, so that a river leaves by the same edge. */
function turned({ width, height, cells, ...board }: Board): Board {
  const across = ({ x, y }: Point): Point => ({ x: width - x, y: height - y });
  const lying = [...cells.values()].map((cell) => ({
    ...cell,
    centre: across(cell.centre),
    corners: cell.corners.map(across),
  }));
  return {
    ...board,
    width,
    height,
    cells: new Map(lying.map((cell) => [cell.space, cell])),
    isTurned: true,
  };
}

function upright(map: MapDrawing): Board {
  const hex = map.shape === 'hex';
  const cells = new Map<SpaceId, Cell>();
  for (let row = 0; row < map.rows; row += 1) {
    for (let column = 0; column < map.columns - (hex ? row % 2 : 0); column += 1) {
      const cell = hex ? hexCell(map, row, column) : squareCell(map, row, column);
      cells.set(cell.space, cell);
    }
  }
  const height = hex ? (0.75 * (map.rows - 1) + 1) * (2 / Math.sqrt(3)) : map.rows;
  return {
    shape: map.shape,
    size: map.size,
    width: map.columns * map.size,
    height: height * map.size,
    cells,
    isTurned: false,
  };
}

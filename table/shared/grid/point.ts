/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space of a grid: row and column. */
export interface Offset {
  readonly i: number;
  readonly j: number;
}

/** Points or spaces, as the methods of grids take them. */
export type Coordinates = Point | Offset;

/** True if coordinates name a space. */
export const isOffset = (coordinates: Coordinates): coordinates is Offset => 'i' in coordinates;

/** The kinds of grid by their number. */
export const GRID_TYPES = {
  GRIDLESS: 0,
  SQUARE: 1,
  HEXODDR: 2,
  HEXEVENR: 3,
  HEXODDQ: 4,
  HEXEVENQ: 5,
} as const;

/** The methods of the table's grids. */
export interface TableGrid {
  readonly type: number;
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly isSquare: boolean;
  readonly isHexagonal: boolean;
  readonly isGridless: boolean;
  getOffset(coordinates: Coordinates): Offset;
  getTopLeftPoint(coordinates: Coordinates): Point;
  getCenterPoint(coordinates: Coordinates): Point;
  getVertices(coordinates: Coordinates): Point[];
  getAdjacentOffsets(coordinates: Coordinates): Offset[];
}

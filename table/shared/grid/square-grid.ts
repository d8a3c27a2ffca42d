import { type Coordinates, GRID_TYPES, isOffset, type Offset, type Point, type TableGrid } from './point';

const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** A grid of squares. */
export class SquareGrid implements TableGrid {
  readonly type = GRID_TYPES.SQUARE;
  readonly isSquare = true;
  readonly isHexagonal = false;
  readonly isGridless = false;
  readonly size: number;

  constructor({ size }: { size: number }) {
    this.size = size;
  }

  get sizeX(): number {
    return this.size;
  }

  get sizeY(): number {
    return this.size;
  }

  getOffset(at: Coordinates): Offset {
    if (isOffset(at)) return { i: at.i, j: at.j };
    return { i: Math.floor(at.y / this.size), j: Math.floor(at.x / this.size) };
  }

  getTopLeftPoint(at: Coordinates): Point {
    const { i, j } = this.getOffset(at);
    return { x: j * this.size, y: i * this.size };
  }

  getCenterPoint(at: Coordinates): Point {
    const { x, y } = this.getTopLeftPoint(at);
    return { x: x + this.size / 2, y: y + this.size / 2 };
  }

  getVertices(at: Coordinates): Point[] {
    const { x, y } = this.getTopLeftPoint(at);
    const [right, bottom] = [x + this.size, y + this.size];
    return [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
  }

  getAdjacentOffsets(at: Coordinates): Offset[] {
    const { i, j } = this.getOffset(at);
    return AROUND.map(([down, right]) => ({ i: i + down, j: j + right }));
  }
}

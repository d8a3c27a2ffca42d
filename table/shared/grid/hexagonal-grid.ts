import { type Coordinates, GRID_TYPES, isOffset, type Offset, type Point, type TableGrid } from './point';

/** A hex by its three axes, which add up to 0. */
export interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

const ROOT3 = Math.sqrt(3);

const AROUND: readonly Cube[] = [
  { q: 1, r: 0, s: -1 },
  { q: 1, r: -1, s: 0 },
  { q: 0, r: -1, s: 1 },
  { q: -1, r: 0, s: 1 },
  { q: -1, r: 1, s: 0 },
  { q: 0, r: 1, s: -1 },
];

/** The corners of a pointy-topped hex with a 1 by 1 bounding box, in order, relative to its centre. */
const POINTED = [
  [0, -0.5],
  [0.5, -0.25],
  [0.5, 0.25],
  [0, 0.5],
  [-0.5, 0.25],
  [-0.5, -0.25],
] as const;

/** A grid of hexes in columns (flat-topped) or rows (pointy-topped), with the odd or the even ones shifted. */
export class HexagonalGrid implements TableGrid {
  readonly isSquare = false;
  readonly isHexagonal = true;
  readonly isGridless = false;
  /** Pixels across the flat sides. */
  readonly size: number;
  readonly columns: boolean;
  readonly even: boolean;

  constructor({ size, columns = false, even = false }: { size: number; columns?: boolean; even?: boolean }) {
    this.size = size;
    this.columns = columns;
    this.even = even;
  }

  get type(): number {
    if (this.columns) return this.even ? GRID_TYPES.HEXEVENQ : GRID_TYPES.HEXODDQ;
    return this.even ? GRID_TYPES.HEXEVENR : GRID_TYPES.HEXODDR;
  }

  get sizeX(): number {
    return this.columns ? (this.size * 2) / ROOT3 : this.size;
  }

  get sizeY(): number {
    return this.columns ? this.size : (this.size * 2) / ROOT3;
  }

  getOffset(at: Coordinates): Offset {
    if (isOffset(at)) return { i: at.i, j: at.j };
    return this.cubeToOffset(rounded(this.pointToCube(at)));
  }

  getTopLeftPoint(at: Coordinates): Point {
    const { x, y } = this.getCenterPoint(at);
    return { x: x - this.sizeX / 2, y: y - this.sizeY / 2 };
  }

  getCenterPoint(at: Coordinates): Point {
    const { q, r } = this.offsetToCube(this.getOffset(at));
    const [shiftX, shiftY] = this.shift;
    if (this.columns) {
      return { x: q * this.sizeX * 0.75 + shiftX, y: (r + q / 2) * this.sizeY + shiftY };
    }
    return { x: (q + r / 2) * this.sizeX + shiftX, y: r * this.sizeY * 0.75 + shiftY };
  }

  getVertices(at: Coordinates): Point[] {
    const { x, y } = this.getCenterPoint(at);
    return POINTED.map(([across, along]) =>
      this.columns
        ? { x: x + along * this.sizeX, y: y + across * this.sizeY }
        : { x: x + across * this.sizeX, y: y + along * this.sizeY },
    );
  }

  getAdjacentOffsets(at: Coordinates): Offset[] {
    const { q, r, s } = this.offsetToCube(this.getOffset(at));
    return AROUND.map((step) => this.cubeToOffset({ q: q + step.q, r: r + step.r, s: s + step.s }));
  }

  offsetToCube({ i, j }: Offset): Cube {
    const odd = this.even ? 1 : -1;
    const [q, r] = this.columns ? [j, i - (j + odd * (j & 1)) / 2] : [j - (i + odd * (i & 1)) / 2, i];
    return { q, r, s: 0 - q - r };
  }

  cubeToOffset({ q, r }: Cube): Offset {
    const odd = this.even ? 1 : -1;
    return this.columns ? { i: r + (q + odd * (q & 1)) / 2, j: q } : { i: r, j: q + (r + odd * (r & 1)) / 2 };
  }

  pointToCube(point: Point): Cube {
    const [shiftX, shiftY] = this.shift;
    const x = (point.x - shiftX) / this.sizeX;
    const y = (point.y - shiftY) / this.sizeY;
    const [q, r] = this.columns ? [x / 0.75, y - x / 1.5] : [x - y / 1.5, y / 0.75];
    return { q, r, s: 0 - q - r };
  }

  // The centre of the first hex, which is shifted itself if the even ones are.
  private get shift(): readonly [number, number] {
    const { sizeX, sizeY, even, columns } = this;
    if (columns) return [sizeX / 2, even ? sizeY : sizeY / 2];
    return [even ? sizeX : sizeX / 2, sizeY / 2];
  }
}

function rounded({ q, r, s }: Cube): Cube {
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const [offQ, offR, offS] = [Math.abs(whole.q - q), Math.abs(whole.r - r), Math.abs(whole.s - s)];
  if (offQ > offR && offQ > offS) return { ...whole, q: 0 - whole.r - whole.s };
  if (offR > offS) return { ...whole, r: 0 - whole.q - whole.s };
  return { ...whole, s: 0 - whole.q - whole.r };
}

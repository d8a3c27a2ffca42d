import type { Board } from './board';
import { CORNERS, FACINGS, type Facing } from './facing';
import type { Grid } from './grid';
import { SpaceSet } from './space-set';

/** The zone in which a space is, seen from a unit with a facing. */
export type Zone = 'front' | 'flank' | 'rear';

/** The distances of a space ahead and to the right. */
type Offset = readonly [ahead: number, across: number];

/** The geometry of facings on one kind of grid. */
interface Look {
  /** All facings, clockwise. */
  readonly facings: readonly Facing[];
  /**
   * Converts rows and columns to distances ahead and across for each facing; whole numbers, so that bearings are exact.
   */
  readonly seen: Readonly<Partial<Record<Facing, (rows: number, columns: number) => Offset>>>;
  /** Bearings are exact at whole multiples of this many degrees. */
  readonly step: number;
  /** The quotient of `across` and `ahead` at each of these multiples below a right angle. */
  readonly slopes: readonly number[];
  /** The greatest bearing that still belongs to a flank. */
  readonly flankTo: number;
}

/**
 * Facings at the sides and corners of squares: eight, 45 degrees apart. Of the eight neighbours three are in front,
 * four on the flanks and one behind (rules/square-rules.md T003-21).
 */
const SQUARES: Look = {
  facings: FACINGS,
  seen: {
    n: (rows, columns) => [-rows, columns],
    ne: (rows, columns) => [columns - rows, columns + rows],
    e: (rows, columns) => [columns, rows],
    se: (rows, columns) => [columns + rows, rows - columns],
    s: (rows, columns) => [rows, -columns],
    sw: (rows, columns) => [rows - columns, -columns - rows],
    w: (rows, columns) => [-columns, -rows],
    nw: (rows, columns) => [-columns - rows, columns - rows],
  },
  step: 45,
  slopes: [0, 1],
  flankTo: 135,
};

/**
 * Facings at the corners of pointy-top hexes: six, 60 degrees apart. Of the six neighbours two are in front, two on the
 * flanks and two behind (rules/hex-rules.md R002-56). Columns are counted in halves (GEO-4); distances ahead are
 * counted in halves of the square root of three, distances across in halves.
 */
const HEXES: Look = {
  facings: CORNERS,
  seen: {
    n: (rows, halves) => [-2 * rows, 2 * halves],
    ne: (rows, halves) => [halves - rows, halves + 3 * rows],
    se: (rows, halves) => [halves + rows, 3 * rows - halves],
    s: (rows, halves) => [2 * rows, -2 * halves],
    sw: (rows, halves) => [rows - halves, -halves - 3 * rows],
    nw: (rows, halves) => [-halves - rows, halves - 3 * rows],
  },
  step: 30,
  slopes: [0, 1, 3],
  flankTo: 120,
};

const RIGHT_ANGLE = 90;

/** Front, flanks and rear for every facing on a board. Each board has one, made by `frontsOf`. */
export class Fronts {
  readonly #look: Look;
  readonly #zones = new Map<Facing, Readonly<Record<Zone, readonly SpaceSet[]>>>();

  constructor(readonly board: Board) {
    this.#look = lookOf(board.grid);
  }

  /** All facings on this board, clockwise: the corners of hexes, the sides and corners of squares. */
  get facings(): readonly Facing[] {
    return this.#look.facings;
  }

  /** The facing after a turn clockwise by this many steps; a negative number turns counter-clockwise. */
  turned(facing: Facing, steps: number): Facing {
    const { facings } = this.#look;
    const { length } = facings;
    return facings[(((this.#place(facing) + steps) % length) + length) % length] as Facing;
  }

  /** The fewest steps of a turn from one facing to another, either way round. */
  turns(from: Facing, to: Facing): number {
    const { length } = this.#look.facings;
    const steps = Math.abs(this.#place(from) - this.#place(to));
    return Math.min(steps, length - steps);
  }

  /** The side on which a space is: to the right (1) or to the left (-1) of a facing; 0 straight ahead and behind. */
  side(from: number, facing: Facing, to: number): -1 | 0 | 1 {
    const [, right] = this.#offset(from, facing, to);
    if (right === 0) return 0;
    return right > 0 ? 1 : -1;
  }

  /**
   * The angle in degrees between a facing and the direction of a space, to either side. Exact at whole multiples of 30
   * on hexes and of 45 on squares, where rules draw their lines; halfway between two of them anywhere else.
   */
  bearing(from: number, facing: Facing, to: number): number {
    const [ahead, right] = this.#offset(from, facing, to);
    const across = Math.abs(right);
    if (ahead >= 0) return this.#acute(ahead, across);
    return 2 * RIGHT_ANGLE - this.#acute(-ahead, across);
  }

  /**
   * The zone of a space: less than a right angle off is the front; more than 120 degrees off on hexes, or 135 on
   * squares, the rear.
   */
  zoneOf(from: number, facing: Facing, to: number): Zone {
    const bearing = this.bearing(from, facing, to);
    if (bearing < RIGHT_ANGLE) return 'front';
    return bearing <= this.#look.flankTo ? 'flank' : 'rear';
  }

  /** The neighbours of a space in one zone of a facing. */
  beside(from: number, facing: Facing, zone: Zone): SpaceSet {
    return this.#zonesOf(facing)[zone][from] as SpaceSet;
  }

  #acute(ahead: number, across: number): number {
    const { slopes, step } = this.#look;
    if (ahead === 0) return across === 0 ? 0 : RIGHT_ANGLE;
    let at = 0;
    for (const slope of slopes) {
      if (across <= slope * ahead) return across === slope * ahead ? at : at - step / 2;
      at += step;
    }
    return RIGHT_ANGLE - step / 2;
  }

  #offset(from: number, facing: Facing, to: number): Offset {
    const { board } = this;
    const seen = this.#look.seen[facing];
    if (!seen)
      throw new RangeError(`nobody looks ${facing} on this board: ${this.facings.join(', ')} are known`);
    return seen(board.row(to) - board.row(from), columnOf(board, to) - columnOf(board, from));
  }

  #place(facing: Facing): number {
    const place = this.facings.indexOf(facing);
    if (place >= 0) return place;
    throw new RangeError(`nobody looks ${facing} on this board: ${this.facings.join(', ')} are known`);
  }

  #zonesOf(facing: Facing): Readonly<Record<Zone, readonly SpaceSet[]>> {
    const known = this.#zones.get(facing);
    if (known) return known;
    const { around, size } = this.board;
    const sets = (zone: Zone) =>
      around.map((next, from) =>
        SpaceSet.of(
          size,
          next.filter((to) => this.zoneOf(from, facing, to) === zone),
        ),
      );
    const made = { front: sets('front'), flank: sets('flank'), rear: sets('rear') };
    this.#zones.set(facing, made);
    return made;
  }
}

const lookOf = ({ kind }: Grid): Look => (kind === 'hex' ? HEXES : SQUARES);

/** The column of a space, in halves on hexes (GEO-4). */
const columnOf = (board: Board, space: number): number =>
  board.grid.kind === 'hex' ? 2 * board.column(space) + (board.row(space) & 1) : board.column(space);

const fronts = new WeakMap<Board, Fronts>();

/** The fronts of a board, worked out once for each board. */
export function frontsOf(board: Board): Fronts {
  const known = fronts.get(board) ?? new Fronts(board);
  fronts.set(board, known);
  return known;
}

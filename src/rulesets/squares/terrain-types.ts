import { type Board, type BorderLook, isBorder, SpaceSet, type State, type TerrainType } from '../../core';
import { besideDiagonal, isOrthogonal } from './board';
import { optionIs } from './options';
import type { Position } from './play';

/** A kind of terrain (T004-9). */
export interface Ground extends TerrainType {
  /** The extra cost of entering it. */
  readonly surcharge: number;
  /** It bars all units, or artillery only. */
  readonly barred?: 'all' | 'artillery';
  /** It blocks any line that crosses it (R004-70). */
  readonly blocks?: true;
  /** R004-47: cavalry and horse artillery stop in it. */
  readonly stopsHorse?: true;
  /** T004-4, A004-01: guns hit what stands in it on 6 alone in one reading, and need two hits for a point in others. */
  readonly shelters?: true;
  /** T004-5: whoever assaults into it has fewer dice. */
  readonly hinders?: true;
  /** Higher than other ground: R004-68, R004-70 and T004-5. */
  readonly isHigh?: true;
  /** R004-18: units may occupy it. */
  readonly isTown?: true;
  /** R004-49: water that a step into the square crosses. */
  readonly isRiver?: true;
  /** The rule that its surcharge comes from. */
  readonly rule: string;
  /** R000-166: the pieces of it to choose from before a custom battle (house value); absent: none. */
  readonly pool?: number;
}

const CLEAR: Ground = { id: 'clear', drawn: 'clear', surcharge: 0, rule: 'R004-39' };

const GROUNDS: readonly Ground[] = [
  CLEAR,
  {
    id: 'woods',
    drawn: 'woods',
    surcharge: 1,
    blocks: true,
    stopsHorse: true,
    shelters: true,
    hinders: true,
    rule: 'R004-44',
    pool: 8,
  },
  { id: 'hill', drawn: 'hill', surcharge: 1, isHigh: true, rule: 'R004-44', pool: 8 },
  { id: 'marsh', drawn: 'marsh', surcharge: 1, barred: 'artillery', house: true, rule: 'T004-9', pool: 3 },
  { id: 'town', drawn: 'village', surcharge: 0, blocks: true, isTown: true, rule: 'R004-48', pool: 5 },
  { id: 'river', drawn: 'river', surcharge: 1, isRiver: true, rule: 'R004-49' },
  { id: 'bridge', drawn: 'bridge', surcharge: 0, house: true, rule: 'R004-50' },
  { id: 'lake', drawn: 'lake', surcharge: 0, barred: 'all', house: true, rule: 'T004-9' },
];

export const TERRAIN: Readonly<Record<string, Ground>> = Object.fromEntries(
  GROUNDS.map((ground) => [ground.id, ground]),
);

/** The kinds of edges between two squares. */
export interface Edge extends TerrainType<BorderLook> {
  /** R004-49: water that a step across it crosses. */
  readonly isRiver?: true;
}

export const BORDERS: Readonly<Record<string, Edge>> = {
  river: { id: 'river', drawn: 'river', isRiver: true },
  bridge: { id: 'bridge', drawn: 'bridge' },
};

/** Everything about a board with its terrain and rivers that does not change, worked out once. */
export class Land {
  readonly #grounds: readonly Ground[];
  /** Pairs of squares with a river on their common side. */
  readonly #rivers: ReadonlySet<number>;
  /** The extra cost of each step, by square and neighbour. */
  readonly surcharges: readonly Uint8Array[];
  /** The part of the extra cost that is for rivers: R004-49. */
  readonly rivers: readonly Uint8Array[];
  /** For each step, 1 if it is diagonal. */
  readonly diagonals: readonly Uint8Array[];
  readonly hills: SpaceSet;
  /** The squares that block lines of sight. */
  readonly blocks: SpaceSet;
  /** R004-47: the squares in which cavalry and horse artillery stop. */
  readonly stopsHorse: SpaceSet;

  constructor(
    readonly board: Board,
    readonly terrain: State['terrain'],
    readonly borders: State['borders'],
  ) {
    const { spaces, size, around } = board;
    this.#grounds = spaces.map((space) => TERRAIN[terrain[space] ?? 'clear'] ?? CLEAR);
    this.#rivers = new Set(
      Object.keys(borders)
        .filter((border) => BORDERS[borders[border] ?? '']?.isRiver && isBorder(board.grid, border))
        .map((border) => riverKey(board, border)),
    );
    this.surcharges = around.map((next, from) =>
      Uint8Array.from(next, (to) => this.groundAt(to).surcharge + (this.crossesRiver(from, to) ? 1 : 0)),
    );
    this.rivers = around.map((next, from) => Uint8Array.from(next, (to) => this.#riversOn(from, to)));
    this.diagonals = around.map((next, from) =>
      Uint8Array.from(next, (to) => (isOrthogonal(board, from, to) ? 0 : 1)),
    );
    this.hills = SpaceSet.where(size, (space) => this.groundAt(space).isHigh === true);
    this.blocks = SpaceSet.where(size, (space) => this.groundAt(space).blocks === true);
    this.stopsHorse = SpaceSet.where(size, (space) => this.groundAt(space).stopsHorse === true);
  }

  /** True if this belongs to a position with this terrain. */
  isOf({ board, borders }: Position, terrain: State['terrain']): boolean {
    return this.terrain === terrain && this.borders === borders && this.board === board;
  }

  groundAt(space: number): Ground {
    return this.#grounds[space] ?? CLEAR;
  }

  /** True if a step between neighbours crosses a river without a bridge: R004-49, R004-50, A004-54. */
  crossesRiver(from: number, to: number): boolean {
    if (this.#rivers.size === 0) return false;
    if (isOrthogonal(this.board, from, to)) return this.#isRiver(from, to);
    return besideDiagonal(this.board, from, to).every(
      (corner) => this.#isRiver(from, corner) || this.#isRiver(corner, to),
    );
  }

  #riversOn(from: number, to: number): number {
    const { isRiver, surcharge } = this.groundAt(to);
    return (isRiver ? surcharge : 0) + (this.crossesRiver(from, to) ? 1 : 0);
  }

  #isRiver(a: number, b: number): boolean {
    return this.#rivers.has(pairOf(this.board, a, b));
  }
}

const pairOf = ({ size }: Board, a: number, b: number): number => Math.min(a, b) * size + Math.max(a, b);

function riverKey(board: Board, border: string): number {
  const [a = '', b = ''] = border.split('|');
  return pairOf(board, board.number(a), board.number(b));
}

const lands = new WeakMap<State['terrain'], Land>();
let last: Land | undefined;

/** The terrain data of a battle. */
export function landOf(position: Position): Land {
  const { terrain } = position;
  if (last?.isOf(position, terrain)) return last;
  const known = lands.get(terrain);
  const { board, borders } = position;
  last = known?.isOf(position, terrain) ? known : new Land(board, terrain, borders);
  lands.set(terrain, last);
  return last;
}

/** The terrain of a square. */
export const groundAt = (position: Position, space: number): Ground => landOf(position).groundAt(space);

/** The extra cost of a step. */
export interface Surcharge {
  /** The part that a single step may waive. */
  readonly rough: number;
  /** The part that is never waived. */
  readonly dues: number;
}

/** A004-52: true if the surcharge for rivers is never waived. */
export const riversAreDue = (position: Position): boolean => optionIs(position, 'riverSurcharge', 'always');

/** The extra cost of a step between neighbours: R004-44, R004-49. */
export function surchargeOf(position: Position, from: number, to: number): Surcharge {
  const land = landOf(position);
  const index = position.board.around[from]?.indexOf(to) ?? 0;
  const dues = riversAreDue(position) ? (land.rivers[from]?.[index] ?? 0) : 0;
  return { rough: (land.surcharges[from]?.[index] ?? 0) - dues, dues };
}

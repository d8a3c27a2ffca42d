import type { TerrainType } from '../../core';
import { bordersOf } from '../../core';
import type { Position } from './play';
import type { EdgeRow, GroundRow } from './tables/terrain';

/** The cover of a square for units in it: T003-10. */
export type Cover = 'none' | 'soft' | 'hard';

/** A kind of ground: T003-10. */
export interface Ground extends TerrainType {
  /** Its cost: a row of the ground table, which may be edited; null as in the open. */
  readonly costs: GroundRow | null;
  readonly cover: Cover;
  /** R003-154: cavalry never counts as charging into it, out of it or through it. */
  readonly noCharges?: true;
  /** It blocks line of sight across it, or to anything more than one square inside. */
  readonly blocks?: 'over' | 'beyond-one';
  /** Its height level: R003-125, R003-162. */
  readonly level: 0 | 1;
  /** The kind of slope on its edges to lower terrain. */
  readonly slope?: 'gentle-slope' | 'steep-slope';
  /** R003-61: forced marches lead through it. */
  readonly isEasy?: true;
  /** Those to whom it is closed may enter it along a road. */
  readonly byRoad?: true;
  /** Guns move in it limbered only. */
  readonly limbered?: true;
  /** Nobody forms a line in it, and light cavalry only skirmishes. */
  readonly breaksLines?: true;
  /** R003-160: a unit that moves in it tests once a phase. */
  readonly swallows?: true;
  /** R003-118, R003-166, R003-167: foot is its garrison, and whoever attacks out of it is disorganised. */
  readonly isTown?: true;
}

const CLEAR: Ground = { id: 'clear', drawn: 'clear', costs: null, cover: 'none', level: 0, isEasy: true };

const woods = {
  cover: 'soft',
  noCharges: true,
  blocks: 'beyond-one',
  level: 0,
  house: true,
} as const;
const broken = { cover: 'none', noCharges: true, level: 0, house: true } as const;

const GROUNDS: readonly Ground[] = [
  CLEAR,
  { ...woods, id: 'light-woods', drawn: 'woods', costs: 'light-woods', limbered: true },
  {
    ...woods,
    id: 'dense-woods',
    drawn: 'dense-woods',
    costs: 'dense-woods',
    byRoad: true,
    breaksLines: true,
  },
  { ...broken, id: 'rough', drawn: 'rough', costs: 'rough' },
  { ...broken, id: 'marsh', drawn: 'marsh', costs: 'marsh' },
  { ...broken, id: 'swamp', drawn: 'swamp', costs: 'swamp', swallows: true },
  {
    id: 'town',
    drawn: 'village',
    costs: 'town',
    cover: 'hard',
    noCharges: true,
    blocks: 'over',
    level: 0,
    byRoad: true,
    isTown: true,
    house: true,
  },
  {
    id: 'gentle-hill',
    drawn: 'hill',
    costs: null,
    cover: 'none',
    level: 1,
    slope: 'gentle-slope',
    isEasy: true,
    house: true,
  },
  {
    id: 'steep-hill',
    drawn: 'steep-hill',
    costs: null,
    cover: 'none',
    noCharges: true,
    level: 1,
    slope: 'steep-slope',
    house: true,
  },
];

export const TERRAIN: Readonly<Record<string, Ground>> = Object.fromEntries(
  GROUNDS.map((ground) => [ground.id, ground]),
);

/** A kind of edge between two squares: T003-10. */
export interface Edge extends TerrainType {
  /** Its cost: a row of the table of edges, which may be edited; null for nothing. */
  readonly costs: EdgeRow | null;
  /** The cover of a unit behind it; a stream gives cover only on the far bank (R003-159). */
  readonly cover: Cover;
  /** R003-155 to R003-158: units that cross it become disorganised. */
  readonly isObstacle?: true;
  /** R003-124: units that have just crossed it may not fire. */
  readonly isFord?: true;
  /** It can't be crossed, except by a bridge. */
  readonly barred?: true;
  /** The kind of bridge, which decides the formations that may cross: R003-163, R003-164. */
  readonly bridge?: 'narrow' | 'wide';
  readonly noCharges?: true;
}

const EDGES: readonly Edge[] = [
  {
    id: 'hedge',
    drawn: 'hedge',
    costs: 'hedge',
    cover: 'soft',
    isObstacle: true,
    noCharges: true,
    house: true,
  },
  { id: 'wall', drawn: 'wall', costs: 'wall', cover: 'hard', isObstacle: true, noCharges: true, house: true },
  { id: 'fieldwork', drawn: 'fieldwork', costs: 'fieldwork', cover: 'hard', noCharges: true, house: true },
  {
    id: 'stream',
    drawn: 'stream',
    costs: 'stream',
    cover: 'hard',
    isFord: true,
    noCharges: true,
    house: true,
  },
  { id: 'river', drawn: 'river', costs: null, cover: 'none', barred: true, house: true },
  { id: 'narrow-bridge', drawn: 'bridge', costs: null, cover: 'none', bridge: 'narrow', noCharges: true },
  { id: 'wide-bridge', drawn: 'wide-bridge', costs: null, cover: 'none', bridge: 'wide', noCharges: true },
];

export const BORDERS: Readonly<Record<string, Edge>> = Object.fromEntries(
  EDGES.map((edge) => [edge.id, edge]),
);

/** The ground of every square of a board, by number. */
interface Lie {
  readonly board: Position['board'];
  readonly terrain: Position['terrain'];
  readonly grounds: readonly Ground[];
}

const lies = new WeakMap<Position['terrain'], Lie>();
let last: Lie | undefined;

function lieOf({ board, terrain }: Position): Lie {
  if (last?.terrain === terrain && last.board === board) return last;
  const known = lies.get(terrain);
  last =
    known?.board === board
      ? known
      : {
          board,
          terrain,
          grounds: board.spaces.map((name) => TERRAIN[terrain[name] ?? 'clear'] ?? CLEAR),
        };
  lies.set(terrain, last);
  return last;
}

/** The terrain of a square. */
export const groundAt = (position: Position, space: number): Ground =>
  lieOf(position).grounds[space] ?? CLEAR;

/** The edge between two squares that share a side; undefined if there is none. */
export const edgeBetween = (position: Position, a: number, b: number): Edge | undefined =>
  BORDERS[bordersOf(position).between(a, b)];

/** The slope between two neighbours of different height; undefined if they are level. */
export function slopeBetween(position: Position, a: number, b: number): Ground['slope'] {
  const [one, other] = [groundAt(position, a), groundAt(position, b)];
  if (one.level === other.level) return undefined;
  return one.level > other.level ? one.slope : other.slope;
}

/** True if a step between two neighbours leads uphill. */
export const isUphill = (position: Position, from: number, to: number): boolean =>
  groundAt(position, to).level > groundAt(position, from).level;

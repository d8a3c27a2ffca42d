import type { TerrainType } from '../../core';
import { bordersOf } from '../../core';
import type { Position } from './play';

/** The cover of a square for units in it: T003-10. */
export type Cover = 'none' | 'soft' | 'hard';

/** A kind of terrain: T003-10. Its costs are in the terrain table, which the GM may edit. */
export interface Ground extends TerrainType {
  readonly cover: Cover;
  /** R003-154: cavalry never counts as charging into it, out of it or through it. */
  readonly noCharges?: true;
  /** It blocks line of sight across it, or to anything more than one square inside. */
  readonly blocks?: 'over' | 'beyond-one';
  /** Its height level: R003-125, R003-162. */
  readonly level: 0 | 1;
  /** The kind of slope on its edges to lower terrain. */
  readonly slope?: 'gentle-slope' | 'steep-slope';
}

const CLEAR: Ground = { id: 'clear', drawn: 'clear', cover: 'none', level: 0 };

const GROUNDS: readonly Ground[] = [
  CLEAR,
  {
    id: 'light-woods',
    drawn: 'woods',
    cover: 'soft',
    noCharges: true,
    blocks: 'beyond-one',
    level: 0,
    house: true,
  },
  {
    id: 'dense-woods',
    drawn: 'dense-woods',
    cover: 'soft',
    noCharges: true,
    blocks: 'beyond-one',
    level: 0,
    house: true,
  },
  { id: 'rough', drawn: 'rough', cover: 'none', noCharges: true, level: 0, house: true },
  { id: 'marsh', drawn: 'marsh', cover: 'none', noCharges: true, level: 0, house: true },
  { id: 'swamp', drawn: 'swamp', cover: 'none', noCharges: true, level: 0, house: true },
  { id: 'town', drawn: 'village', cover: 'hard', noCharges: true, blocks: 'over', level: 0, house: true },
  { id: 'gentle-hill', drawn: 'hill', cover: 'none', level: 1, slope: 'gentle-slope', house: true },
  {
    id: 'steep-hill',
    drawn: 'steep-hill',
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
  { id: 'hedge', drawn: 'hedge', cover: 'soft', isObstacle: true, noCharges: true, house: true },
  { id: 'wall', drawn: 'wall', cover: 'hard', isObstacle: true, noCharges: true, house: true },
  { id: 'fieldwork', drawn: 'fieldwork', cover: 'hard', noCharges: true, house: true },
  { id: 'stream', drawn: 'stream', cover: 'hard', isFord: true, noCharges: true, house: true },
  { id: 'river', drawn: 'river', cover: 'none', barred: true, house: true },
  { id: 'narrow-bridge', drawn: 'bridge', cover: 'none', bridge: 'narrow', noCharges: true },
  { id: 'wide-bridge', drawn: 'wide-bridge', cover: 'none', bridge: 'wide', noCharges: true },
];

export const BORDERS: Readonly<Record<string, Edge>> = Object.fromEntries(
  EDGES.map((edge) => [edge.id, edge]),
);

/** The terrain of a square. */
export const groundAt = ({ board, terrain }: Position, space: number): Ground =>
  TERRAIN[terrain[board.name(space)] ?? 'clear'] ?? CLEAR;

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

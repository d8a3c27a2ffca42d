import type { TerrainType } from '../../core';
import { bordersOf } from '../../core';
import type { Position } from './play';

/** How well a square shelters those in it: T003-10. */
export type Cover = 'none' | 'soft' | 'hard';

/** A kind of ground: T003-10. What it costs stands in the table of ground, which may be edited. */
export interface Ground extends TerrainType {
  readonly cover: Cover;
  /** Cavalry never counts as charging in it, into it or out of it: R003-154. */
  readonly noCharges?: true;
  /** It blocks the sight over it, or of what lies more than a square inside. */
  readonly blocks?: 'over' | 'beyond-one';
  /** How high it lies: R003-125, R003-162. */
  readonly level: 0 | 1;
  /** What its edge is where the ground beyond lies lower. */
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

/** What can lie between two squares: T003-10. */
export interface Edge extends TerrainType {
  /** How well it shelters whoever stands behind it; a stream only the far bank (R003-159). */
  readonly cover: Cover;
  /** R003-155 to R003-158: who crosses it is disorganised. */
  readonly isObstacle?: true;
  /** R003-124: nobody fires who has just crossed. */
  readonly isFord?: true;
  /** Nobody crosses: a bridge alone leads over it. */
  readonly barred?: true;
  /** The formations in which it is crossed: R003-163, R003-164. */
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

/** The ground of a square. */
export const groundAt = ({ board, terrain }: Position, space: number): Ground =>
  TERRAIN[terrain[board.name(space)] ?? 'clear'] ?? CLEAR;

/** What lies on the side between two squares that share one; undefined for nothing. */
export const edgeBetween = (position: Position, a: number, b: number): Edge | undefined =>
  BORDERS[bordersOf(position).between(a, b)];

/** The slope between two neighbours of different height; undefined where they lie level. */
export function slopeBetween(position: Position, a: number, b: number): Ground['slope'] {
  const [one, other] = [groundAt(position, a), groundAt(position, b)];
  if (one.level === other.level) return undefined;
  return one.level > other.level ? one.slope : other.slope;
}

/** Whether the step between two neighbours leads uphill. */
export const isUphill = (position: Position, from: number, to: number): boolean =>
  groundAt(position, to).level > groundAt(position, from).level;

import { type BoardSize, type Grid, type SpaceId, sidewards } from '../board';
import type { CardInPlay, Cards } from './command-cards';
import type { Json, Leader, PieceId, RulesetData, Side, Unit } from './piece';
import type { Arrival, Preparation } from './preparation';
import type { Told } from './told';

export interface SideState {
  readonly name: string;
  /** The key of the nation's colour and label: `french`, `british`, ... */
  readonly nation: string;
  /** Victory points gained permanently so far. */
  readonly points: number;
  /** The victory points that win the battle; null if points alone do not end it. */
  readonly target: number | null;
  /** The command rating: the number of orders of the side in a turn. */
  readonly rating: number;
  /** The side's ruleset data; absent if there are none. */
  readonly extra?: RulesetData;
}

/** Spaces that give victory points while they are held; checked at the start of the side's turn. */
export interface Objective {
  readonly side: Side;
  readonly spaces: readonly SpaceId[];
  readonly points: number;
  /** `each`: every space held counts; `all`: the points are given only for holding all of them. */
  readonly per: 'each' | 'all';
  readonly held: readonly SpaceId[];
  readonly relief?: Relief;
}

/**
 * Makes an objective one that is relieved instead of held: from a turn of the side on, its points are gained
 * permanently at the start of every turn in which no enemy unit is within this many spaces.
 */
export interface Relief {
  readonly from: number;
  readonly within: number;
}

export interface Turn {
  /** Counted from 1; 0 before the first turn. The game decides if a turn is of one side or of both. */
  readonly number: number;
  /** The side that acts now; it may change within a turn. */
  readonly side: Side;
  /** The key of the ruleset's step of the turn. */
  readonly step: string;
  /** The number of pieces that the side can still activate this turn. */
  readonly activations: number;
  /** The command card in play for the side; null before it is played, and in games without cards. */
  readonly card: CardInPlay | null;
}

/** The cells of a table, row by row. */
export type TableCells = readonly (readonly (string | number)[])[];

/** The result of a battle that is over. */
export type Winner = Side | 'draw';

/** One battle at one moment: plain JSON, as it is stored and sent. Play continues in a `Position`. */
export interface State {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly board: BoardSize;
  /** All terrain except clear. */
  readonly terrain: Readonly<Record<SpaceId, string>>;
  /** The features between two adjacent spaces, by their border: `A3|A4`. */
  readonly borders: Readonly<Record<string, string>>;
  /**
   * Field works along the side of a space, by the space that they cover and the neighbour that they face: `A3>A4`;
   * absent for none.
   */
  readonly works?: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<Side, SideState>>;
  readonly units: Readonly<Record<PieceId, Unit>>;
  readonly leaders: Readonly<Record<PieceId, Leader>>;
  /** Units that are out of the battle, in their last state; leaders are in `fallenLeaders`. */
  readonly fallenUnits: Readonly<Record<PieceId, Unit>>;
  readonly fallenLeaders: Readonly<Record<PieceId, Leader>>;
  /** Pieces that are not on the board: they have not arrived yet, or have left it and may return. */
  readonly reserve: Readonly<Record<PieceId, Unit | Leader>>;
  readonly arrivals: readonly Arrival[];
  readonly objectives: readonly Objective[];
  /** Null for games without command cards. */
  readonly cards: Cards | null;
  /** The preparation; null once the battle has begun. */
  readonly preparation: Preparation | null;
  readonly turn: Turn;
  /** The game's own data of the battle. */
  readonly extra: RulesetData;
  /** House tables that were changed for this battle, row by row; the others are the ruleset's own. */
  readonly tables: Readonly<Record<string, TableCells>>;
  readonly winner: Winner | null;
  /** A GM's corrections of the briefing and the picture under the map; absent for none. */
  readonly told?: Told;
}

/** The unit on the board with this id; throws a RangeError if there is none. */
export function unitOf(state: State, id: PieceId): Unit {
  const unit = state.units[id];
  if (!unit) throw new RangeError(`no unit "${id}" on the board`);
  return unit;
}

/** The unit or leader on the board with this id, if any. */
export const pieceOf = (state: State, id: PieceId): Unit | Leader | undefined =>
  ownOf(state.units, id) ?? ownOf(state.leaders, id);

/** The piece of this id in reserve, if any. */
export const reserveOf = (state: State, id: PieceId): Unit | Leader | undefined => ownOf(state.reserve, id);

/** The fallen piece of this id, if any. */
export const fallenOf = (state: State, id: PieceId): Unit | Leader | undefined =>
  ownOf(state.fallenUnits, id) ?? ownOf(state.fallenLeaders, id);

// An id may come from outside: "constructor" is no piece, although every object has a property of that name.
const ownOf = <T>(pieces: Readonly<Record<PieceId, T>>, id: PieceId): T | undefined =>
  Object.hasOwn(pieces, id) ? pieces[id] : undefined;

/** The name of the border between two spaces of a board: the two names, in board order. */
export const borderOf = (grid: Pick<Grid, 'number'>, a: SpaceId, b: SpaceId): string =>
  grid.number(a) < grid.number(b) ? `${a}|${b}` : `${b}|${a}`;

/** True if this is a valid name of the border between two spaces that share a side. */
export function isBorder(grid: Grid, border: string): boolean {
  const [a = '', b = ''] = border.split('|');
  return grid.has(a) && sidewards(grid, a).includes(b) && borderOf(grid, a, b) === border;
}

/** The name of works that cover a space against attacks from another one. */
export const worksName = (at: SpaceId, against: SpaceId): string => `${at}>${against}`;

/** True if this is a valid name of works along the side of a space. */
export function isWorks(grid: Grid, name: string): boolean {
  const [at = '', against = ''] = name.split('>');
  return grid.has(at) && sidewards(grid, at).includes(against) && worksName(at, against) === name;
}

export const terrainAt = (state: State, space: SpaceId): string => state.terrain[space] ?? 'clear';

/** The victory points of a side: those gained permanently, and those of the objectives that it holds. */
export function pointsOf(state: State, side: Side): number {
  let points = state.sides[side].points;
  for (const objective of state.objectives) {
    if (objective.side !== side || objective.relief) continue;
    if (objective.per === 'each') points += objective.points * objective.held.length;
    else if (objective.held.length === objective.spaces.length) points += objective.points;
  }
  return points;
}

import { lately, type SpaceId } from '../board';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** South has the last row as its home edge and north row 0. */
export type Side = 'south' | 'north';
export const SIDES: readonly Side[] = ['south', 'north'];

/** Name of a unit or a leader; the two share one name space. Small and stable. */
export type PieceId = string;

interface Piece {
  readonly id: PieceId;
  readonly side: Side;
  /** Key of the ruleset's catalogue: `light-infantry`, `general`. */
  readonly type: string;
  readonly name: string;
  /** Key of its colour: that of the side, unless it serves with allies. */
  readonly nation: string;
  /** Where it stands; empty while it is in reserve. */
  readonly at: SpaceId;
  /** What the piece has done this turn (`activated`, `moved`, ...), in the order in which it was done. */
  readonly marks: readonly string[];
}

export interface Unit extends Piece {
  readonly strength: number;
  /** Strength of the type by the chart: what it has beyond is extra. */
  readonly full: number;
  /** `line` or what the ruleset knows besides (`square`, ...). */
  readonly formation: string;
  /** Weapons that change a rule: `lance`, `rifle`. */
  readonly armed: readonly string[];
  /** What only its own ruleset knows. */
  readonly extra: Readonly<Record<string, Json>>;
}

export type Leader = Piece;

export interface SideState {
  readonly name: string;
  /** Key of the colour and label of the nation: `french`, `british`, ... */
  readonly nation: string;
  /** Victory points gained so far for good. */
  readonly points: number;
  /** Victory points that win the battle. */
  readonly target: number;
  /** Command rating: how much the side can order in a turn. */
  readonly rating: number;
}

/** Spaces that give victory points while they are held; checked at the start of the side's turn. */
export interface Objective {
  readonly side: Side;
  readonly spaces: readonly SpaceId[];
  readonly points: number;
  /** `each`: every space held counts; `all`: the points are given only for all of them together. */
  readonly per: 'each' | 'all';
  readonly held: readonly SpaceId[];
  readonly relief?: Relief;
}

/**
 * Makes an objective one that is not held but relieved: from a turn of the side on, its points are gained for
 * good at the start of every turn in which no enemy unit stands within so many spaces.
 */
export interface Relief {
  readonly from: number;
  readonly within: number;
}

export interface Turn {
  readonly number: number;
  readonly side: Side;
  /** Key of the ruleset's step of the turn. */
  readonly step: string;
  /** How many pieces the side can still activate this turn. */
  readonly activations: number;
  /** The command card that the side acts by; null before it is played, and in games without. */
  readonly card: CardInPlay | null;
}

/** A command card that has been laid down. */
export interface PlayedCard {
  /** Key of the card. */
  readonly card: string;
  /** Key of the card whose orders it gives: another one where a card repeats it. */
  readonly as: string;
  /** Left and right are swapped. */
  readonly mirrored: boolean;
}

/** A piece as it stood when a card was played, whatever has become of it since. */
export interface Place {
  readonly at: SpaceId;
  readonly side: Side;
  readonly type: string;
}

export interface CardInPlay extends PlayedCard {
  /** Who stood where when it was played: the card's limits are judged by that. */
  readonly places: Readonly<Record<PieceId, Place>>;
  /** The pieces that it has ordered so far. */
  readonly ordered: readonly PieceId[];
  /** How many pieces of each class a roll has ordered; null for cards without a roll. */
  readonly allowance: Readonly<Record<string, number>> | null;
}

/** A card that this client may not know. */
export const HIDDEN_CARD = '?';

/** Command cards of both sides. What is neither in a hand nor discarded nor in play is the draw pile. */
export interface Cards {
  readonly hands: Readonly<Record<Side, readonly string[]>>;
  /** Cards played so far, latest last, since the last reshuffle. */
  readonly discard: readonly string[];
  /** The card that each side played last. */
  readonly last: Readonly<Record<Side, PlayedCard | null>>;
}

/** Pieces that come to the battle later: in that turn of their side or a later one, in one of the spaces. */
export interface Arrival {
  readonly side: Side;
  /** Counted in turns of the side. */
  readonly turn: number;
  readonly pieces: readonly PieceId[];
  readonly spaces: readonly SpaceId[];
}

/** What the sides do on the board before the first turn of a battle that no history has laid out. */
export interface Preparation {
  /** Terrain pieces that each side still places. */
  readonly terrain: Readonly<Record<Side, number>>;
  /** Terrain pieces that are left, by kind. */
  readonly pool: Readonly<Record<string, number>>;
  /** `rolled`: the command ratings of the scenario are rolled for. */
  readonly rating: 'given' | 'rolled';
  /** Rows from its own edge in which a side deploys. */
  readonly rows: number;
  readonly small: boolean;
  /** The side that attacks with more points; null for an even battle. */
  readonly attacker: Side | null;
  /** The side that deploys first, once that is settled. */
  readonly first: Side | null;
}

/** One battle at one moment: plain JSON, changed by `evolve` alone. */
export interface State {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, Json>>;
  /** Terrain that is not clear. */
  readonly terrain: Readonly<Record<SpaceId, string>>;
  readonly sides: Readonly<Record<Side, SideState>>;
  readonly units: Readonly<Record<PieceId, Unit>>;
  readonly leaders: Readonly<Record<PieceId, Leader>>;
  /** Units and leaders that are out of the battle, as they last stood. */
  readonly fallenUnits: Readonly<Record<PieceId, Unit>>;
  readonly fallenLeaders: Readonly<Record<PieceId, Leader>>;
  /** Pieces that are not on the board yet. */
  readonly reserve: Readonly<Record<PieceId, Unit | Leader>>;
  readonly arrivals: readonly Arrival[];
  readonly objectives: readonly Objective[];
  /** Null for games without command cards. */
  readonly cards: Cards | null;
  /** Null once the battle has begun. */
  readonly preparation: Preparation | null;
  readonly turn: Turn;
  readonly winner: Side | null;
}

export const enemyOf = (side: Side): Side => (side === 'south' ? 'north' : 'south');

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

export const isUnit = (piece: Unit | Leader): piece is Unit => 'strength' in piece;

/** The piece of this id that has fallen, if any. */
export const fallenOf = (state: State, id: PieceId): Unit | Leader | undefined =>
  ownOf(state.fallenUnits, id) ?? ownOf(state.fallenLeaders, id);

// An id may come from anywhere: "constructor" is no piece, although every object has one.
const ownOf = <T>(pieces: Readonly<Record<PieceId, T>>, id: PieceId): T | undefined =>
  Object.hasOwn(pieces, id) ? pieces[id] : undefined;

export const terrainAt = (state: State, space: SpaceId): string => state.terrain[space] ?? 'clear';

// Every space on which a unit has ever stood, numbered as they come: a list is made faster than a map.
const numbers = new Map<SpaceId, number>();

function numberOf(space: SpaceId): number {
  const known = numbers.get(space);
  if (known !== undefined) return known;
  numbers.set(space, numbers.size);
  return numbers.size - 1;
}

// Who stands where, worked out once for a set of pieces: `evolve` makes a new set for every change.
const unitsBySpace = lately((units: State['units']): readonly (Unit | undefined)[] => {
  const standing = new Array<Unit | undefined>(numbers.size).fill(undefined);
  // Backwards, so that of two in one space the first is found.
  for (const unit of Object.values(units).reverse()) standing[numberOf(unit.at)] = unit;
  return standing;
});

const leadersBySpace = lately((leaders: State['leaders']): ReadonlyMap<SpaceId, readonly Leader[]> => {
  const map = new Map<SpaceId, readonly Leader[]>();
  for (const leader of Object.values(leaders)) map.set(leader.at, [...(map.get(leader.at) ?? []), leader]);
  return map;
});

const NOBODY: readonly Leader[] = [];

/** The unit that stands in a space, if any. */
export const unitAt = ({ units }: State, space: SpaceId): Unit | undefined =>
  unitsBySpace(units)[numbers.get(space) ?? -1];

/** The leaders that stand in a space. */
export const leadersAt = ({ leaders }: State, space: SpaceId): readonly Leader[] =>
  leadersBySpace(leaders).get(space) ?? NOBODY;

/** Which turn of its side a turn of the battle is: both sides have had as many, or the other one more. */
export const ownTurn = ({ number }: { readonly number: number }): number => Math.ceil(number / 2);

export const hasMark = (piece: { readonly marks: readonly string[] }, mark: string): boolean =>
  piece.marks.includes(mark);

/** Victory points of a side: those gained for good and those of the objectives that it holds. */
export function pointsOf(state: State, side: Side): number {
  let points = state.sides[side].points;
  for (const objective of state.objectives) {
    if (objective.side !== side || objective.relief) continue;
    if (objective.per === 'each') points += objective.points * objective.held.length;
    else if (objective.held.length === objective.spaces.length) points += objective.points;
  }
  return points;
}

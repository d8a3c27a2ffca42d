import {
  askedOnceOf,
  byId,
  enemyOfNumber,
  NO_SPACE,
  type PieceId,
  type SideNumber,
  type SpaceSet,
} from '../../core';
import { squaresOf } from './arms';
import { battle, turnOf } from './battle';
import { generalData } from './condition';
import { gridDistance } from './grid-distance';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { STRAIGHT } from './step-price';
import { RADIUS_CHART, RATING_COLUMNS } from './tables/radius';
import { RANKS } from './unit-types';

/** The general who leads a command, if on the board. */
export const generalOf = (position: Position, side: SideNumber, command: string): Piece | undefined =>
  position.force(side).leaders.find(({ kind }) => kind.command === command);

const rankOf = ({ kind }: Piece): number => (kind.rank ? RANKS.indexOf(kind.rank) : -1);

/** R003-16: the commander-in-chief of a side: of the generals under no other general, the highest in rank. */
export function chiefOf(position: Position, side: SideNumber): Piece | undefined {
  const free = byId(position.force(side).leaders).filter(({ kind }) => kind.under === '');
  return [...free].sort((a, b) => rankOf(b) - rankOf(a))[0];
}

/** The general who leads a command, or led it and is lost; undefined if there never was one, as in small battles. */
function everLed(position: Position, side: SideNumber, command: string): Piece | undefined {
  const leads = generalOf(position, side, command);
  if (leads) return leads;
  for (let slot = 0; slot < position.count; slot += 1) {
    const piece = position.pieces[slot] as Piece;
    if (piece.isLeader && piece.side === side && piece.kind.command === command) return piece;
  }
  return undefined;
}

/** R003-29 to R003-33, A3.1: true if a unit or a general is in command. */
export const isInCommand = askedOnceOf((position: Position, piece: Piece) => {
  const strays = battle(position, 'strays');
  return strays === null ? isReached(position, piece) : !strays.includes(piece.id);
});

/** T003-7: the pieces that are out of command now. This is settled at the start of each phase. */
export const straysOf = (position: Position): readonly PieceId[] =>
  [
    ...position.force(0).units,
    ...position.force(1).units,
    // Sorted by id: replacement generals were added last, and the order must not depend on how the position was read.
    ...byId(position.force(0).leaders),
    ...byId(position.force(1).leaders),
  ]
    .filter((piece) => !isReached(position, piece))
    .map(({ id }) => id);

/**
 * R003-45: the pieces out of command once a general is lost: all that were under the general are added, or if command does
 * not cascade, those directly under the general.
 */
export function straysWithout(position: Position, { side, kind }: Piece): readonly PieceId[] | null {
  const strays = battle(position, 'strays');
  if (strays === null) return null;
  const isOwn = (piece: Piece) =>
    optionIs(position, 'cascade', false)
      ? superiorOf(piece) === kind.command
      : isUnder(position, piece, kind.command);
  const isLeft = (id: PieceId) => {
    const piece = position.find(id);
    return piece?.side === side && isOwn(piece) && !strays.includes(id);
  };
  return [...strays, ...straysOf(position).filter(isLeft)];
}

/** The command of the general directly above a piece. */
const superiorOf = ({ isLeader, kind }: Piece): string => (isLeader ? kind.under : kind.command);

/** True if a piece is in command in the current position. */
function isReached(position: Position, piece: Piece): boolean {
  const { side } = piece;
  const superior = superiorOf(piece);
  if (superior === '' || !everLed(position, side, superior)) return true;
  const general = generalOf(position, side, superior);
  if (!general || !isWithin(position, general, piece.at, radiusOf(position, general))) return false;
  // R003-33: a general who is out of command takes the troops under them out of command too.
  return optionIs(position, 'cascade', false) || isReached(position, general);
}

/** T003-5, R003-43: the command radius of a general, in hundredths of a square. */
export function radiusOf(position: Position, general: Piece): number {
  const { wounded } = generalData(general);
  if (typeof wounded === 'number' && wounded >= turnOf(position)) return 0;
  const { rank, rating } = general.kind;
  const column = RATING_COLUMNS.find((each) => Number(each) === rating);
  return rank && column ? STRAIGHT * RADIUS_CHART.number(position, rank, column) : 0;
}

/** Squares within reach of generals, by where they are and how far that is; true as long as their enemies stay in place. */
interface Reached {
  readonly board: Position['board'];
  readonly placings: number;
  readonly byStart: Map<number, Int32Array>;
}

const latest: (Reached | undefined)[] = [undefined, undefined];
const FAR = 0x7fff_ffff;

/** R003-31, R003-32: whether the cheapest way from a general to a square costs no more than so many hundredths. */
function isWithin(position: Position, general: Piece, to: number, radius: number): boolean {
  const { board } = position;
  const { at } = general;
  if (to === NO_SPACE || gridDistance(board, at, to) > radius) return false;
  const enemy = enemyOfNumber(general.side);
  // With no enemy as near as the square, nothing is in the way.
  if (!position.force(enemy).held.meets(board.within(board.distance(at, to))[at] as SpaceSet)) return true;
  const placings = position.placingsOf(enemy);
  let known = latest[enemy];
  if (known?.board !== board || known.placings !== placings) {
    known = { board, placings, byStart: new Map() };
    latest[enemy] = known;
  }
  const key = radius * board.size + at;
  const found = known.byStart.get(key) ?? spreadFrom(position, general, radius);
  known.byStart.set(key, found);
  return (found[to] as number) <= radius;
}

/** Works out the distances square by square, nearest first: a step costs 1, or 1.5 past a corner. */
function spreadFrom(position: Position, general: Piece, radius: number): Int32Array {
  const { board } = position;
  const { held } = position.force(enemyOfNumber(general.side));
  const found = new Int32Array(board.size).fill(FAR);
  found[general.at] = 0;
  const open = [general.at];
  for (let index = 0; index < open.length; index += 1) {
    const here = open[index] as number;
    for (const to of board.around[here] as Int16Array) {
      const then = (found[here] as number) + gridDistance(board, here, to);
      if (then > radius || then >= (found[to] as number)) continue;
      found[to] = then;
      // Paths end at an enemy, so that units in a melee are reached.
      if (!held.has(to)) open.push(to);
    }
  }
  return found;
}

/** R003-27, R003-28: the generals attached to a unit: those above it and in its square. */
export function attachedTo(position: Position, unit: Piece): readonly Piece[] {
  const { side } = unit;
  const found: Piece[] = [];
  for (const space of squaresOf(unit)) {
    if (space === NO_SPACE || !position.hasLeaderOf(space, side)) continue;
    for (let leader = position.leaderAt(space); leader; leader = position.nextTo(leader)) {
      if (leader.side === side && isUnder(position, unit, leader.kind.command)) found.push(leader);
    }
  }
  return byId(found);
}

/** True if a unit belongs to a command at any level: division, corps or army. */
export function isUnder(position: Position, { kind, side }: Piece, command: string): boolean {
  let own = kind.command;
  for (let level = 0; level < RANKS.length && own !== ''; level += 1) {
    if (own === command) return true;
    own = everLed(position, side, own)?.kind.under ?? '';
  }
  return false;
}

/** A003-08, the alternative ruling: the bonus of every general. */
const FLAT_BONUS = 2;

/** A003-11: how many squares the influence of a general reaches. */
export const influence = (position: Position): number =>
  optionIs(position, 'influence', 'adjacent') ? 1 : 0;

/** A003-11: the generals that count for a unit: those attached to it and, by an option, those in the squares beside it. */
export function influencing(position: Position, unit: Piece): readonly Piece[] {
  const reach = influence(position);
  if (reach === 0) return attachedTo(position, unit);
  const { board } = position;
  const isNear = (leader: Piece) =>
    squaresOf(unit).some((space) => board.distance(space, leader.at) <= reach);
  return byId(position.force(unit.side).leaders).filter(
    (leader) => isNear(leader) && isUnder(position, unit, leader.kind.command),
  );
}

/** A003-08: the bonus of the best general who influences a unit; undefined if there is none. */
export function bonusOf(position: Position, unit: Piece): number | undefined {
  const ratings = influencing(position, unit).map(({ kind }) => kind.rating);
  if (ratings.length === 0) return undefined;
  return optionIs(position, 'generalBonus', 'flat2') ? FLAT_BONUS : Math.max(...ratings);
}

import { type Borders, bordersOf, mark, type Refusal, SpaceSet } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { loneLeaderAt, terrainIn } from '../commands-and-colors/passable-terrain';
import { because } from '../commands-and-colors/refusal';
import type { Walking } from '../commands-and-colors/walking';
import type { Battle, Course, Unit } from './battle';
import type { Moves } from './cards/card';
import { cardFor, isLed } from './cards/card-dice';
import { FIELD_WORKS } from './terrain-types';

/** Marks a unit that a leader has joined this turn. */
const JOINED = mark('joined');

const MUST_NOT_MOVE: Refusal = { reason: 'square-must-not-move', rule: 'CCN-96' };
const LEADER_IN_SQUARE: Refusal = { reason: 'leader-is-in-square', rule: 'CCN-15' };
const LEADER_HAS_JOINED: Refusal = { reason: 'leader-has-joined', rule: 'CCN-23' };

/** CCN-22, CCN-24: the movement of a piece, unless the card in play changes it. */
function movesOf(battle: Battle, piece: Unit): Moves {
  const byCard = cardFor(battle, piece)?.moves?.(piece.kind, isLed(battle, piece));
  if (byCard) return byCard;
  if (piece.isLeader) return { battle: piece.kind.move, most: piece.kind.move };
  return piece.kind.chart.move;
}

/** The movement after which a unit may still battle; for a leader, the maximum movement. */
export function battleMove(battle: Battle, piece: Unit): number {
  const { battle: near, most } = movesOf(battle, piece);
  return piece.isLeader ? most : near;
}

/** CCN-24: extends a walk after which a unit may battle to the longest walk, after which it may not. */
export function marchColumn(battle: Battle, unit: Unit, walk: Walking): void {
  const { most } = movesOf(battle, unit);
  walk.steps = most > walk.steps ? most : 0;
}

/** CCN-20: a unit stops where it meets a friendly leader without a unit; a unit with a leader can't go there. */
export function walkAmongFriends(battle: Battle, unit: Unit, walk: Walking): void {
  const { alone, held } = battle.force(unit.side);
  walk.open.subtract(held);
  if (isLed(battle, unit)) {
    walk.open.subtract(alone);
    walk.ends.subtract(alone);
  } else walk.stops.addAll(alone);
  if (unit.kind.isCavalry) walk.beside = besideWorks(battle);
}

const known = new WeakMap<Borders, readonly SpaceSet[]>();

/**
 * The spaces to which cavalry may step from each space: not across field works, from either side; undefined if there
 * are none.
 */
function besideWorks(battle: Battle): readonly SpaceSet[] | undefined {
  if (Object.keys(battle.works).length === 0) return undefined;
  const borders = bordersOf(battle);
  const found = known.get(borders);
  if (found) return found;
  const { board } = battle;
  const made = board.spaces.map((_, from) => {
    const open = new SpaceSet(board.size);
    open.copy(board.beside[from] as SpaceSet);
    for (const to of board.around[from] as Int16Array) if (isWorked(borders, from, to)) open.delete(to);
    return open;
  });
  known.set(borders, made);
  return made;
}

const isWorked = (borders: Borders, a: number, b: number): boolean =>
  borders.cover(a, b) === FIELD_WORKS.id || borders.cover(b, a) === FIELD_WORKS.id;

/** Section 1.13: true if a unit may step from a space to the next, regardless of other units. */
export const mayCross = (battle: Battle, { kind }: Unit, from: number, to: number): boolean =>
  !kind.isCavalry || besideWorks(battle)?.[from]?.has(to) !== false;

/** CCN-3: the reason why a unit with a leader can't join another leader; units never become part of others. */
export function joining(battle: Battle, unit: Unit, space: number): Refusal | undefined {
  const other = loneLeaderAt(battle, space, unit.side) ? battle.leaderAt(space) : undefined;
  if (!other || !isLed(battle, unit)) return undefined;
  return because(battle, 'leader-is-there', {
    space: battle.board.name(space),
    about: { who: other.name },
  });
}

/**
 * The reason why a long move can't enter a space: there is no path, since nothing bars it that does not bar a short
 * move.
 */
export const marchBarred = (battle: Battle, _: Unit, space: number): Refusal =>
  because(battle, 'no-way', { space: battle.board.name(space) });

/** CCN-15, CCN-23, CCN-96: the reason why a square, or a leader that has joined a unit, keeps a piece in its space. */
export function formationFault(battle: Battle, piece: Unit): Refusal | undefined {
  if (!piece.isLeader) {
    if (inSquare(piece)) return MUST_NOT_MOVE;
    return piece.has(JOINED) ? LEADER_HAS_JOINED : undefined;
  }
  const unit = battle.hasUnitOf(piece.at, piece.side) ? battle.unitAt(piece.at) : undefined;
  return unit && inSquare(unit) ? LEADER_IN_SQUARE : undefined;
}

/** Section 1.13: true if a unit that has just entered a space may still battle this turn. */
export function battlesOnEntry(battle: Battle, unit: Unit, space: number): boolean {
  const { battleOnEntry } = terrainIn(battle, space);
  return battleOnEntry === 'everyone' || (battleOnEntry === 'light-foot' && unit.kind.isLightFoot);
}

/**
 * Marks the end of movement: a unit in terrain that stops battle may not battle any more; one that a leader joins may
 * not move any more.
 */
export function afterMove(c: Course, piece: Unit): void {
  const { position } = c;
  if (!piece.isLeader) {
    if (!battlesOnEntry(position, piece, piece.at)) c.marked(piece, 'marched');
    return;
  }
  const unit = position.hasUnitOf(piece.at, piece.side) ? position.unitAt(piece.at) : undefined;
  if (unit && leadersWith(position, unit).includes(piece)) c.marked(unit, 'joined');
}

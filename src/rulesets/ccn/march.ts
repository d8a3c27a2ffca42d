import { type Borders, bordersOf, mark, type Refusal, SpaceSet } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { because } from '../commands-and-colors/because';
import { loneLeaderAt } from '../commands-and-colors/ground';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import type { Walking } from '../commands-and-colors/walking';
import type { Battle, Course, Unit } from './battle';
import type { Moves } from './cards/card';
import { cardFor, isLed } from './cards/card-dice';
import { terrainIn } from './ground';
import { FIELD_WORKS } from './terrain-types';

/** Of a unit that a leader has come to this turn. */
const JOINED = mark('joined');

const MUST_NOT_MOVE: Refusal = { reason: 'square-must-not-move', rule: 'CCN-96' };
const LEADER_IN_SQUARE: Refusal = { reason: 'leader-is-in-square', rule: 'CCN-15' };
const LEADER_HAS_JOINED: Refusal = { reason: 'leader-has-joined', rule: 'CCN-23' };

/** CCN-22, CCN-24: how far a piece goes, unless the card in play says otherwise. */
function movesOf(battle: Battle, piece: Unit): Moves {
  const byCard = cardFor(battle, piece)?.moves?.(piece.kind, isLed(battle, piece));
  if (byCard) return byCard;
  if (piece.isLeader) return { battle: piece.kind.move, most: piece.kind.move };
  return piece.kind.chart.move;
}

/** How far a piece moves and still battles; a leader, how far he moves at all. */
export function battleMove(battle: Battle, piece: Unit): number {
  const { battle: near, most } = movesOf(battle, piece);
  return piece.isLeader ? most : near;
}

/** CCN-24: makes of a walk after which a unit battles the longest one after which it does not. */
export function marchColumn(battle: Battle, unit: Unit, walk: Walking): void {
  const { most } = movesOf(battle, unit);
  walk.steps = most > walk.steps ? most : 0;
}

/** CCN-20: a unit stops where it meets a leader of its own who is alone; one that has a leader can't go there. */
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

/** Where cavalry may step from each space: not across field works, from whichever side; undefined where there are none. */
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

/** Section 1.13: whether a unit may step from a space to the next, whatever stands there. */
export const mayCross = (battle: Battle, { kind }: Unit, from: number, to: number): boolean =>
  !kind.isCavalry || besideWorks(battle)?.[from]?.has(to) !== false;

/** CCN-3: why a unit that a leader is with can't come to another one; nobody else becomes part of anybody. */
export function joining(battle: Battle, unit: Unit, space: number): Refusal | undefined {
  const other = loneLeaderAt(battle, space, unit.side) ? battle.leaderAt(space) : undefined;
  if (!other || !isLed(battle, unit)) return undefined;
  return because(battle, 'leader-is-there', {
    space: battle.board.name(space),
    about: { who: other.name },
  });
}

/** Nothing of a long move is barred that a short one may pass: there is just no way. */
export const marchBarred = (battle: Battle, _: Unit, space: number): Refusal =>
  because(battle, 'no-way', { space: battle.board.name(space) });

/** CCN-15, CCN-23, CCN-96: why a square, or a leader who has come to a unit, keeps a piece where it is. */
export function formationFault(battle: Battle, piece: Unit): Refusal | undefined {
  if (!piece.isLeader) {
    if (inSquare(piece)) return MUST_NOT_MOVE;
    return piece.has(JOINED) ? LEADER_HAS_JOINED : undefined;
  }
  const unit = battle.hasUnitOf(piece.at, piece.side) ? battle.unitAt(piece.at) : undefined;
  return unit && inSquare(unit) ? LEADER_IN_SQUARE : undefined;
}

/** Whether a unit that has just come to a space can still battle this turn: section 1.13. */
export function battlesOnEntry(battle: Battle, unit: Unit, space: number): boolean {
  const { battleOnEntry } = terrainIn(battle, space);
  return battleOnEntry === 'everyone' || (battleOnEntry === 'light-foot' && unit.kind.isLightFoot);
}

/** Who enters ground in which he has to sort himself out battles no more; whom a leader joins moves no more. */
export function afterMove(c: Course, piece: Unit): void {
  const { position } = c;
  if (!piece.isLeader) {
    if (!battlesOnEntry(position, piece, piece.at)) c.marked(piece, 'marched');
    return;
  }
  const unit = position.hasUnitOf(piece.at, piece.side) ? position.unitAt(piece.at) : undefined;
  if (unit && leadersWith(position, unit).includes(piece)) c.marked(unit, 'joined');
}

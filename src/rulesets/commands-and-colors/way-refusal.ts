import { NO_SPACE, pathTo, type Refusal, SpaceSet } from '../../core';
import type { Battle, Unit } from './battle';
import { isSlow } from './leader-traits';
import { battleMove, battleWalk, inColumn } from './movement';
import { terrainIn } from './passable-terrain';
import { because } from './refusal';
import { enemyIn, entryFault, standFault } from './stand-refusal';
import type { Walking } from './walking';

type Way = readonly number[];

const columnWalk = (battle: Battle, unit: Unit): Walking => inColumn(battle, unit, battleWalk(battle, unit));

/** The reason why a piece has no path to a space: what is there, what stops it on the way, or the distance. */
export function goalFault(battle: Battle, piece: Unit, to: number): Refusal {
  const space = battle.board.name(to);
  if (to === piece.at) return because(battle, 'is-there-already', { space });
  const walk = battleWalk(battle, piece);
  const distance = battle.board.distance(piece.at, to);
  const stand = standFault(battle, piece, to);
  if (stand) return stand;
  const hindered = distance <= walk.steps ? hindrance(battle, piece, walk, to) : undefined;
  if (hindered) return hindered;
  const longer = pathTo(battle.board, { ...walk, steps: walk.steps + 1 }, to);
  return (
    (longer ? undefined : marchHindrance(battle, piece, to)) ??
    tooFar(battle, piece, longer ?? [to], Math.max(distance, longer?.length ?? 0))
  );
}

/** The reason why a piece can't follow a given path; undefined if it can. */
export function laidFault(battle: Battle, piece: Unit, way: Way): Refusal | undefined {
  const to = way.at(-1) ?? piece.at;
  if (way.some((space) => space === NO_SPACE)) return because(battle, 'off-the-board:move');
  const isMarch = !piece.isLeader && way.length > battleMove(battle, piece);
  const walk = isMarch ? columnWalk(battle, piece) : battleWalk(battle, piece);
  const stand = walk.ends.has(to) ? undefined : standFault(battle, piece, to);
  return stand ?? stepFault(battle, piece, walk, way);
}

/** The index of the first step of a path that the piece can't take; -1 if there is none. */
function faultAt({ board }: Battle, { start, steps, open, stops, beside }: Walking, way: Way): number {
  let here = start;
  for (const [index, space] of way.entries()) {
    const stopped = index > 0 && stops.has(here);
    const isOff = board.distance(here, space) !== 1 || beside?.[here]?.has(space) === false;
    if (stopped || index >= steps || isOff || !open.has(space)) return index;
    here = space;
  }
  return -1;
}

/** The first fault on a path. */
function stepFault(battle: Battle, piece: Unit, walk: Walking, way: Way): Refusal | undefined {
  const index = faultAt(battle, walk, way);
  const space = way[index];
  if (space === undefined) return undefined;
  const before = way[index - 1];
  if (before !== undefined && walk.stops.has(before)) return mustStop(battle, piece, before);
  if (index >= walk.steps) return tooFar(battle, piece, way, way.length);
  if (!walk.open.has(space))
    return barred(battle, piece, space) ?? battle.game.marchBarred(battle, piece, space, way);
  return because(battle, 'no-way', { space: battle.board.name(space) });
}

/**
 * The reason why a piece can't reach a space that is near enough. One obstacle after another is ignored until there is
 * a path; the first fault on that path is the reason.
 */
function hindrance(battle: Battle, piece: Unit, walk: Walking, to: number): Refusal | undefined {
  const { size } = battle.board;
  const isOpen = (space: number) => entryFault(battle, piece.kind.walker, space) === undefined;
  const isFree = (space: number) => isOpen(space) && !enemyIn(battle, piece.side, space);
  const stops = new SpaceSet(size);
  const everywhere = SpaceSet.where(size, () => true);
  for (const open of [walk.open, SpaceSet.where(size, isFree), SpaceSet.where(size, isOpen), everywhere]) {
    const way = pathTo(battle.board, { ...walk, open, stops }, to);
    if (way) return stepFault(battle, piece, walk, way);
  }
  return undefined;
}

/** The reason why a unit can't march to a space that is near enough for that. */
function marchHindrance(battle: Battle, piece: Unit, to: number): Refusal | undefined {
  if (piece.isLeader) return undefined;
  const walk = columnWalk(battle, piece);
  return battle.board.distance(piece.at, to) <= walk.steps ? hindrance(battle, piece, walk, to) : undefined;
}

function mustStop(battle: Battle, { kind }: Unit, at: number): Refusal {
  const { id, stops } = terrainIn(battle, at);
  const rule = stops[kind.walker];
  const space = battle.board.name(at);
  if (rule !== undefined) return { reason: 'has-to-stop', rule, space, about: { terrain: id } };
  // Skirmishers who enter the space of friends join them there, and in some games a unit a leader who is alone.
  const friend = battle.unitAt(at);
  return friend ? friendInTheWay(battle, friend, at) : because(battle, 'has-to-stop', { space });
}

const friendInTheWay = (battle: Battle, { name }: Unit, space: number): Refusal =>
  because(battle, 'friend-in-the-way', { space: battle.board.name(space), about: { who: name } });

/** The reason why a piece may not even pass through a space; undefined if only marches may not. */
function barred(battle: Battle, piece: Unit, at: number): Refusal | undefined {
  const space = battle.board.name(at);
  const ground = entryFault(battle, piece.kind.walker, at);
  if (ground) return { ...ground, reason: 'ground-in-the-way' };
  const enemy = enemyIn(battle, piece.side, at);
  if (enemy) return because(battle, 'enemy-in-the-way', { space, about: { who: enemy.name } });
  const friend = battle.unitAt(at);
  if (friend && friend !== piece) return friendInTheWay(battle, friend, at);
  return undefined;
}

/** R000-29; for one space beyond the movement, the reason why the unit can't march: R000-43, R000-44. */
function tooFar(battle: Battle, piece: Unit, way: Way, needs: number): Refusal {
  const steps = battleMove(battle, piece);
  const march = piece.isLeader ? 0 : columnWalk(battle, piece).steps;
  const space = battle.board.name(way.at(-1) ?? piece.at);
  const about = { needs: String(needs), has: String(Math.max(steps, march)) };
  if (isSlow(battle, piece)) {
    const slow = piece.isLeader ? 'carriage-is-slow:leader' : 'carriage-is-slow:unit';
    return because(battle, slow, { space, about });
  }
  const near =
    !piece.isLeader && needs === steps + 1 ? battle.game.marchFault(battle, piece, way, needs) : undefined;
  return near ?? because(battle, 'too-far', { space, about });
}

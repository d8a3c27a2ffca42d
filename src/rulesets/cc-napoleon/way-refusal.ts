import {
  enemyOf,
  hasMark,
  isUnit,
  type Leader,
  type Refusal,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
  type Walk,
  wayFault,
  waysFrom,
} from '../../core';
import { GRID } from './board';
import { effectsFor } from './cards/deck';
import { battleWalk, isMarch, leaderWalk, MARCH_DISTANCE, marchWalk, type Way } from './movement';
import { unitsOf } from './neighbourhood';
import { enemyIn, entryFault, standFault, walkerOf } from './stand-refusal';
import { terrainIn } from './terrain-types';

const nowhere = () => false;
const anywhere = () => true;

const walkOf = (state: State, piece: Unit | Leader): Walk =>
  isUnit(piece) ? battleWalk(state, piece) : leaderWalk(state, piece);

/** Why a piece has no way to a space: what is there, what stops it on the way, or how far it is. */
export function goalFault(state: State, piece: Unit | Leader, to: SpaceId): Refusal {
  if (to === piece.at) return { reason: 'is-there-already', rule: 'R000-29', space: to };
  const walk = walkOf(state, piece);
  const distance = GRID.distance(piece.at, to);
  const stand = standFault(state, piece, to);
  if (stand) return stand;
  const hindered = distance <= walk.steps ? hindrance(state, piece, walk, to) : undefined;
  if (hindered) return hindered;
  const longer = waysFrom(GRID, piece.at, { ...walk, steps: walk.steps + 1 }).get(to);
  return tooFar(state, piece, longer ?? [to], Math.max(distance, longer?.length ?? 0));
}

/** Why a piece can't go a way that was laid down for it; undefined if it can. */
export function laidFault(state: State, piece: Unit | Leader, way: Way): Refusal | undefined {
  const to = way.at(-1) ?? piece.at;
  if (way.some((space) => !GRID.has(space))) return { reason: 'off-the-board', rule: 'R000-29' };
  const march = isUnit(piece) && isMarch(state, piece, way);
  const walk = march ? marchWalk(state, piece) : walkOf(state, piece);
  const stand = walk.mayEnd(to) ? undefined : standFault(state, piece, to);
  return stand ?? stepFault(state, piece, walk, way);
}

/** What fails first on a way. */
function stepFault(state: State, piece: Unit | Leader, walk: Walk, way: Way): Refusal | undefined {
  const space = wayFault(GRID, piece.at, way, walk);
  if (space === undefined) return undefined;
  const index = way.indexOf(space);
  const before = way[index - 1];
  if (before !== undefined && walk.mustStop(before)) return mustStop(state, before);
  if (index >= walk.steps) return tooFar(state, piece, way, way.length);
  return walk.mayEnter(space) ? { reason: 'no-way', rule: 'R000-29', space } : barred(state, piece, space);
}

/**
 * What keeps a piece from a space that is near enough. One thing after the other is thought away until there is
 * a way; what fails on that way is the reason.
 */
function hindrance(state: State, piece: Unit | Leader, walk: Walk, to: SpaceId): Refusal | undefined {
  const isOpen = (space: SpaceId) => entryFault(state, walkerOf(piece), space) === undefined;
  const isFree = (space: SpaceId) => isOpen(space) && !enemyIn(state, piece.side, space);
  for (const mayEnter of [walk.mayEnter, isFree, isOpen, anywhere]) {
    const way = waysFrom(GRID, piece.at, { ...walk, mayEnter, mustStop: nowhere }).get(to);
    if (way) return stepFault(state, piece, walk, way);
  }
  return undefined;
}

function mustStop(state: State, space: SpaceId): Refusal {
  const { id, stops } = terrainIn(state, space);
  const other = unitAt(state, space);
  // Skirmishers who enter the space of friends join them there.
  if (other && stops.length === 0) return friendInTheWay(other, space);
  const rule = id === 'woods' ? 'R000-154' : 'R000-156';
  return { reason: 'has-to-stop', rule, space, about: { terrain: id } };
}

const friendInTheWay = ({ name }: Unit, space: SpaceId): Refusal => ({
  reason: 'friend-in-the-way',
  rule: 'R000-32',
  space,
  about: { who: name },
});

/** Why a piece may not so much as pass through a space. */
function barred(state: State, piece: Unit | Leader, space: SpaceId): Refusal {
  const ground = entryFault(state, walkerOf(piece), space);
  if (ground) return { ...ground, reason: 'ground-in-the-way' };
  const enemy = enemyIn(state, piece.side, space);
  if (enemy) return { reason: 'enemy-in-the-way', rule: 'R000-30', space, about: { who: enemy.name } };
  const friend = unitAt(state, space);
  if (friend && friend.id !== piece.id) return friendInTheWay(friend, space);
  // Nobody is in the way, so that it is a march that may not come here.
  const { id } = terrainIn(state, space);
  return { reason: 'no-march-on-this-ground', rule: 'R000-44', space, about: { terrain: id } };
}

/** R000-29; one space beyond the move, why the unit can't march: R000-43, R000-44. */
function tooFar(state: State, piece: Unit | Leader, way: Way, needs: number): Refusal {
  const { steps } = walkOf(state, piece);
  const march = isUnit(piece) ? marchWalk(state, piece).steps : 0;
  const to = way.at(-1) ?? piece.at;
  const figures = { needs: String(needs), has: String(Math.max(steps, march)) };
  const near = isUnit(piece) && needs === steps + 1 ? marchFault(state, piece, way, figures) : undefined;
  return near ?? { reason: 'too-far', rule: 'R000-29', space: to, about: figures };
}

function marchFault(
  state: State,
  unit: Unit,
  way: Way,
  figures: Readonly<Record<string, string>>,
): Refusal | undefined {
  const to = way.at(-1) ?? unit.at;
  if (effectsFor(state, unit).noMarch) return undefined;
  if (hasMark(unit, 'attacked'))
    return { reason: 'no-march-after-attack', rule: 'R000-45', space: to, about: figures };
  const enemies = unitsOf(state, enemyOf(unit.side));
  const enemy = enemies.find(({ at }) =>
    [unit.at, ...way].some((space) => GRID.distance(at, space) <= MARCH_DISTANCE),
  );
  if (enemy) {
    const about = { ...figures, who: enemy.name, distance: String(MARCH_DISTANCE) };
    return { reason: 'no-march-near-enemy', rule: 'R000-43', space: to, about };
  }
  const rough = way.find((space) => !terrainIn(state, space).march);
  if (rough === undefined) return undefined;
  const { id } = terrainIn(state, rough);
  return { reason: 'no-march-through', rule: 'R000-44', space: rough, about: { ...figures, terrain: id } };
}

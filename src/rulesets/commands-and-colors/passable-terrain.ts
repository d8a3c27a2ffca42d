import { type Board, enemyOfNumber, type Position, type SideNumber, SpaceSet } from '../../core';
import type { Battle, Unit } from './battle';
import { unfitHost, unfitLeader } from './leader-traits';
import type { Kind } from './piece-kind';
import type { Terrain, Walker } from './terrain-type';
import type { Variant } from './variant';

/** The spaces that a walker may enter, and those where it may stay. */
export interface Footing {
  readonly mayEnter: SpaceSet;
  readonly mayStand: SpaceSet;
  readonly stops: SpaceSet;
}

/** The terrain of a battle: the chart's row for every space, and the spaces each walker may enter. */
export interface Ground {
  readonly board: Board;
  readonly rows: readonly Terrain[];
  readonly footings: Readonly<Record<Walker, Footing>>;
  readonly blocksSight: SpaceSet;
}

// Computed once for the ground of a battle, which stays the same object until it changes.
const grounds = new WeakMap<object, Ground>();
let last: Battle['terrain'] | undefined;
let lastGround: Ground | undefined;

export function groundOf(battle: Battle): Ground {
  const { terrain } = battle;
  if (terrain === last && lastGround?.board === battle.board) return lastGround;
  const before = grounds.get(terrain);
  const known = before?.board === battle.board ? before : makeGround(battle);
  grounds.set(terrain, known);
  last = terrain;
  lastGround = known;
  return known;
}

function makeGround(battle: Battle): Ground {
  const { board, terrain } = battle;
  const { terrain: types } = battle.game;
  const rows = board.spaces.map((space) => {
    const id = terrain[space] ?? 'clear';
    const row = types.get(id);
    if (!row) throw new RangeError(`"${id}" is not a terrain type of this ruleset`);
    return row;
  });
  const where = (is: (row: Terrain) => boolean) =>
    SpaceSet.where(board.size, (space) => is(rows[space] as Terrain));
  const footing = (walker: Walker): Footing => ({
    mayEnter: where(({ closedTo }) => !(walker in closedTo)),
    mayStand: where(({ closedTo, onlyPassedBy }) => !(walker in closedTo || walker in onlyPassedBy)),
    stops: where(({ stops }) => walker in stops),
  });
  return {
    board,
    rows,
    footings: {
      infantry: footing('infantry'),
      cavalry: footing('cavalry'),
      artillery: footing('artillery'),
      leader: footing('leader'),
    },
    blocksSight: where(({ blocksSight }) => blocksSight),
  };
}

/** The row of the terrain chart for a space. */
export const terrainIn = <Row extends Terrain>(battle: Position<Kind, Variant<Row>>, space: number): Row =>
  groundOf(battle).rows[space] as Row;

/** The spaces a piece of this kind may enter, and those where it may stay. */
export const footingOf = (battle: Battle, { kind }: Unit): Footing => groundOf(battle).footings[kind.walker];

/** True if a leader of a side is in a space without a unit. */
export const loneLeaderAt = (battle: Battle, space: number, side: SideNumber): boolean =>
  !battle.hasUnit(space) && battle.hasLeaderOf(space, side);

/** R000-31, R000-32: true if a unit may pass through a space, in a move or a retreat. */
export function mayPass(battle: Battle, unit: Unit, space: number): boolean {
  if (!footingOf(battle, unit).mayEnter.has(space)) return false;
  if (battle.occupancyIn(space) === 0) return true;
  const other = battle.unitAt(space);
  if (!other) return !battle.hasLeaderOf(space, enemyOfNumber(unit.side));
  return other === unit || (other.side === unit.side && other.kind.letsThrough);
}

/** True if a unit may end in a space: no unit in it, no leader that can't be with it, and terrain where it may stay. */
export function mayEnd(battle: Battle, unit: Unit, space: number): boolean {
  if (!footingOf(battle, unit).mayStand.has(space)) return false;
  if (battle.occupancyIn(space) === 0) return true;
  const other = battle.unitAt(space);
  if (other) return other === unit;
  return !battle.hasLeaderOf(space, enemyOfNumber(unit.side)) && !unfitLeader(battle, unit, space);
}

/** R000-37: true if a leader may pass; leaders pass through friends, never through enemies or water. */
export function leaderMayPass(battle: Battle, side: SideNumber, space: number): boolean {
  if (!groundOf(battle).footings.leader.mayEnter.has(space)) return false;
  const enemy = enemyOfNumber(side);
  return !battle.hasUnitOf(space, enemy) && !loneLeaderAt(battle, space, enemy);
}

/**
 * True if a leader may end in a space: alone or with a friendly unit it may lead (R001-21), but not with another leader
 * (parent game; docs/rulings/cc-napoleon.md).
 */
export const leaderMayEnd = (battle: Battle, leader: Unit, space: number): boolean =>
  leaderMayPass(battle, leader.side, space) &&
  battle.leaderAt(space) === undefined &&
  !unfitHost(battle, leader, space);

import { enemyOfNumber, type SideNumber, SpaceSet } from '../../core';
import type { Battle, Unit } from './battle';
import { unfitHost, unfitLeader } from './leader-traits';
import type { Terrain, Walker } from './terrain';
import { variantOf } from './variant';

/** Where a walker may tread. */
export interface Footing {
  readonly mayEnter: SpaceSet;
  readonly mayStand: SpaceSet;
  readonly stops: SpaceSet;
}

/** The ground of a battle: the chart's row of every space, and where whom it lets in. */
export interface Ground {
  readonly rows: readonly Terrain[];
  readonly footings: Readonly<Record<Walker, Footing>>;
  readonly blocksSight: SpaceSet;
}

// Worked out once for the ground of a battle, which is the same thing as long as it stays as it is.
const grounds = new WeakMap<object, Ground>();
let last: Battle['terrain'] | undefined;
let lastGround: Ground | undefined;

export function groundOf(battle: Battle): Ground {
  const { terrain } = battle;
  if (terrain === last && lastGround && lastGround.rows.length === battle.board.size) return lastGround;
  const known = grounds.get(terrain) ?? makeGround(battle);
  grounds.set(terrain, known);
  last = terrain;
  lastGround = known;
  return known;
}

function makeGround(battle: Battle): Ground {
  const { board, terrain } = battle;
  const { terrain: types } = variantOf(battle);
  const rows = board.spaces.map((space) => {
    const id = terrain[space] ?? 'clear';
    const row = types.get(id);
    if (!row) throw new RangeError(`"${id}" is no terrain of this ruleset`);
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

/** The chart's row of the terrain in a space. */
export const terrainIn = (battle: Battle, space: number): Terrain => groundOf(battle).rows[space] as Terrain;

/** Where the kind of a piece may tread. */
export const footingOf = (battle: Battle, { kind }: Unit): Footing => groundOf(battle).footings[kind.walker];

/** Whether a leader of a side stands in a space without a unit. */
export const loneLeaderAt = (battle: Battle, space: number, side: SideNumber): boolean =>
  !battle.hasUnit(space) && battle.hasLeaderOf(space, side);

/** Whether a unit may pass through a space, on the move or in retreat: R000-31, R000-32. */
export function mayPass(battle: Battle, unit: Unit, space: number): boolean {
  if (!footingOf(battle, unit).mayEnter.has(space)) return false;
  if (battle.occupancyIn(space) === 0) return true;
  const other = battle.unitAt(space);
  if (!other) return !battle.hasLeaderOf(space, enemyOfNumber(unit.side));
  return other === unit || (other.side === unit.side && other.kind.letsThrough);
}

/** Whether a unit may end in a space: free of units and of leaders who can't be with it, on ground where it can stand. */
export function mayEnd(battle: Battle, unit: Unit, space: number): boolean {
  if (!footingOf(battle, unit).mayStand.has(space)) return false;
  if (battle.occupancyIn(space) === 0) return true;
  const other = battle.unitAt(space);
  if (other) return other === unit;
  return !battle.hasLeaderOf(space, enemyOfNumber(unit.side)) && !unfitLeader(battle, unit, space);
}

/** R000-37: a leader passes through friends, never through enemies or water. */
export function leaderMayPass(battle: Battle, side: SideNumber, space: number): boolean {
  if (!groundOf(battle).footings.leader.mayEnter.has(space)) return false;
  const enemy = enemyOfNumber(side);
  return !battle.hasUnitOf(space, enemy) && !loneLeaderAt(battle, space, enemy);
}

/** A leader ends alone or with a friendly unit of his (R001-21), not with another leader (parent game; docs/rulings.md). */
export const leaderMayEnd = (battle: Battle, leader: Unit, space: number): boolean =>
  leaderMayPass(battle, leader.side, space) &&
  battle.leaderAt(space) === undefined &&
  !unfitHost(battle, leader, space);

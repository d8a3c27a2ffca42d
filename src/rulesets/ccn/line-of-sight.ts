import { NO_SPACE, SpaceSet } from '../../core';
import { type Ground, groundOf, terrainIn as rowIn } from '../commands-and-colors/passable-terrain';
import type { Battle, Unit } from './battle';

const hills = new WeakMap<Ground, readonly SpaceSet[]>();

/** The connected hills of a battle. */
function hillsOf(battle: Battle): readonly SpaceSet[] {
  const ground = groundOf(battle);
  const known = hills.get(ground);
  if (known) return known;
  const { board } = battle;
  const left = new Set(board.spaces.flatMap((_, space) => (rowIn(battle, space).isHigh ? [space] : [])));
  const made: SpaceSet[] = [];
  for (const first of left) {
    const hill = new Set([first]);
    for (const space of hill) {
      left.delete(space);
      for (const next of board.around[space] as Int16Array) if (left.has(next)) hill.add(next);
    }
    made.push(SpaceSet.of(board.size, hill));
  }
  hills.set(ground, made);
  return made;
}

/** A hill in between blocks the view, except between two spaces on that same hill. */
const isOneHill = (battle: Battle, spaces: readonly number[]): boolean =>
  hillsOf(battle).some((hill) => spaces.every((space) => hill.has(space)));

/** GEO-10, GEO-11, section 1.13: the space that blocks the line of sight to a target; `NO_SPACE` if it is clear. */
export function sightBlockedAt(battle: Battle, firer: Unit, target: number): number {
  const { board } = battle;
  const { at, kind } = firer;
  // Section 1.11: rockets need no line of sight.
  if (kind.isRockets) return NO_SPACE;
  const overHeads = kind.isArtillery && rowIn(battle, at).isHigh;
  return board.sightBlock(at, target, (space) => {
    if (rowIn(battle, space).isHigh) {
      return battle.occupancyIn(space) !== 0 || !isOneHill(battle, [at, space, target]);
    }
    if (rowIn(battle, space).blocksSight) return true;
    if (battle.occupancyIn(space) === 0) return false;
    return !(overHeads && board.distance(at, space) === 1 && isFriendly(battle, firer, space));
  });
}

const isFriendly = (battle: Battle, { side }: Unit, space: number): boolean =>
  battle.hasUnitOf(space, side) || battle.hasLeaderOf(space, side);

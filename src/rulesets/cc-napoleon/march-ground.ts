import { SpaceSet } from '../../core';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle } from './battle';

// The ground of a battle stays the same object until it changes.
const marchGrounds = new WeakMap<object, SpaceSet>();

/** R000-44: the spaces that a march column may enter. */
export function marchGround(battle: Battle): SpaceSet {
  const known = marchGrounds.get(battle.terrain);
  if (known) return known;
  const { size } = battle.board;
  const made = SpaceSet.where(size, (space) => terrainIn(battle, space).march);
  marchGrounds.set(battle.terrain, made);
  return made;
}

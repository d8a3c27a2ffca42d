import { SpaceSet } from '../../core';
import { type Ground, groundOf, terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle } from './battle';

const marchGrounds = new WeakMap<Ground, SpaceSet>();

/** R000-44: the spaces that a march column may enter. */
export function marchGround(battle: Battle): SpaceSet {
  const ground = groundOf(battle);
  const known = marchGrounds.get(ground);
  if (known) return known;
  const { size } = battle.board;
  const made = SpaceSet.where(size, (space) => terrainIn(battle, space).march);
  marchGrounds.set(ground, made);
  return made;
}

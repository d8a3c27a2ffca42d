import { groundOf, terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle, Unit } from './battle';

/** The space that blocks a shot, or `NO_SPACE` if the line is clear: R000-71, R000-135, R000-152, R000-153. */
export function shotBlockedAt(battle: Battle, firer: Unit, target: number): number {
  const { board } = battle;
  const from = firer.at;
  const overHeads = firer.kind.isArtillery && terrainIn(battle, from).isHigh;
  const { blocksSight } = groundOf(battle);
  return board.sightBlock(from, target, (space) => {
    if (blocksSight.has(space)) return true;
    if (!battle.hasUnit(space)) return false;
    return !(overHeads && board.distance(space, from) < board.distance(space, target));
  });
}

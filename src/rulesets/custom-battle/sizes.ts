import { type BattleSize, UnusableData } from '../../core';

/** R000-161: the bonus of the attacker of an outnumbered defender, rounded down (AMB-000-36). */
export const ATTACKER = { points: 0.25, rating: 1 };
/** R000-161: the factor for the terrain pieces of an outnumbered defender. */
export const DEFENDERS_TERRAIN = 2;

/** The size of a battle; throws UnusableData if there is no such size. */
export function sizeOf(sizes: readonly BattleSize[], id: string): BattleSize {
  const size = sizes.find((each) => each.id === id);
  if (size) return size;
  throw new UnusableData('the battle', [
    `size: "${id}" is unknown; use one of ${sizes.map((each) => each.id)}`,
  ]);
}

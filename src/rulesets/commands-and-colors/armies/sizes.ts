import { type BattleSize, UnusableData } from '../../../core';

/** R000-165. Points between the source's two values rise in steps of five (house value). */
export const SIZES: readonly BattleSize[] = [
  { id: 'small', points: [40, 45, 50], terrain: 4, rating: 4, units: [10, 13], rule: 'R000-165' },
  { id: 'medium', points: [60, 65, 70], terrain: 6, rating: 5, units: [15, 17], rule: 'R000-165' },
  { id: 'large', points: [80, 85, 90], terrain: 6, rating: 6, units: [19, 22], rule: 'R000-165' },
];

/** AMB-000-43: the number of rows from its own edge in which a side deploys (house value). */
export const DEPLOYMENT_ROWS = 3;

/** R000-161: the bonus of the attacker of an outnumbered defender, rounded down (AMB-000-36). */
export const ATTACKER = { points: 0.25, rating: 1 };
/** R000-161: the factor for the terrain pieces of an outnumbered defender. */
export const DEFENDERS_TERRAIN = 2;

/** The size of a battle; throws UnusableData if there is no such size. */
export function sizeOf(id: string): BattleSize {
  const size = SIZES.find((each) => each.id === id);
  if (size) return size;
  throw new UnusableData('the battle', [
    `size: "${id}" is unknown; use one of ${SIZES.map((each) => each.id)}`,
  ]);
}

import type { BattleSize } from '../../core';

/** R000-165. Points between the source's two values rise in steps of five (house value). */
export const BATTLE_SIZES: readonly BattleSize[] = [
  { id: 'small', points: [40, 45, 50], terrain: 4, rating: 4, units: [10, 13], rule: 'R000-165' },
  { id: 'medium', points: [60, 65, 70], terrain: 6, rating: 5, units: [15, 17], rule: 'R000-165' },
  { id: 'large', points: [80, 85, 90], terrain: 6, rating: 6, units: [19, 22], rule: 'R000-165' },
];

/** AMB-000-43: the number of rows from its own edge in which a side deploys (house value). */
export const DEPLOYMENT_ROWS = 3;

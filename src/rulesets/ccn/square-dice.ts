import type { Sum } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { optionIs } from '../commands-and-colors/variant';
import type { Battle, Unit } from './battle';
import { addTerrain } from './terrain-dice';

/** CCN-97: dice of a square. */
export const SQUARE_DICE = 1;

/** CCN-97: adds the dice artillery gains against a square, if any. */
export function addAgainstSquare(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  if (!unit.kind.isArtillery || !inSquare(target)) return;
  for (const bonus of [1, 2]) {
    if (optionIs(battle, 'artilleryVsSquareBonus', bonus)) dice.add(bonus, 'guns-against-square', 'CCN-97');
  }
}

/** CCN-94, CCN-95: adds the single die of cavalry against a square, or of the square against it. */
export function cavalryAgainstSquare(battle: Battle, unit: Unit, target: Unit, dice: Sum): void {
  dice.add(SQUARE_DICE, 'against-a-square', 'CCN-95');
  addTerrain(battle, unit, target.at, 'melee', dice);
}

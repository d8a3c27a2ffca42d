import type { Sum } from '../../core';
import { isHeroic } from '../commands-and-colors/heroic';
import { isRallied, unitsNextTo } from '../commands-and-colors/neighbourhood';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle, Unit } from './battle';

/** Adds the flags a unit may ignore, one for each reason (R000-93 to R000-96). */
export function ignoredFlags(battle: Battle, unit: Unit, ignored: Sum): void {
  const { steadies } = terrainIn(battle, unit.at);
  const { isInfantry, isSkirmishers } = unit.kind;
  const steadied = steadies === 'infantry' ? isInfantry : steadies !== null && isSkirmishers;
  if (isRallied(battle, unit)) ignored.add(1, 'leader-near', 'R000-93');
  if (steadied) ignored.add(1, 'steadied-by-buildings', 'R000-94');
  if (unitsNextTo(battle, unit.at, unit.side) >= 2) ignored.add(1, 'supported', 'R000-95');
  if (isHeroic(unit)) ignored.add(1, 'heroic', 'R001-55');
}

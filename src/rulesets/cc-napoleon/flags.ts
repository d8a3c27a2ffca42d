import { type Modifier, type State, type Unit, when } from '../../core';
import { isInfantry, isRallied, isSkirmishers, unitsNextTo } from './neighbourhood';
import { terrainIn } from './terrain-types';

/** What lets a unit ignore flags, one each: R000-93 to R000-96. */
export function ignoredFlags(state: State, unit: Unit): readonly Modifier[] {
  const { steadies } = terrainIn(state, unit.at);
  const steadied = steadies === 'infantry' ? isInfantry(unit) : steadies !== null && isSkirmishers(unit);
  const supports = unitsNextTo(state, unit.at, unit.side).length;
  return [
    ...when(isRallied(state, unit), 1, 'leader-near', 'R000-93'),
    ...when(steadied, 1, 'steadied-by-buildings', 'R000-94'),
    ...when(supports >= 2, 1, 'supported', 'R000-95'),
  ];
}

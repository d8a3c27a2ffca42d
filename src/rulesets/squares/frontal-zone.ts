import { enemyOf, type State, type Unit } from '../../core';
import { boardOf, frontOf } from './board';
import { optionIs } from './options';
import { facingOf } from './traits';

/** R004-34, A004-44, A004-45: whether a unit stands before an enemy unit; generals have no front. */
export function isInFrontalZone(state: State, unit: Unit): boolean {
  const zone = optionIs(state, 'frontalZone', 'wide3') ? 'wide3' : 'deep3';
  return Object.values(state.units).some(
    (enemy) =>
      enemy.side === enemyOf(unit.side) &&
      frontOf(boardOf(state), enemy.at, facingOf(enemy), zone).includes(unit.at),
  );
}

import type { Classes } from '../../core';
import type { Unit } from './battle';
import { MELEE_CLASSES, RANGED_CLASSES } from './dice';

/** CCN-41: true if the sabers of a unit hit other units. */
const scoresWithSabers = ({ kind: { chart } }: Unit): boolean =>
  typeof chart.melee === 'string' || chart.melee.sabers;

/** CCN-41: the classes of a roll against a unit. */
export const meleeClasses = (unit: Unit, target: Unit): Classes =>
  (scoresWithSabers(unit) ? MELEE_CLASSES : RANGED_CLASSES)[target.kind.chart.arm];

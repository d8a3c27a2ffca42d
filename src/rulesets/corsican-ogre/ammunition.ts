import type { Refusal } from '../../core';
import type { Course, Unit } from '../ccn/battle';
import { conditionOf, note } from './condition';

/** R002-63, R002-64: battle rolls after which a battery is low on ammunition. */
const ROUNDS_OF_SHOT = 6;

const LOW: Refusal = { reason: 'low-on-ammunition', rule: 'R002-65' };

/** R002-64: true if artillery is low on ammunition. */
export const isShortOfAmmunition = (unit: Unit): boolean =>
  unit.kind.isArtillery && conditionOf(unit).shots >= ROUNDS_OF_SHOT;

/** R002-65: the reason why artillery low on ammunition can't fire (firing is always at a distance). */
export const ammunitionFault = (unit: Unit): Refusal | undefined =>
  isShortOfAmmunition(unit) ? LOW : undefined;

/** R002-63, AMB-002-37: counts the battle rolls of artillery, attacking or supporting, and reports when it runs low. */
export function countShots(c: Course, units: readonly (Unit | null)[]): void {
  for (const guns of units) {
    if (!guns?.isOnBoard || !guns.kind.isArtillery) continue;
    const shots = conditionOf(guns).shots + 1;
    note(c, guns, { shots });
    if (shots === ROUNDS_OF_SHOT) c.responded(guns, 'low-ammunition');
  }
}

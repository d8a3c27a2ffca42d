import type { PendingAttack } from '../../core';
import { battle } from './battle';
import { standingCharges } from './pending-charges';
import type { Position } from './play';

/** Charges still to be carried out, and melees still to be fought; in a melee, both sides share a square (R003-57). */
export const pendingAttacks = (position: Position): readonly PendingAttack[] => [
  ...standingCharges(position),
  ...battle(position, 'melees').flatMap(({ at, attackers }) =>
    attackers.filter(({ unit }) => position.find(unit)?.isOnBoard).map(({ unit }) => ({ unit, to: at })),
  ),
];

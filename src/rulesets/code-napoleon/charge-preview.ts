import { NO_SPACE, type Preview, type Sum } from '../../core';
import { wayOf } from './charge-fault';
import { generalFor } from './charge-leader';
import { chargeTest } from './charge-test-numbers';
import { type Charger, chargeBy } from './pending-charges';
import type { Ordered, Piece, Position } from './play';
import { bareNumber, chanceToReach, offNumber } from './unit-die';

/** The chance that the ordered unit charges home: its test against the target as it is now. */
export function chargePreview(position: Position, order: Ordered): Preview | undefined {
  const { piece, target } = order;
  if (!piece?.isOnBoard || piece.isLeader) return undefined;
  const charger = chargerOf(position, piece, target, order);
  if (!charger) return undefined;
  const isLed = generalFor(position, piece, charger.start) !== null;
  const test = chargeTest(position, charger, isLed, true);
  return {
    dice: 1,
    modifiers: [
      { value: test.needed, reason: 'needed', rule: 'R003-91' },
      ...(test.bonus as Sum).modifiers.map(offNumber),
    ],
    chance: { once: chanceToReach(position, test.unit, bareNumber(test)), again: null },
  };
}

function chargerOf(
  position: Position,
  unit: Piece,
  target: Piece | null,
  { to, via }: Ordered,
): Charger | undefined {
  const { board } = position;
  const known = chargeBy(position, unit);
  if (known) {
    return { unit, start: unit.at, path: [...known.via, known.to].map((space) => board.number(space)) };
  }
  if (!target?.isOnBoard || target.isLeader) return undefined;
  const path = via ? [...via, to === NO_SPACE ? target.at : to] : wayOf(position, unit, target, to)?.path;
  return path && { unit, start: unit.at, path };
}

import { enemyOfNumber, NO_SPACE, type Procedure } from '../../core';
import { isArtillery, isInfantry, squaresOf } from './arms';
import { makeCharge } from './carry-out-charge';
import { wayOf } from './charge-fault';
import { hasReactMarker, orderOf } from './condition';
import { gridDistance } from './grid-distance';
import { forgetCharges, goalOf } from './pending-charges';
import type { Context, Piece, Position } from './play';
import { isInMelee, reactorsOf, useMarker } from './ride-against';

/** R003-109: two squares and a half, in hundredths. */
const REACT_RANGE = 250;

/**
 * R003-109: infantry or artillery has moved or changed formation; enemy cavalry nearby with a react marker may charge.
 * Returns true if the unit may go on.
 */
export function* provoke(c: Context, unit: Piece): Procedure<boolean> {
  const { position } = c;
  if (!unit.isOnBoard || !(isInfantry(unit) || isArtillery(unit))) return unit.isOnBoard;
  const was = { at: unit.at, strength: unit.strength, order: orderOf(unit) };
  for (const rider of reactorsOf(position, enemyOfNumber(unit.side))) {
    if (!hasReactMarker(rider) || !isInReach(position, rider, unit)) continue;
    yield* offer(c, rider, unit);
    const isAsBefore =
      unit.isOnBoard &&
      unit.at === was.at &&
      unit.strength === was.strength &&
      orderOf(unit) === was.order &&
      !isInMelee(position, unit);
    if (!isAsBefore || position.isOver) return false;
  }
  return true;
}

const isInReach = (position: Position, rider: Piece, unit: Piece): boolean =>
  squaresOf(unit).some((space) => gridDistance(position.board, rider.at, space) <= REACT_RANGE) &&
  wayOf(position, rider, unit, NO_SPACE) !== undefined;

/** R003-110, A003-41: asks the side of the cavalry if it charges; the charge is as in its own phase. */
function* offer(c: Context, rider: Piece, unit: Piece): Procedure {
  const { position } = c;
  const way = wayOf(position, rider, unit, NO_SPACE);
  if (!way) return;
  const options = ['no', 'yes'] as const;
  const answer = yield* c.ask({
    reason: 'react-charge',
    side: rider.side,
    unit: rider,
    of: 'choice',
    options,
  });
  if (answer === 'no') return;
  c.attacked('charge', rider, unit);
  useMarker(c, rider);
  const charger = { unit: rider, start: rider.at, path: way.path };
  yield* makeCharge(c, goalOf(charger), [charger]);
  forgetCharges(c);
}

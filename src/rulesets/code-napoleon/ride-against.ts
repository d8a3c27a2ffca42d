import { byId, enemyOfNumber, type Procedure } from '../../core';
import { inMarchColumn, isCavalry, isFormed } from './arms';
import { battle } from './battle';
import type { Led } from './charge-advance';
import { leaderOf } from './charge-leader';
import { canCome, type Meeting, type Rider } from './charge-meeting';
import { ridingTest } from './charge-test-numbers';
import { failTest } from './charge-test-rolls';
import { facingAfter, straightWay } from './charge-way';
import { hasReactMarker, isRouted } from './condition';
import { unitNoted } from './events';
import { gridDistance } from './grid-distance';
import { allowanceOf } from './movement';
import type { Context, Piece, Position } from './play';
import { passes } from './unit-die';

/** True if a unit is in a melee that is still to be fought. */
export const isInMelee = (position: Position, unit: Piece): boolean =>
  battle(position, 'melees').some(({ at }) => unit.covers(position.board.number(at)));

/** T003-19: the cavalry of a side that may use its react marker. */
export const reactorsOf = (position: Position, side: Piece['side']): readonly Piece[] =>
  byId(
    position
      .force(side)
      .units.filter(
        (unit) =>
          isCavalry(unit) &&
          isFormed(unit) &&
          !inMarchColumn(unit) &&
          hasReactMarker(unit) &&
          !isRouted(unit) &&
          !isInMelee(position, unit),
      ),
  );

/** R003-110: removes a unit's react marker. */
export const useMarker = (c: Context, unit: Piece): void => unitNoted(c, unit, { reacts: false });

/**
 * R003-106, R003-107: cavalry with a react marker may charge enemy cavalry that charges a friend within its move, after
 * the target has tried to react. If it passes its test, it meets the charger on the way.
 */
export function* rideAgainst(
  c: Context,
  at: number,
  chargers: readonly Led[],
): Procedure<readonly Meeting[]> {
  const { position } = c;
  const [first] = chargers;
  if (!first) return [];
  const meetings: Meeting[] = [];
  const asked = reactorsOf(position, enemyOfNumber(first.unit.side)).filter((unit) =>
    isNear(position, unit, at),
  );
  for (const rider of asked) {
    const open = chargers.flatMap((charger) => {
      const isMet = meetings.some((meeting) => meeting.charger === charger);
      const between = isMet || !isCavalry(charger.unit) ? undefined : openWay(position, rider, charger);
      return between ? [{ charger, between }] : [];
    });
    const against = yield* chooseEnemy(c, rider, open);
    if (!against) continue;
    const led = yield* ride(c, rider, against);
    if (led) meetings.push({ rider: led, ...against });
  }
  return meetings;
}

/** A003-40: true if the charged friend is within the unit's regular move; a charged unit itself reacts instead. */
const isNear = (position: Position, unit: Piece, at: number): boolean =>
  !unit.covers(at) && gridDistance(position.board, unit.at, at) <= allowanceOf(position, unit);

/**
 * A003-39: the squares from a rider to where the charge began: straight to the way of the charger, and back along it; no
 * unit may be between the two, because neither could pass it (R003-57, R003-68), nor ground that the charger can't pass.
 * Of the shortest ways it is the one that keeps to that of the charger the longest; undefined if none is open.
 */
function openWay(position: Position, rider: Piece, charger: Led): readonly number[] | undefined {
  const { start, path } = charger;
  const ridden = [start, ...path.slice(0, -1)];
  const ways = ridden.map((space, index) => [
    ...straightWay(position, rider.at, space),
    ...ridden.slice(0, index).reverse(),
  ]);
  const least = Math.min(...ways.map(({ length }) => length));
  const isOpen = (way: readonly number[]): boolean =>
    way.length === least &&
    way.slice(0, -1).every((space) => position.unitsAt(space).length === 0) &&
    canCome(position, { rider: { unit: rider, general: null }, charger, between: way });
  return ways.findLast(isOpen);
}

/** A charger that a rider may meet, and the squares between them. */
type Met = Omit<Meeting, 'rider'>;

function* chooseEnemy(c: Context, rider: Piece, open: readonly Met[]): Procedure<Met | undefined> {
  if (open.length === 0) return undefined;
  const answer = yield* c.ask({
    reason: 'ride-against',
    side: rider.side,
    unit: rider,
    of: 'unit',
    options: [null, ...open.map(({ charger }) => charger.unit)],
  });
  return open.find(({ charger }) => charger.unit === answer);
}

/** R003-110, R003-111, A003-41: the cavalry uses its marker and tests as for any charge. Returns undefined if it fails. */
function* ride(c: Context, rider: Piece, { charger, between }: Met): Procedure<Rider | undefined> {
  const { position } = c;
  const { unit, start } = charger;
  c.attacked('charge', rider, unit);
  useMarker(c, rider);
  const general = yield* leaderOf(c, rider, rider.at);
  if (!(yield* passes(c, ridingTest(position, rider, unit, general !== null, c.events !== null)))) {
    failTest(c, rider, 'charge-failed');
    return undefined;
  }
  const [next = start] = between;
  const facing = facingAfter(position, rider.at, next);
  if (facing && facing !== rider.facing) c.turned(rider, facing);
  return { unit: rider, general };
}

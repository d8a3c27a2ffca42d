import { byId, type Procedure, procedure } from '../../core';
import { leaveGround } from './attack-effect';
import { halt, type Led } from './charge-advance';
import type { Rider } from './charge-meeting';
import {
  chargeTest,
  isOutOfOrderCharging,
  isOutOfOrderStanding,
  ridingTest,
  standTest,
} from './charge-test-numbers';
import { isRouted } from './condition';
import { unitNoted } from './events';
import { loseHits } from './losses';
import { entryOf } from './pending-charges';
import type { Context, Piece } from './play';
import { goBack } from './retreat';
import { passes } from './unit-die';

/** The units that test when a square is charged. */
interface Tested {
  readonly at: number;
  readonly chargers: readonly Led[];
  readonly defenders: readonly Piece[];
  /** Cavalry that countercharges: it has tested already, unless it is the target. */
  readonly riders: readonly Rider[];
  /** The chargers that the other defenders face. */
  readonly facing: readonly Led[];
}

/** R003-93, R003-94: true for each unit, by id, that has passed or needs no test. */
export const testAll = procedure(function* (
  c: Context,
  tested: Tested,
): Procedure<Readonly<Record<string, boolean>>> {
  const { position } = c;
  const { chargers, defenders } = tested;
  const out = chargers.every((each) => isOutOfOrderCharging(position, each));
  const outStanding = defenders.length > 0 && defenders.every((unit) => isOutOfOrderStanding(position, unit));
  if (out && !outStanding) {
    const first = yield* testChargers(c, tested);
    return isAnyIn(first)
      ? { ...first, ...(yield* testDefenders(c, tested)) }
      : { ...first, ...all(defenders) };
  }
  if (outStanding && !out) {
    const first = yield* testDefenders(c, tested);
    const units = chargers.map(({ unit }) => unit);
    return isAnyIn(first) ? { ...first, ...(yield* testChargers(c, tested)) } : { ...first, ...all(units) };
  }
  const charging = yield* testChargers(c, tested);
  return { ...charging, ...(yield* testDefenders(c, tested)) };
});

const isAnyIn = (passed: Readonly<Record<string, boolean>>): boolean => Object.values(passed).includes(true);

const all = (units: readonly Piece[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(units.map(({ id }) => [id, true]));

function* testChargers(c: Context, { chargers }: Tested): Procedure<Record<string, boolean>> {
  const passed: Record<string, boolean> = {};
  for (const charger of chargers) {
    const isLed = charger.general !== null;
    passed[charger.unit.id] = yield* passes(c, chargeTest(c.position, charger, isLed, c.events !== null));
  }
  return passed;
}

/** R003-92, A003-33: each defender tests once, however many units charge. */
function* testDefenders(c: Context, tested: Tested): Procedure<Record<string, boolean>> {
  const { at, defenders, riders, facing, chargers } = tested;
  const keepsReasons = c.events !== null;
  const passed: Record<string, boolean> = {};
  const [first] = chargers;
  for (const unit of byId(defenders)) {
    const rider = riders.find((each) => each.unit === unit);
    const test =
      rider && first
        ? ridingTest(c.position, unit, first.unit, rider.general !== null, keepsReasons)
        : standTest(c.position, unit, facing, at, keepsReasons);
    passed[unit.id] = yield* passes(c, test);
  }
  return passed;
}

/** R003-96: a unit that fails its test loses a hit and is disordered. Returns true if it survives. */
export function failTest(c: Context, unit: Piece, cause: 'charge-failed' | 'stand-failed'): boolean {
  if (!loseHits(c, unit, 1, cause, null)) return false;
  if (!isRouted(unit)) unitNoted(c, unit, { order: 'disordered', reacts: false });
  return true;
}

/** R003-96, R003-97: units that fail to charge lose a hit, are disordered and halt halfway. */
export function* haltAll(c: Context, chargers: readonly Led[]): Procedure {
  for (const charger of chargers) {
    if (c.position.isOver) return;
    if (failTest(c, charger.unit, 'charge-failed')) yield* halt(c, charger);
  }
}

/** R003-96, R003-98, A003-31: defenders that fail their test are forced back before contact, if any charger comes. */
export function* standOrGo(c: Context, failed: readonly Piece[], source: Led | undefined): Procedure {
  for (const unit of failed) {
    if (c.position.isOver) return;
    if (!failTest(c, unit, 'stand-failed') || !source) continue;
    leaveGround(c, unit, true);
    yield* goBack(c, unit, entryOf(source), 'retreat');
  }
}

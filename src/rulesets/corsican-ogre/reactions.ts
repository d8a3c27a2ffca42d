import type { Procedure } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { RETIRE_STEPS, retireAndReform } from '../ccn/response';
import { canGoBack } from '../ccn/retreat';
import { againstSquare, canFormSquare } from '../ccn/square';
import { inSquare } from '../commands-and-colors/battle';
import { stoodAt } from '../commands-and-colors/cards/stood';
import type { Answer } from '../commands-and-colors/combat';
import { activateFault } from './activate-fault';
import { reactionCheck } from './activation-roll';
import type { Hardship } from './command';
import { conditionOf, shake, spend } from './condition';
import { isOutflanked } from './facing';
import { PARTS } from './saved-data';

type Response = 'none' | 'square' | 'retire';

/** R002-68, AMB-002-16: the modifier by the distance of the cavalry's charge. */
const CHARGE_DISTANCE: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 };

/** R002-66 to R002-80: carries out the target's response to a melee before the dice, with all its consequences. */
export function* responses(
  c: Course,
  target: Unit,
  unit: Unit,
  supports: readonly Unit[],
): Procedure<Answer> {
  if (unit.kind.isCavalry && inSquare(target)) return yield* rideAtSquare(c, target, unit);
  const options = openResponses(c.position, target, unit);
  const { side } = target;
  const response = yield* c.ask({ reason: 'response', side, unit: target, of: 'choice', options });
  if (response === 'none') return 'attack';
  const more = response === 'square' ? chargeHardship(c.position, target, unit) : [];
  const isGood = yield* reactionCheck(c, target, more);
  // R002-70, R002-79: a unit that has tried is spent, and can't battle back.
  spend(c, target);
  if (!isGood) return 'attack';
  c.responded(target, response);
  if (response === 'retire') return yield* retireAndReform(c, target, unit, supports);
  c.formed(target, 'square');
  return yield* rideAtSquare(c, target, unit);
}

/** R002-77: cavalry that attacks a square is shaken. */
function* rideAtSquare(c: Course, square: Unit, cavalry: Unit): Procedure<Answer> {
  const aftermath = yield* againstSquare(c, square, cavalry);
  if (cavalry.isOnBoard) shake(c, cavalry);
  if (square.isOnBoard) spend(c, square);
  return aftermath;
}

/**
 * The responses open to a unit: R002-66, R002-71, R002-72, R002-78, R002-80. Each needs an activation roll, which is
 * impossible for a unit that could not be activated: out of command, or broken and not in direct command (R002-95).
 */
function openResponses(battle: Battle, unit: Unit, foe: Unit): readonly Response[] {
  if (activateFault(battle, unit)) return ['none'];
  const options: Response[] = [];
  if (canFormSquare(battle, unit, foe) && !isOutflanked(battle, unit, foe.at)) options.push('square');
  if (unit.kind.isCavalry && foe.kind.isInfantry && canGoBack(battle, unit, RETIRE_STEPS))
    options.push('retire');
  // R002-86: infantry has to try to form square; retiring is optional.
  return options.includes('square') ? [...options, 'none'] : ['none', ...options];
}

/** R002-68: the modifier for the distance from which the cavalry began its charge, in its round or in an event. */
function chargeHardship({ board, data }: Battle, target: Unit, cavalry: Unit): readonly Hardship[] {
  const from = data.part(PARTS.from) || conditionOf(cavalry).began;
  // In an event, cavalry that has not moved began where it stood, whatever ground it has taken since.
  const start = from === '' ? stoodAt(cavalry) : board.number(from);
  const value = CHARGE_DISTANCE[board.distance(start, target.at)] ?? 0;
  return value > 0 ? [{ value, reason: 'charge-distance', rule: 'R002-68' }] : [];
}

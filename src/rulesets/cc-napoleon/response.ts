import { counting, NOBODY, type Preview, type Procedure } from '../../core';
import { inSquare, RESPONDED } from '../commands-and-colors/battle';
import { eliminate } from '../commands-and-colors/casualties';
import type { Aftermath, Answer } from '../commands-and-colors/combat';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import { fallBack } from '../commands-and-colors/retreat';
import { nextSpaces } from '../commands-and-colors/retreat-path';
import { optionIs } from '../commands-and-colors/variant';
import { fireDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import { emergencySquare } from './emergency-square';
import { shoot } from './fire-attack';
import { FIRST_STRIKE, mayStrikeFirst, strikeFirst } from './first-strike';

type Response = 'none' | 'fire' | 'evade' | 'square' | 'first-strike';

/** R000-107: the distance of an evading unit. */
const EVADE_STEPS = 2;

/** R000-127: true if cavalry destroys skirmishers without dice. */
const ridesDown = (unit: Unit, target: Unit): boolean => unit.kind.isCavalry && target.kind.isSkirmishers;

/** The preview of a close combat that needs no dice. */
export const meleeWithoutDice = (unit: Unit, target: Unit): Preview | undefined =>
  ridesDown(unit, target)
    ? { dice: 0, modifiers: [{ value: 0, reason: 'ridden-down', rule: 'R000-127' }] }
    : undefined;

/** Carries out the target's responses to a close combat before the dice, with all their consequences. */
export function* responses(c: Course, target: Unit, unit: Unit): Procedure<Answer> {
  if (ridesDown(unit, target)) {
    // R000-127: no roll, no response.
    yield* eliminate(c, target, 'ridden-down', unit);
    return 'destroyed';
  }
  switch (yield* respond(c, target, unit)) {
    case 'evade':
      yield* fallBack(c, target, EVADE_STEPS, 'evaded');
      return 'driven-off';
    case 'square':
      return yield* emergencySquare(c, target, unit);
    case 'fire': {
      // R000-50: an attacker that has left its space does not attack any more.
      const fired = yield* shoot(c, target, unit, 'response-fire');
      return isGone(c, fired) ? 'stands' : 'attack';
    }
    case 'first-strike': {
      // As with a counter-attack (R000-87), an attacker that had to retreat does not attack, even if it was blocked.
      const struck = yield* strikeFirst(c, target, unit);
      return struck === 'blocked' || isGone(c, struck) ? 'stands' : 'last-blow';
    }
    case 'none':
      return 'attack';
  }
}

const isGone = (c: Course, aftermath: Aftermath): boolean =>
  aftermath === 'destroyed' || aftermath === 'driven-off' || c.position.winner !== NOBODY;

/** Section IX and evading: carries out the response of a close combat's target before the dice, and marks it. */
function* respond(c: Course, unit: Unit, foe: Unit): Procedure<Response> {
  if (mustEvade(c.position, unit, foe)) {
    // AMB-000-11: a compulsory evasion does not use up the unit's one response, and is possible after it.
    c.responded(unit, 'evade');
    return 'evade';
  }
  const options = openResponses(c.position, unit, foe);
  // The enemy must not learn which player holds the card.
  const secret = options.includes(FIRST_STRIKE) ? [FIRST_STRIKE] : [];
  const { side } = unit;
  const response = yield* c.ask({ reason: 'response', side, unit, of: 'choice', options, secret });
  if (response === 'none' || response === FIRST_STRIKE) return response;
  // R000-54, AMB-000-10: cavalry may evade each time it is attacked.
  if (!unit.kind.isCavalry) c.marked(unit, 'responded');
  c.responded(unit, response);
  return response;
}

/** The responses open to a unit: R000-47, R000-48, R000-51 to R000-54. */
function openResponses(battle: Battle, unit: Unit, foe: Unit): readonly Response[] {
  const spent = unit.has(RESPONDED);
  const options: Response[] = ['none'];
  fireDice(battle, unit, foe, counting.clear());
  if (!spent && counting.total > 0) options.push('fire');
  if ((unit.kind.isCavalry || !spent) && mayEvade(battle, unit, foe)) options.push('evade');
  if (!spent && foe.kind.isCavalry && unit.kind.chart.square && !inSquare(unit)) options.push('square');
  if (mayStrikeFirst(battle, unit, foe)) options.push(FIRST_STRIKE);
  return options;
}

/** R000-109, R000-110: skirmishers evade formed infantry unless the terrain gives them cover. */
const mustEvade = (battle: Battle, unit: Unit, foe: Unit): boolean =>
  unit.kind.chart.evades === 'must-infantry' &&
  terrainIn(battle, unit.at).cover === null &&
  mayEvade(battle, unit, foe);

/** R000-107, R000-109 to R000-115: depends on the type, and both spaces of the path back must be open. */
const mayEvade = (battle: Battle, unit: Unit, foe: Unit): boolean =>
  fleesFrom(battle, unit, foe) && nextSpaces(battle, unit, EVADE_STEPS).length > 0;

/** R000-107, R000-109 to R000-115: true if a type evades another, if it can. */
export function fleesFrom(battle: Battle, unit: Unit, foe: Unit): boolean {
  const { isInfantry, isSkirmishers, chart } = foe.kind;
  switch (unit.kind.chart.evades) {
    case 'no':
      return false;
    case 'must-infantry':
      return isInfantry && !isSkirmishers;
    case 'infantry':
      return isInfantry;
    case 'infantry-and-heavy-cavalry': {
      const { isLandwehrCavalry } = unit.kind.chart;
      const chartOnly = isLandwehrCavalry && optionIs(battle, 'landwehrEvadesHeavy', false);
      return isInfantry || (chart.isHeavyCavalry === true && !chartOnly);
    }
  }
}

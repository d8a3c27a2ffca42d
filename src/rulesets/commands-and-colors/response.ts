import { counting, type Procedure } from '../../core';
import { fireDice } from './attack-dice';
import { type Battle, type Course, inSquare, optionIs, RESPONDED, type Unit } from './battle';
import { FIRST_STRIKE, mayStrikeFirst } from './first-strike';
import { terrainIn } from './ground';
import { nextSpaces } from './way-back';

export type Response = 'none' | 'fire' | 'evade' | 'square' | 'first-strike';

/** R000-107: how far an evading unit goes. */
export const EVADE_STEPS = 2;

/** Section IX and evading: what the target of a close combat does before the dice; its mark is made here. */
export function* respond(c: Course, unit: Unit, foe: Unit): Procedure<Response> {
  if (mustEvade(c.position, unit, foe)) {
    // AMB-000-11: compulsory evasion neither uses the one response nor needs it.
    c.responded(unit, 'evade');
    return 'evade';
  }
  const options = responses(c.position, unit, foe);
  // The enemy is not to know who holds the card.
  const secret = options.includes(FIRST_STRIKE) ? [FIRST_STRIKE] : [];
  const { side } = unit;
  const response = yield* c.ask({ reason: 'response', side, unit, of: 'choice', options, secret });
  if (response === 'none' || response === FIRST_STRIKE) return response;
  // R000-54, AMB-000-10: cavalry evades as often as it is attacked.
  if (!unit.kind.isCavalry) c.marked(unit, 'responded');
  c.responded(unit, response);
  return response;
}

/** The responses open to a unit: R000-47, R000-48, R000-51 to R000-54. */
function responses(battle: Battle, unit: Unit, foe: Unit): readonly Response[] {
  const spent = unit.has(RESPONDED);
  const options: Response[] = ['none'];
  fireDice(battle, unit, foe, counting.clear());
  if (!spent && counting.total > 0) options.push('fire');
  if ((unit.kind.isCavalry || !spent) && mayEvade(battle, unit, foe)) options.push('evade');
  if (!spent && foe.kind.isCavalry && unit.kind.chart.square && !inSquare(unit)) options.push('square');
  if (mayStrikeFirst(battle, unit, foe)) options.push(FIRST_STRIKE);
  return options;
}

const COVER: readonly string[] = ['woods', 'village', 'fortified-building'];

/** R000-109, R000-110: skirmishers in the open flee from formed infantry. */
const mustEvade = (battle: Battle, unit: Unit, foe: Unit): boolean =>
  unit.kind.chart.evades === 'must-infantry' &&
  !COVER.includes(terrainIn(battle, unit.at).id) &&
  mayEvade(battle, unit, foe);

/** R000-107, R000-109 to R000-115: by type, and only if both spaces of the way back are open. */
const mayEvade = (battle: Battle, unit: Unit, foe: Unit): boolean =>
  fleesFrom(battle, unit, foe) && nextSpaces(battle, unit, EVADE_STEPS).length > 0;

function fleesFrom(battle: Battle, unit: Unit, foe: Unit): boolean {
  const { isInfantry, isSkirmishers, id } = foe.kind;
  switch (unit.kind.chart.evades) {
    case 'no':
      return false;
    case 'must-infantry':
      return isInfantry && !isSkirmishers;
    case 'infantry':
      return isInfantry;
    case 'infantry-and-heavy-cavalry': {
      const chartOnly = unit.kind.id === 'landwehr-cavalry' && optionIs(battle, 'landwehrEvadesHeavy', false);
      return isInfantry || (id === 'heavy-cavalry' && !chartOnly);
    }
  }
}

import {
  ask,
  type Context,
  hasMark,
  nextSpaces,
  type PieceId,
  type Procedure,
  type State,
  total,
  type Unit,
  unitOf,
} from '../../core';
import { fireDice } from './attack-dice';
import { FIRST_STRIKE, mayStrikeFirst } from './first-strike';
import { unitRearward } from './ground';
import { inSquare, isCavalry, isInfantry, isSkirmishers } from './neighbourhood';
import { optionIs } from './options';
import { terrainIn } from './terrain-types';
import { unitType } from './unit-types';

export type Response = 'none' | 'fire' | 'evade' | 'square' | 'first-strike';

/** R000-107: how far an evading unit goes. */
export const EVADE_STEPS = 2;

/** Section IX and evading: what the target of a close combat does before the dice; its mark is made here. */
export function* respond(c: Context, id: PieceId, attacker: PieceId): Procedure<Response> {
  const unit = unitOf(c.state, id);
  const foe = unitOf(c.state, attacker);
  if (mustEvade(c.state, unit, foe)) {
    // AMB-000-11: compulsory evasion neither uses the one response nor needs it.
    c.emit({ type: 'responded', unit: id, response: 'evade' });
    return 'evade';
  }
  const options = responses(c.state, unit, foe);
  const response = yield* ask({
    reason: 'response',
    side: unit.side,
    unit: id,
    of: 'choice',
    options: ['none', ...options],
    // The enemy is not to know who holds the card.
    ...(options.includes(FIRST_STRIKE) && { secret: [FIRST_STRIKE] }),
    mark: attacker,
  });
  if (response === 'none' || response === FIRST_STRIKE) return response;
  // R000-54, AMB-000-10: cavalry evades as often as it is attacked.
  if (!isCavalry(unit)) c.emit({ type: 'marked', unit: id, mark: 'responded' });
  c.emit({ type: 'responded', unit: id, response });
  return response;
}

/** The responses open to a unit, `none` left out: R000-47, R000-48, R000-51 to R000-54. */
function responses(state: State, unit: Unit, foe: Unit): readonly Exclude<Response, 'none'>[] {
  const spent = hasMark(unit, 'responded');
  const fire = !spent && total(fireDice(state, unit, foe)) > 0;
  const evade = (isCavalry(unit) || !spent) && mayEvade(state, unit, foe);
  const square = !spent && isCavalry(foe) && unitType(unit).square && !inSquare(unit);
  return [
    ...(fire ? (['fire'] as const) : []),
    ...(evade ? (['evade'] as const) : []),
    ...(square ? (['square'] as const) : []),
    ...(mayStrikeFirst(state, unit, foe) ? [FIRST_STRIKE] : []),
  ];
}

/** R000-109, R000-110: skirmishers in the open flee from formed infantry. */
const mustEvade = (state: State, unit: Unit, foe: Unit): boolean =>
  unitType(unit).evades === 'must-infantry' &&
  !['woods', 'village', 'fortified-building'].includes(terrainIn(state, unit.at).id) &&
  mayEvade(state, unit, foe);

/** R000-107, R000-109 to R000-115: by type, and only if both spaces of the way back are open. */
const mayEvade = (state: State, unit: Unit, foe: Unit): boolean =>
  fleesFrom(state, unit, foe) && nextSpaces(unitRearward(state, unit), unit.at, EVADE_STEPS).length > 0;

function fleesFrom(state: State, unit: Unit, foe: Unit): boolean {
  switch (unitType(unit).evades) {
    case 'no':
      return false;
    case 'must-infantry':
      return isInfantry(foe) && !isSkirmishers(foe);
    case 'infantry':
      return isInfantry(foe);
    case 'infantry-and-heavy-cavalry': {
      const chartOnly = unit.type === 'landwehr-cavalry' && optionIs(state, 'landwehrEvadesHeavy', false);
      return isInfantry(foe) || (foe.type === 'heavy-cavalry' && !chartOnly);
    }
  }
}

import { counting, NOBODY, type Procedure, procedure, wordNumber } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { cardDiscarded } from '../commands-and-colors/cards/card-events';
import { replenish } from '../commands-and-colors/cards/draw-cards';
import { loseStrength } from '../commands-and-colors/casualties';
import type { Aftermath, Answer } from '../commands-and-colors/combat';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { limitDice, strikeDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import { RETIRING_CLASSES } from './dice';
import { leaderAtRisk } from './leaders';
import { attackDice, strikeAt } from './melee-attack';
import { canGoBack, goBack } from './retreat';
import { rollBlows } from './roll-attack';
import { againstSquare, canFormSquare, formSquare } from './square';

type Response = 'none' | 'retire' | 'square' | 'first-strike';

/** CCN-90: the distance that cavalry retires. */
export const RETIRE_STEPS = 2;

const FIRST_STRIKE = wordNumber('first-strike');

/**
 * CCN-40, CCN-90 to CCN-99: carries out the target's response to a melee before the dice, with all its consequences.
 */
export function* responses(
  c: Course,
  target: Unit,
  unit: Unit,
  supports: readonly Unit[],
): Procedure<Answer> {
  // CCN-99: the square rolls first.
  if (unit.kind.isCavalry && inSquare(target)) return yield* againstSquare(c, target, unit);
  const options = openResponses(c.position, target, unit);
  // The enemy must not learn which player holds the card.
  const secret = options.includes('first-strike') ? ['first-strike'] : [];
  const { side } = target;
  const response = yield* c.ask({ reason: 'response', side, unit: target, of: 'choice', options, secret });
  if (response === 'retire' || response === 'square') c.responded(target, response);
  switch (response) {
    case 'none':
      return 'attack';
    case 'retire':
      return yield* retireAndReform(c, target, unit, supports);
    case 'square':
      yield* formSquare(c, target);
      return yield* againstSquare(c, target, unit);
    case 'first-strike':
      return yield* strikeFirst(c, target, unit);
  }
}

function openResponses(battle: Battle, unit: Unit, foe: Unit): readonly Response[] {
  const options: Response[] = ['none'];
  if (mayRetire(battle, unit, foe)) options.push('retire');
  if (canFormSquare(battle, unit, foe)) options.push('square');
  if (battle.hands[unit.side].has(FIRST_STRIKE) && canStrike(battle, unit, foe)) options.push('first-strike');
  return options;
}

/** CCN-36: true if the terrain leaves a unit a die against its attacker. */
function canStrike(battle: Battle, unit: Unit, foe: Unit): boolean {
  const dice = counting.clear();
  strikeDice(battle, unit, foe, 'first-strike', dice);
  limitDice(battle, dice);
  return dice.total > 0;
}

/** CCN-90: true for cavalry attacked by infantry, if the whole path back is open. */
const mayRetire = (battle: Battle, unit: Unit, foe: Unit): boolean =>
  unit.kind.isCavalry && foe.kind.isInfantry && canGoBack(battle, unit, RETIRE_STEPS);

/** CCN-91: the attacker rolls all its dice, and only cavalry symbols hit; then the cavalry retires. */
export const retireAndReform = procedure(function* (
  c: Course,
  unit: Unit,
  foe: Unit,
  supports: readonly Unit[],
): Procedure<Aftermath> {
  const dice = attackDice(c, foe, unit, supports);
  const classes = RETIRING_CLASSES;
  const { hits } = yield* rollBlows(c, {
    reason: 'melee',
    side: foe.side,
    classes,
    dice,
    unit: foe,
    target: unit,
  });
  yield* loseStrength(c, unit, hits, 'melee', foe);
  if (!unit.isOnBoard || c.position.winner !== NOBODY) return 'destroyed';
  const led = leadersWith(c.position, unit).length;
  if (hits > 0) yield* leaderAtRisk(c, unit, foe);
  const leaderLost = leadersWith(c.position, unit).length < led;
  if (c.position.winner !== NOBODY) return 'driven-off';
  yield* goBack(c, unit, RETIRE_STEPS);
  // It retires of its own will, which is not a retreat.
  yield* c.position.game.afterSuffering(c, unit, { retreated: false, paid: false, leaderLost });
  return 'driven-off';
});

/**
 * First Strike, section 2.1: the target strikes first and its side draws a new card; an attacker that survives in its
 * hex strikes last.
 */
function* strikeFirst(c: Course, unit: Unit, foe: Unit): Procedure<Answer> {
  const { at } = foe;
  cardDiscarded(c, unit.side, 'first-strike');
  yield* replenish(c, unit.side);
  yield* strikeAt(c, unit, foe, 'first-strike');
  const isGone = !foe.isOnBoard || foe.at !== at || c.position.winner !== NOBODY;
  return isGone ? 'stands' : 'last-blow';
}

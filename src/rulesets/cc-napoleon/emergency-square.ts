import { counting, NOBODY, type Procedure, procedure, Sum } from '../../core';
import { loseStrength } from '../commands-and-colors/casualties';
import type { Aftermath, Blows } from '../commands-and-colors/combat';
import { unitsNextTo } from '../commands-and-colors/neighbourhood';
import { breakDice } from './attack-dice';
import type { Course, Unit } from './battle';
import { FIRE_CLASSES } from './dice';
import { forcedFlags, retreat } from './hits-and-retreat';
import { ignoredFlags } from './ignored-flags';
import { rollMelee } from './melee-roll';

/**
 * Emergency square (R000-55 to R000-62): the attacker tries to break the square while it forms. If flags that can't be
 * ignored break it, the attacker also makes a normal attack before the single retreat.
 */
export const emergencySquare = procedure(function* (
  c: Course,
  unit: Unit,
  attacker: Unit,
): Procedure<Aftermath> {
  const { position } = c;
  const from = unit.at;
  ignoredFlags(position, unit, counting.clear());
  const allowance = counting.total;
  const first = yield* breakRoll(c, unit, attacker);
  yield* loseStrength(c, unit, first.hits, 'break-square', attacker);
  if (!unit.isOnBoard || position.winner !== NOBODY) return 'destroyed';
  if (first.flags <= allowance) {
    forcedFlags(c, unit, first.flags);
    c.formed(unit, 'square');
    return 'stands';
  }
  // R000-60, AMB-000-19: the flags of both rolls count together, and so do the ignored ones.
  const both = yield* rollMelee(c, attacker, unit, 'melee', first.flags);
  const forced = forcedFlags(c, unit, both.flags);
  yield* loseStrength(c, unit, both.hits, 'melee', attacker);
  if (!unit.isOnBoard || position.winner !== NOBODY) return 'destroyed';
  yield* retreat(c, unit, forced);
  if (!unit.isOnBoard) return 'destroyed';
  return unit.at === from ? 'blocked' : 'driven-off';
});

/** R000-55 to R000-57: rolls 2 dice for each unit of the attacker around the square; only red squares hit. */
function* breakRoll(c: Course, target: Unit, unit: Unit): Procedure<Blows> {
  const dice = new Sum(c.events !== null);
  breakDice(unitsNextTo(c.position, target.at, unit.side), target, dice);
  const reason = 'break-square';
  const thrown = yield* c.roll({ reason, side: unit.side, classes: FIRE_CLASSES, dice, unit, target });
  const blows = { hits: thrown.of('hit'), flags: thrown.of('flag') };
  c.rolled(blows.hits, blows.flags);
  return blows;
}

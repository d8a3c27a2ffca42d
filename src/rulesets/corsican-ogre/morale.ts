import { Classes, type Procedure, Sum } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import type { Suffered } from '../ccn/core-rules';
import { BATTLE_DIE, MOST_DICE } from '../ccn/dice';
import { heroicSteadiness } from '../ccn/heroic-dice';
import type { Branch } from '../ccn/unit-type';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import { aideRides } from './aides';
import { shake, spend } from './condition';

/** AMB-002-33: a five, the flag, passes. */
const MORALE_CLASSES = new Classes(BATTLE_DIE, [
  { name: 'pass', faces: ['flag'] },
  { name: 'miss', faces: ['infantry', 'cavalry', 'artillery', 'sabers'] },
]);

/** R002-91: branches that roll one die fewer, on foot or mounted. */
const MILITIA: readonly Branch[] = ['militia', 'cossacks', 'militia-lancers'];

/** R002-91: the maximum of dice gained for flags that may be ignored. */
const MOST_STEADINESS = 2;

/** R002-91, AMB-002-32: adds the dice of a morale check, each with its reason. */
function moraleDice(battle: Battle, unit: Unit, dice: Sum): void {
  const { chart } = unit.kind;
  dice.add(unit.strength, 'blocks', 'R002-91');
  if (unit.strength >= unit.info.maximumStrength) dice.add(1, 'full-strength', 'R002-91');
  if (leadersWith(battle, unit).length > 0) dice.add(1, 'leader-attached', 'R002-91');
  const steady = Math.min(
    MOST_STEADINESS,
    chart.ignores + heroicSteadiness(battle, unit) + terrainIn(battle, unit.at).steadies,
  );
  if (steady > 0) dice.add(steady, 'own-morale', 'R002-91');
  if (MILITIA.includes(chart.branch)) dice.add(-1, 'militia', 'R002-91');
  if (dice.total < 1) dice.add(1 - dice.total, 'at-least-one-die', 'R002-91');
  // CCN-2: no roll has more dice.
  if (dice.total > MOST_DICE) dice.add(MOST_DICE - dice.total, 'eight-dice', 'CCN-2');
}

function* passes(c: Course, unit: Unit): Procedure<boolean> {
  const dice = new Sum(c.events !== null);
  moraleDice(c.position, unit, dice);
  const classes = MORALE_CLASSES;
  const thrown = yield* c.roll({ reason: 'morale', side: unit.side, classes, dice, unit });
  const isGood = thrown.of('pass') > 0;
  c.rolled(isGood ? 1 : 0);
  return isGood;
}

/** R002-90 to R002-93: a unit checks its morale; if it fails, it is shaken or breaks. */
export function* moraleCheck(c: Course, unit: Unit): Procedure {
  const isGood = yield* passes(c, unit);
  if (isGood) return;
  const isRallied = (yield* aideRides(c, unit)) && (yield* passes(c, unit));
  if (!isRallied) shake(c, unit);
}

/**
 * R002-81, R002-90, AMB-002-35, AMB-002-36: a unit that retreats is spent, and so is one that should retreat but can't,
 * as a square never can; it checks morale once for everything it has suffered.
 */
export function* afterSuffering(c: Course, unit: Unit, suffered: Suffered): Procedure {
  const { retreated, paid, leaderLost } = suffered;
  if (retreated) {
    spend(c, unit);
    for (const leader of leadersWith(c.position, unit)) spend(c, leader);
  }
  if (retreated || paid || leaderLost) yield* moraleCheck(c, unit);
}

import { type Procedure, procedure, Sum } from '../../core';
import type { Blows } from '../commands-and-colors/combat';
import { limitDice, meleeDice, strikeDice, supportDice } from './attack-dice';
import type { Course, Unit } from './battle';
import type { Strike } from './core-rules';
import { SABER_CLASSES } from './dice';
import { loseLeader, retreatLeader } from './leaders';
import { suffer } from './retreat';
import { rollBlows } from './roll-attack';
import { meleeClasses } from './sabre-hits';

/** CCN-40, CCN-81: the dice of an attack, including those of supporting artillery. */
export function attackDice(c: Course, unit: Unit, target: Unit, supports: readonly Unit[]): Sum {
  const dice = new Sum(c.events !== null);
  meleeDice(c.position, unit, target, dice);
  for (const guns of supports) supportDice(c.position, guns, target, dice);
  limitDice(c.position, dice);
  return dice;
}

/** CCN-40: the roll of an attack. */
export function* meleeBlows(
  c: Course,
  unit: Unit,
  target: Unit,
  supports: readonly Unit[],
): Procedure<Blows> {
  const dice = attackDice(c, unit, target, supports);
  // A unit that was struck first may have no dice left.
  if (dice.total <= 0) return { hits: 0, flags: 0 };
  const classes = meleeClasses(unit, target);
  return yield* rollBlows(c, { reason: 'melee', side: unit.side, classes, dice, unit, target });
}

/** CCN-43 to CCN-45: a unit strikes at its attacker with its own dice and no card, with all consequences. */
export const strikeAt = procedure(function* (
  c: Course,
  unit: Unit,
  foe: Unit,
  strike: Exclude<Strike, 'melee'>,
): Procedure {
  const dice = new Sum(c.events !== null);
  strikeDice(c.position, unit, foe, strike, dice);
  limitDice(c.position, dice);
  if (dice.total <= 0) return;
  c.attacked(strike, unit, foe);
  const classes = meleeClasses(unit, foe);
  const { hits, flags } = yield* rollBlows(c, {
    reason: strike,
    side: unit.side,
    classes,
    dice,
    unit,
    target: foe,
  });
  yield* suffer(c, foe, hits, flags, 'melee', unit);
});

/** CCN-46: one saber eliminates a leader without a unit; otherwise the leader retreats. */
export function* attackLeader(c: Course, unit: Unit, leader: Unit, supports: readonly Unit[]): Procedure {
  const dice = attackDice(c, unit, leader, supports);
  const classes = SABER_CLASSES;
  const thrown = yield* c.position.game.combatRoll(
    c,
    {
      reason: 'melee',
      side: unit.side,
      classes,
      dice,
      unit,
      target: leader,
    },
    (fallen) => c.rolled(Math.min(1, fallen.of('sabers'))),
  );
  const shown = thrown.of('sabers');
  if (shown > 0) loseLeader(c, leader, 'melee', unit);
  else yield* retreatLeader(c, leader);
}

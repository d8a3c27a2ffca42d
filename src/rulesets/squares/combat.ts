import { NO_SPACE, type Procedure, procedure, type Sum } from '../../core';
import { inTown } from './arms';
import { combatDice, sharedDice } from './combat-dice';
import { type Reading, readingOf } from './combat-reading';
import type { Combatant } from './combatant';
import { EACH_OF_D6 } from './dice';
import { optionIs } from './options';
import type { Context } from './play';
import { townSave } from './town-save';

/** The disruption points that each side inflicts in one combat. */
export interface Inflicted {
  readonly byAttacker: number;
  readonly byDefender: number;
}

/** R004-99 to R004-101: both sides roll, each with its own column; points that a garrison saves are not inflicted. */
export function* rollCombat(
  c: Context,
  attacker: Combatant,
  defender: Combatant,
  to: number,
): Procedure<Inflicted> {
  const isShared = optionIs(c.position, 'roll', 'shared');
  const rolled = isShared
    ? yield* rollShared(c, attacker, defender)
    : yield* rollInTurn(c, attacker, defender, to);
  return { ...rolled, byAttacker: yield* afterSaves(c, defender, rolled.byAttacker) };
}

function* rollInTurn(c: Context, attacker: Combatant, defender: Combatant, to: number): Procedure<Inflicted> {
  const { position } = c;
  const listens = c.events !== null;
  // Both readings are fixed before any dice are rolled.
  const attack = readingOf(position, attacker, defender);
  const defence = readingOf(position, defender, attacker);
  const dice = combatDice(position, attacker, defender, to, listens);
  const byAttacker = yield* rollSide(c, 'assault', attacker, defender, attack, dice);
  const others = combatDice(position, defender, attacker, NO_SPACE, listens);
  const byDefender = yield* rollSide(c, 'defence', defender, attacker, defence, others);
  return { byAttacker, byDefender };
}

/** Rolls the dice of one side. Returns the points that they inflict. */
const rollSide = procedure(function* (
  c: Context,
  reason: 'assault' | 'defence',
  { leader: unit }: Combatant,
  { leader: target }: Combatant,
  { classes }: Reading,
  dice: Sum,
): Procedure<number> {
  const { sum } = yield* c.roll({ reason, side: unit.side, classes, dice, unit, target });
  c.rolled(sum);
  return sum;
});

/** A004-27, the alternative ruling: one roll for both sides; every face is its own class, since both sides read it. */
const rollShared = procedure(function* (
  c: Context,
  attacker: Combatant,
  defender: Combatant,
): Procedure<Inflicted> {
  const attack = readingOf(c.position, attacker, defender);
  const defence = readingOf(c.position, defender, attacker);
  const { leader: unit } = attacker;
  const { leader: target } = defender;
  const dice = sharedDice(c.position, c.events !== null);
  const classes = EACH_OF_D6;
  const thrown = yield* c.roll({ reason: 'assault', side: unit.side, classes, dice, unit, target });
  const byAttacker = attack.pointsOf(thrown);
  c.rolled(byAttacker);
  return { byAttacker, byDefender: defence.pointsOf(thrown) };
});

/** T004-5 note 7: a garrison may save the points against its leading unit. */
function* afterSaves(c: Context, { leader }: Combatant, points: number): Procedure<number> {
  if (!inTown(leader) || optionIs(c.position, 'townSave', false)) return points;
  return points - (yield* townSave(c, leader, points));
}

import { forUnits, type OrderKind, type Procedure, type Refusal, Sum } from '../../core';
import { activate, beginCombat, togetherFault, unitActingFault } from '../commands-and-colors/activation';
import { shotFault } from '../commands-and-colors/fire';
import { closeCombat, strikeFault, strikerFault } from '../commands-and-colors/melee';
import { limitDice, meleeDice, supportDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import type { CoreGame } from './core-rules';
import { meleeTargets } from './melee-target';
import type { Kind } from './piece-kind';

const NO_TARGET: Refusal = { reason: 'no-such-target', rule: 'CCN-80' };
const GUNS_ALONE: Refusal = { reason: 'guns-need-a-unit', rule: 'CCN-80' };
const TOO_MANY: Refusal = { reason: 'one-battery', rule: 'CCN-83' };
const NO_GUNS: Refusal = { reason: 'no-guns', rule: 'CCN-80' };
const ROCKETS: Refusal = { reason: 'rockets-fight-alone', rule: 'rules 1.11' };

/** CCN-80: the reason why a battery can't join a unit's melee against a target. */
function gunsFault(battle: Battle, guns: Unit, unit: Unit, target: Unit): Refusal | undefined {
  const fault = unitActingFault(battle, guns, unit.side) ?? togetherFault(battle, [unit, guns]);
  if (fault) return fault;
  return supportFault(battle, guns, target);
}

/** CCN-80: the reason why artillery can't battle a target from its hex, whether or not it may act. */
export function supportFault(battle: Battle, guns: Unit, target: Unit): Refusal | undefined {
  if (!guns.kind.isArtillery) return NO_GUNS;
  if (guns.kind.isRockets) return ROCKETS;
  if (battle.board.distance(guns.at, target.at) === 1) {
    return strikerFault(battle, guns) ?? strikeFault(battle, guns, target);
  }
  return battle.game.firerFault(battle, guns) ?? shotFault(battle, guns, target);
}

/** CCN-80: the reason why a unit can't make a combined arms attack on a target. */
function combinedFault(
  battle: Battle,
  unit: Unit,
  target: Unit | null,
  units: readonly Unit[],
): Refusal | undefined {
  if (unit.kind.isArtillery) return GUNS_ALONE;
  if (!target?.isOnBoard || target.side === unit.side) return NO_TARGET;
  // Obstacles to the melee itself come first: no battery would help against them.
  const own = strikerFault(battle, unit) ?? strikeFault(battle, unit, target);
  if (own) return own;
  if (units.length === 0) return NO_GUNS;
  if (units.length > battle.game.mostGuns) return TOO_MANY;
  for (const guns of units) {
    const fault = gunsFault(battle, guns, unit, target);
    if (fault) return fault;
  }
  return undefined;
}

/** Section 1.9: infantry or cavalry in melee is joined by a battery that could battle the same target. */
export const combinedArms: OrderKind<Kind, CoreGame> = {
  type: 'combined-arms',
  fields: ['unit', 'units', 'target'],
  givers: ['piece'],
  isFor: forUnits,
  isClose: true,
  list(battle, orders, unit) {
    if (unit.isLeader || unit.kind.isArtillery || strikerFault(battle, unit)) return;
    const batteries = battle.force(unit.side).units.filter(({ kind }) => kind.isArtillery);
    if (batteries.length === 0) return;
    for (const target of meleeTargets(battle, unit)) {
      const able = batteries.filter((guns) => !gunsFault(battle, guns, unit, target));
      for (const guns of able) orders.addTogether([guns], target);
      if (able.length > 1 && battle.game.mostGuns >= able.length) orders.addTogether(able, target);
    }
  },
  refusal(battle, { piece, side, target, units }) {
    const fault = unitActingFault(battle, piece, side);
    return fault ?? (piece ? combinedFault(battle, piece, target, units) : undefined);
  },
  preview(battle, { piece, target, units }) {
    if (!piece?.isOnBoard || !target?.isOnBoard) return undefined;
    const dice = new Sum(true);
    meleeDice(battle, piece, target, dice);
    for (const guns of units) supportDice(battle, guns, target, dice);
    limitDice(battle, dice);
    return { dice: dice.total, modifiers: dice.modifiers };
  },
  carryOut: (c, { piece, target, units }) => strikeTogether(c, piece, target, units),
};

/** CCN-80, CCN-82: carries out the combined attack; the artillery has battled too. */
function* strikeTogether(
  c: Course,
  unit: Unit | null,
  target: Unit | null,
  units: readonly Unit[],
): Procedure {
  for (const guns of units) {
    activate(c, guns);
    beginCombat(c);
    c.marked(guns, 'attacked');
  }
  if (unit) c.tell({ type: 'supported', unit: unit.id, by: units.map(({ id }) => id) });
  yield* closeCombat(c, unit, target, units);
}

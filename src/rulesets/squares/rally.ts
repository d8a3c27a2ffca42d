import { askedOnce, type Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { actionsLeft } from './action-points';
import { dpsOf } from './arms';
import { battle } from './battle';
import { activeUnits, generalOf, isActive, isChief } from './commands';
import { marked, noted } from './events';
import { isInFrontalZone } from './frontal-zone';
import { hasActed, RALLIED } from './marks';
import { optionIs } from './options';
import type { Context, OrderKind, Piece, Position } from './play';
import { forCommands } from './unit-types';
import { COMMAND, mayAct, ofActive } from './who-acts';

/**
 * R004-32 to R004-38: every unit of the command, or only those that recover, give up an action; units outside the
 * enemy's frontal zone lose a DP.
 */
export const RALLY: OrderKind = {
  type: 'rally',
  fields: ['unit'],
  givers: ['piece'],
  isFor: forCommands,
  steps: [COMMAND],
  list(position, orders, piece) {
    if (mayAct(position, piece) && !isChief(piece) && !rallyFault(position)) orders.add();
  },
  refusal: (position, order) =>
    ofActive(position, order, (piece) => {
      if (!isChief(piece)) return rallyFault(position);
      return piece.isInReserve
        ? because('not-on-the-board', 'A004-64')
        : because('generals-only-move', 'R004-59');
    }),
  carryOut: rally,
};

/** R004-32, R004-37, A004-41, A004-42, A004-63: the reason the active command can't rally. */
const rallyFault = askedOnce((position: Position): Refusal | undefined => {
  if (optionIs(position, 'rallyTiming', 'afterRoll') && hasBegun(position))
    return because('rally-came-too-late', 'A004-41');
  const hasRallied = (battle(position, 'active')?.rallies ?? 0) > 0;
  if (hasRallied && optionIs(position, 'rallies', '1')) return because('has-rallied', 'R004-37');
  if (optionIs(position, 'rallyBy', 'general') && !hasGeneral(position)) {
    return because('no-general', 'A004-63');
  }
  if (optionIs(position, 'rallyPaidBy', 'recovering') && recovering(position).length === 0) {
    return because('nobody-to-rally', 'R004-38');
  }
  return cannotGiveUp(position) ? because('no-action-left', 'R004-32') : undefined;
});

/** True if a piece of the active command, its general included, has acted; then it is too late to rally (A004-41). */
function hasBegun(position: Position): boolean {
  const { units, leaders } = position.force(position.side);
  // A004-59: a commander-in-chief belongs to no command, though units without one may share the name of the side.
  const isBegun = (piece: Piece) => hasActed(piece) && isActive(position, piece) && !isChief(piece);
  return units.some(isBegun) || leaders.some(isBegun);
}

/** True if the general of the active command is on the board. */
function hasGeneral(position: Position): boolean {
  const active = battle(position, 'active');
  return active !== null && generalOf(position, position.side, active.command) !== undefined;
}

/** R004-33, R004-35: the units that a rally helps; a unit with a single point keeps it. */
const recovering = (position: Position): readonly Piece[] =>
  activeUnits(position).filter((unit) => dpsOf(unit) > 1 && !isInFrontalZone(position, unit));

/**
 * True if the active command has no action to give up: each rally takes one of those rolled (A004-40); bonus movement
 * (A004-42) and a lone general have none.
 */
function cannotGiveUp(position: Position): boolean {
  const active = battle(position, 'active');
  if (!active || active.rallies >= active.actions) return true;
  const units = optionIs(position, 'rallyPaidBy', 'command') ? activeUnits(position) : recovering(position);
  return units.length === 0 || units.some((unit) => actionsLeft(position, unit) < 1);
}

function rally(c: Context): undefined {
  const { position } = c;
  const active = battle(position, 'active');
  if (!active) return;
  noted(c, { active: { ...active, rallies: active.rallies + 1 } });
  const arePaying = optionIs(position, 'rallyPaidBy', 'recovering');
  for (const unit of recovering(position)) {
    c.gained(unit, 1, 'rally');
    if (arePaying) marked(c, unit, RALLIED);
  }
}

import {
  type StateContext,
  type Order,
  type StateProcedure,
  type Refusal,
  type SpaceId,
  type State,
  type Unit,
  unitOf,
  unitsAt,
} from '../../core';
import { actionsLeft } from './actions';
import { type Assault, battleOf, noted } from './battle';
import { because } from './because';
import { ahead, boardOf, isOrthogonal } from './board';
import { has, marked } from './marks';
import { optionIs } from './options';
import { endsPlan, isHidden } from './special-rules';
import { facingOf, moraleLevel } from './traits';
import { dpsOf, inTown, isArtillery, isCavalry } from './unit-types';

/** R004-86: from so many disruption points on a unit may not launch an assault. */
const TOO_DISRUPTED = 4;

/** The enemy units of a square that a unit can assault: cavalry leaves garrisons alone (A004-56). */
const assailable = (state: State, attacker: Unit, to: SpaceId): readonly Unit[] =>
  unitsAt(state, to).filter((unit) => unit.side !== attacker.side && !(isCavalry(attacker) && inTown(unit)));

/** Why a unit may not declare an assault on a square: R004-52 to R004-56, R004-83 to R004-87. */
export const assaultFault = (state: State, unit: Unit, to: SpaceId): Refusal | undefined =>
  targetFault(state, unit, to) ?? launchFault(state, unit, to);

/** What is wrong with the square: R004-84, R004-85, A004-16, A004-56. */
function targetFault(state: State, unit: Unit, to: SpaceId): Refusal | undefined {
  const grid = boardOf(state);
  const distance = grid.distance(unit.at, to);
  if (distance !== 1) {
    return { ...because('out-of-range', 'R004-84', to), about: { needs: String(distance), has: '1' } };
  }
  if (!isOrthogonal(grid, unit.at, to)) return because('diagonal-assault', 'R004-84', to);
  const isAhead = ahead(grid, unit.at, facingOf(unit)) === to;
  if (!isAhead && optionIs(state, 'assaultFacing', true)) return because('not-ahead', 'A004-16', to);
  const enemies = unitsAt(state, to).filter(({ side }) => side !== unit.side);
  if (enemies.length === 0) return because('nobody-there', 'R004-85', to);
  if (assailable(state, unit, to).length === 0) return because('garrison-only', 'A004-56', to);
  return enemies.some((enemy) => isHidden(state, enemy)) ? because('hidden', 'B9.3', to) : undefined;
}

/** What is wrong with the unit: R004-47, R004-52 to R004-56, R004-83, R004-86. */
function launchFault(state: State, unit: Unit, to: SpaceId): Refusal | undefined {
  if (isArtillery(unit)) return because('no-artillery', 'R004-83', to);
  if (dpsOf(unit) >= TOO_DISRUPTED) return because('too-disrupted', 'R004-86', to);
  if (has(unit, 'halted')) return because('actions-ended', 'R004-47', to);
  if (actionsLeft(state, unit) >= 1) return undefined;
  return actionsLeft(state, unit) < 0
    ? because('bonus-is-spent', 'R004-56', to)
    : because('too-few-actions', 'R004-53', to);
}

/** R004-52, R004-88: a unit declares an assault and pays for it; it is fought when all commands are done. */
export function* assault(c: StateContext, { unit: id = '', target: targetId = '' }: Order): StateProcedure {
  const unit = unitOf(c.state, id);
  const target = unitOf(c.state, targetId);
  c.emit({ type: 'attacked', kind: 'assault', unit: id, target: targetId });
  c.emit(marked(id, 'assaulted'));
  const declared = { unit: id, from: unit.at, to: target.at };
  c.emit(noted({ assaults: [...battleOf(c.state).assaults, declared] }));
  if (unitsAt(c.state, target.at).some((enemy) => endsPlan(c.state, unit, enemy)))
    c.emit(noted({ planIsOver: true }));
}

/** A004-23: whether an assault that was declared can still be fought. */
function isStanding(state: State, { unit: id, from, to }: Assault): boolean {
  const unit = state.units[id];
  if (!unit || unit.at !== from || has(unit, 'fought') || dpsOf(unit) >= TOO_DISRUPTED) return false;
  return assailable(state, unit, to).length > 0;
}

/** The assaults that are still to be fought. */
export const standingAssaults = (state: State): readonly Assault[] =>
  battleOf(state).assaults.filter((each) => isStanding(state, each));

/** Takes assaults off the list that can't be fought any more, and says so of those that never were. */
export function dropLapsed(c: StateContext): void {
  const { assaults } = battleOf(c.state);
  const standing = standingAssaults(c.state);
  if (standing.length === assaults.length) return;
  for (const assault of assaults.filter((each) => !standing.includes(each))) {
    const unit = c.state.units[assault.unit];
    if (unit && !has(unit, 'fought')) c.emit({ type: 'lapsed', unit: unit.id, kind: 'assault' });
  }
  c.emit(noted({ assaults: standing }));
}

/** R004-90, T004-5 note 8: who may lead the defence, artillery only where nobody else can; who stands fastest first. */
export function defenceLeaders(state: State, attacker: Unit, to: SpaceId): readonly Unit[] {
  const units = assailable(state, attacker, to);
  const formed = units.filter((unit) => !isArtillery(unit));
  const able = formed.length > 0 ? formed : units;
  return [...able].sort((a, b) => moraleLevel(a) - moraleLevel(b) || (a.id < b.id ? -1 : 1));
}

import {
  isUnit,
  type Leader,
  type Order,
  pieceOf,
  type Refusal,
  reserveOf,
  type State,
  terrainAt,
  type Unit,
  unitsAt,
} from '../../core';
import { actionsLeft, pointsLeft } from './actions';
import { assaultFault, standingAssaults } from './assault';
import { battleOf, turnOf } from './battle';
import { because } from './because';
import { boardOf, FACINGS, isInArc } from './board';
import { isStraight, lineBlock, rangeOf, reachOf } from './bombard';
import { commandOf, isActive, isChief, isDue } from './commands';
import { has, hasJustMoved, hasMoved } from './marks';
import { arrivalFault, noWayTo, wayAlong, waysOf } from './movement';
import { optionIs } from './options';
import { cannotGiveUp, hasBegun } from './rally';
import { isHidden, isInMist } from './special-rules';
import { hasGarrison, townHasRoom } from './stacking';
import { facingOf } from './traits';
import { dpsOf, inTown, isArtillery, isCavalry, MOST_DPS } from './unit-types';

/** Why an order is not legal now, the first reason found; undefined if it is legal. */
export function refusal(state: State, order: Order): Refusal | undefined {
  if (state.winner) return because('battle-is-over', 'R004-27');
  const { step, side } = state.turn;
  if (order.side !== side) return because('not-your-turn', 'R004-23');
  if (order.type === 'roll-off' || step === 'initiative') return rollOffFault(state, order);
  if (order.type === 'end-turn') {
    const isBusy = step === 'assault' && standingAssaults(state).length > 0;
    return isBusy ? because('assaults-to-resolve', 'R004-25') : undefined;
  }
  return ownPieceFault(state, order);
}

function ownPieceFault(state: State, order: Order): Refusal | undefined {
  const { unit: id = '' } = order;
  const piece = pieceOf(state, id) ?? reserveOf(state, id);
  if (!piece) return because('no-such-piece', 'R004-23');
  if (piece.side !== order.side) return because('not-your-unit', 'R004-23');
  if (order.type === 'resolve') return resolveFault(state, piece);
  if (state.turn.step !== 'command') return because('assaults-to-resolve', 'R004-25');
  return pieceRefusal(state, piece, order);
}

/** A004-61: where the first side is rolled for, that comes before everything. */
function rollOffFault(state: State, order: Order): Refusal | undefined {
  if (order.type !== 'roll-off') return because('roll-off-first', 'A004-61');
  return state.turn.step === 'initiative' ? undefined : because('no-such-order', 'A004-61');
}

function resolveFault(state: State, { id }: Leader): Refusal | undefined {
  if (state.turn.step !== 'assault') return because('assaults-come-last', 'R004-25');
  return standingAssaults(state).some(({ unit }) => unit === id)
    ? undefined
    : because('no-assault', 'A004-23');
}

/** Why a piece can't be given an order while commands are activated. */
export function pieceRefusal(state: State, piece: Leader, order: Order): Refusal | undefined {
  if (order.type === 'activate') return activateFault(state, piece);
  if (isChief(piece)) return chiefRefusal(state, piece, order);
  if (!isActive(state, piece)) return because('not-active-command', 'R004-23');
  if (order.type === 'rally') return rallyFault(state);
  if (order.type === 'place') return placeFault(state, piece, order);
  if (reserveOf(state, piece.id)) return because('not-on-the-board', 'A004-64');
  if (!isUnit(piece))
    return order.type === 'move' ? moveFault(state, piece, order) : because('generals-only-move', 'R004-59');
  return unitRefusal(state, piece, order);
}

/** A004-59: he belongs to no command, and moves or arrives whenever his side has the turn. */
function chiefRefusal(state: State, chief: Leader, order: Order): Refusal | undefined {
  if (order.type === 'place') return placeFault(state, chief, order);
  if (reserveOf(state, chief.id)) return because('not-on-the-board', 'A004-64');
  return order.type === 'move' ? moveFault(state, chief, order) : because('generals-only-move', 'R004-59');
}

function unitRefusal(state: State, unit: Unit, order: Order): Refusal | undefined {
  if (order.type === 'move') return stayFault(unit) ?? moveFault(state, unit, order);
  if (order.type === 'face') return faceFault(state, unit, order);
  if (order.type === 'occupy') return stayFault(unit) ?? occupyFault(state, unit);
  if (order.type === 'bombard') return batteryFault(state, unit) ?? bombardFault(state, unit, order);
  if (order.type === 'assault') return declareFault(state, unit, order);
  return because('no-such-order', 'R004-23');
}

/** R004-24: each command once a turn. */
export function activateFault(state: State, piece: Leader): Refusal | undefined {
  if (isChief(piece)) return because('chief-has-no-command', 'A004-59');
  if (battleOf(state).activated.includes(commandOf(piece)))
    return because('command-was-activated', 'R004-24');
  const isWaiting = reserveOf(state, piece.id) && !isDue(state, piece.id, turnOf(state));
  return isWaiting ? because('not-arrived', 'A004-64') : undefined;
}

/** R004-32, R004-37, A004-41, A004-42. */
export function rallyFault(state: State): Refusal | undefined {
  if (hasBegun(state)) return because('rally-came-too-late', 'A004-41');
  const hasRallied = (battleOf(state).active?.rallies ?? 0) > 0;
  if (hasRallied && optionIs(state, 'rallies', '1')) return because('has-rallied', 'R004-37');
  return cannotGiveUp(state) ? because('no-action-left', 'R004-32') : undefined;
}

function placeFault(state: State, piece: Leader, { to = '' }: Order): Refusal | undefined {
  if (!reserveOf(state, piece.id)) return because('is-on-the-board', 'A004-64');
  if (!isDue(state, piece.id, turnOf(state))) return because('not-arrived', 'A004-64');
  const fault = arrivalFault(state, piece.id, to);
  if (fault) return fault;
  const isSpent = isUnit(piece) && pointsLeft(state, piece) < 1;
  return isSpent ? because('too-few-actions', 'A004-64', to) : undefined;
}

/** R004-52, R004-62: what a unit has done that it may not move after. */
export function stayFault(unit: Unit): Refusal | undefined {
  if (has(unit, 'assaulted')) return because('has-assaulted', 'R004-52');
  if (unit.type === 'foot-artillery' && has(unit, 'bombarded')) return because('has-bombarded', 'R004-62');
  return undefined;
}

function moveFault(state: State, piece: Leader, { to, via, facing }: Order): Refusal | undefined {
  if (to === undefined || !boardOf(state).has(to)) return because('off-the-board', 'R004-10');
  if (to === piece.at && !via) return because('no-way', 'R004-39', to);
  if (facing !== undefined && !FACINGS.some((each) => each === facing))
    return because('no-such-facing', 'R004-43');
  if (via) {
    const way = wayAlong(state, piece, [...via, to]);
    return 'reason' in way ? way : undefined;
  }
  return waysOf(state, piece).has(to) ? undefined : noWayTo(state, piece, to);
}

/** R004-42, R004-43. */
export function faceFault(state: State, unit: Unit, { facing }: Order): Refusal | undefined {
  if (!FACINGS.some((each) => each === facing)) return because('no-such-facing', 'R004-42');
  if (unit.facing === facing) return because('same-facing', 'R004-42');
  if (hasJustMoved(unit)) return undefined;
  if (has(unit, 'assaulted')) return because('has-assaulted', 'R004-52');
  if (has(unit, 'halted')) return because('actions-ended', 'R004-47');
  return pointsLeft(state, unit) >= 1 ? undefined : because('too-few-actions', 'R004-31');
}

/** R004-18, R004-19, R004-48: whether a unit can go into the town of its square. */
export function occupyFault(state: State, unit: Unit): Refusal | undefined {
  const { at } = unit;
  if (isCavalry(unit)) return because('cavalry-never-in-town', 'R004-19');
  if (terrainAt(state, at) !== 'town') return because('no-town', 'R004-48');
  if (inTown(unit)) return because('in-town-already', 'R004-48');
  if (!townHasRoom(state, unit, at)) return because('town-is-full', 'R004-18');
  if (isArtillery(unit) && !hasGarrison(state, unit)) return because('only-in-support', 'R004-48');
  if (has(unit, 'halted')) return because('actions-ended', 'R004-47');
  return pointsLeft(state, unit) >= 1 ? undefined : because('too-few-actions', 'R004-48');
}

/** Why a unit can't bombard anyone: R004-61 to R004-63, R004-81, A004-39. */
export function batteryFault(state: State, unit: Unit): Refusal | undefined {
  if (!isArtillery(unit)) return because('only-artillery', 'R004-61');
  const hasFired = has(unit, 'bombarded');
  if (hasFired && optionIs(state, 'bombardsPerTurn', '1')) return because('has-bombarded', 'R004-81');
  if (unit.type === 'foot-artillery' && hasMoved(unit)) return because('has-moved', 'R004-62');
  if (dpsOf(unit) >= MOST_DPS) return because('too-disrupted', 'A004-39');
  if (has(unit, 'halted')) return because('actions-ended', 'R004-47');
  if (isInMist(state, unit.at)) return because('mist', 'B9.1', unit.at);
  if (actionsLeft(state, unit) >= 1) return undefined;
  return because(actionsLeft(state, unit) < 0 ? 'bonus-is-spent' : 'too-few-actions', 'R004-81');
}

/** Why a battery can't bombard one target: R004-61 to R004-70, A004-12, A004-13. */
export function bombardFault(state: State, battery: Unit, { target: id }: Order): Refusal | undefined {
  const target = state.units[id ?? ''];
  if (!target) return because('no-such-target', 'R004-61');
  if (target.side === battery.side) return because('own-unit', 'R004-61');
  const { at } = target;
  if (!rangeOf(state, battery, at)) return outOfRange(state, battery, at);
  const isInFront = isInArc(boardOf(state), battery.at, facingOf(battery), at);
  if (!isInFront && optionIs(state, 'bombardFacing', true)) return because('out-of-arc', 'A004-13', at);
  if (optionIs(state, 'bombardLines', 'straight') && !isStraight(state, battery.at, at)) {
    return because('not-straight', 'A004-12', at);
  }
  const block = lineBlock(state, battery.at, at);
  if (block !== undefined) return because('line-blocked', 'R004-70', block);
  if (isInMist(state, at)) return because('mist', 'B9.1', at);
  const isUnseen = unitsAt(state, at).some((unit) => isHidden(state, unit));
  return isUnseen ? because('hidden', 'B9.3', at) : undefined;
}

const outOfRange = (state: State, battery: Unit, to: string): Refusal => ({
  ...because('out-of-range', rangeRule(battery), to),
  about: {
    needs: String(boardOf(state).distance(battery.at, to)),
    has: String(reachOf(state, battery)),
  },
});

const rangeRule = ({ type }: Unit): string => (type === 'horse-artillery' ? 'R004-65' : 'R004-69');

function declareFault(state: State, unit: Unit, { target: id }: Order): Refusal | undefined {
  const target = state.units[id ?? ''];
  if (isArtillery(unit)) return because('no-artillery', 'R004-83');
  if (!target) return because(state.leaders[id ?? ''] ? 'nobody-there' : 'no-such-target', 'R004-85');
  if (target.side === unit.side) return because('own-unit', 'R004-85');
  if (has(unit, 'assaulted')) return because('has-assaulted', 'R004-94');
  return assaultFault(state, unit, target.at);
}

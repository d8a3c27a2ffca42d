import { type OrderKind, type Preview, type Procedure, type Refusal, sideName } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { supportFault } from '../ccn/combined-arms';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { because } from '../commands-and-colors/refusal';
import { activateFault, supplyFault } from './activate-fault';
import { actingChance } from './activation-odds';
import { activationCheck, checkOf, type Outcome } from './activation-roll';
import { botchedOrder } from './botched-order';
import { changeBattle } from './change-battle';
import { putBack, ROUND } from './chits';
import { recover, spend } from './condition';
import { whoActs } from './end-round';
import { somebodyActs } from './game-length';
import { nextRound } from './rounds';
import { PARTS } from './saved-data';

const EVENT: Refusal = { reason: 'event-is-under-way', rule: 'R002-98' };
const NO_ROUND: Refusal = { reason: 'no-round-yet', rule: 'R002-12' };
const NOT_GUNS: Refusal = { reason: 'no-guns', rule: 'R002-83' };
const LEADER_ALONE: Refusal = { reason: 'leaders-only-move', rule: 'R002-28' };

/** Why nobody can be activated, or pass, now: somebody acts, an event is carried out, or the turn has not come to it. */
export function roundFault(battle: Battle): Refusal | undefined {
  if (battle.step === ROUND) return undefined;
  if (battle.data.part(PARTS.event)) return EVENT;
  const [acting] = whoActs(battle);
  return acting ? { reason: 'round-is-under-way', rule: 'R002-12', about: { who: acting.name } } : NO_ROUND;
}

function activationFault(battle: Battle, piece: Unit, units: readonly Unit[]): Refusal | undefined {
  const own = activateFault(battle, piece);
  if (own || units.length === 0) return own;
  if (piece.isLeader || piece.kind.isArtillery) return LEADER_ALONE;
  for (const guns of units) {
    if (guns.side !== piece.side || !guns.kind.isArtillery || guns.kind.isRockets) return NOT_GUNS;
    const fault = activateFault(battle, guns) ?? supplyFault(guns);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * R002-83, CCN-80: true if artillery could battle a unit's target; the unit itself may block the view and still move
 * out of it.
 */
function couldSupport(battle: Battle, guns: Unit, unit: Unit, target: Unit): boolean {
  const fault = supportFault(battle, guns, target);
  return !fault || (fault.reason === 'no-line-of-sight' && fault.space === battle.board.name(unit.at));
}

/** Batteries useful in a unit's melee: they could battle some enemy within its movement. */
function usefulGuns(battle: Battle, unit: Unit): readonly Unit[] {
  const { board } = battle;
  const enemies = battle.force(unit.side === 0 ? 1 : 0).units;
  const near = enemies.filter(({ at }) => board.distance(at, unit.at) <= unit.kind.chart.move.battle + 1);
  return battle
    .force(unit.side)
    .units.filter(
      (guns) =>
        guns.kind.isArtillery &&
        !activateFault(battle, guns) &&
        !supplyFault(guns) &&
        near.some((target) => couldSupport(battle, guns, unit, target)),
    );
}

/**
 * The groups of batteries that may join: one, any two, or all; every other choice would fill the screen with buttons.
 */
function groupsOf(guns: readonly Unit[]): readonly (readonly Unit[])[] {
  const pairs = guns.flatMap((one, index) => guns.slice(index + 1).map((other) => [one, other]));
  return [...guns.map((one) => [one]), ...pairs, ...(guns.length > 2 ? [guns] : [])];
}

/**
 * R002-17, R002-83: rolls for a unit, alone or with artillery that will support its melee; a leader alone needs no
 * roll.
 */
export const activate: OrderKind<Kind, CoreGame> = {
  type: 'activate',
  fields: ['unit', 'units'],
  givers: ['piece'],
  list(battle, orders, piece) {
    if (roundFault(battle) || activateFault(battle, piece)) return;
    orders.add();
    if (piece.isLeader || piece.kind.isArtillery) return;
    for (const group of groupsOf(usefulGuns(battle, piece))) orders.addTogether(group);
  },
  refusal(battle, { piece, side, units }) {
    const fault = roundFault(battle);
    if (fault) return fault;
    if (!piece?.isOnBoard) return because(battle, 'no-such-piece');
    if (piece.side !== side) return because(battle, 'not-your-unit');
    return activationFault(battle, piece, units);
  },
  preview(battle, { piece, units }): Preview | undefined {
    if (!piece?.isOnBoard || piece.isLeader) return undefined;
    const check = checkOf(battle, [piece, ...units]);
    if (!check) return undefined;
    const { target, hardships } = check;
    const own = { value: target, reason: 'activation-target', rule: 'R002-18' };
    const modifiers = [own, ...hardships.map((each) => ({ ...each, value: -each.value }))];
    return { dice: 2, modifiers, chance: actingChance(battle, piece, check) };
  },
  carryOut: (c, { piece, units }) => attempt(c, piece, units),
};

function* attempt(c: Course, piece: Unit | null, units: readonly Unit[]): Procedure {
  if (!piece) throw new RangeError('activate needs a piece');
  const { position } = c;
  const group = [piece, ...units];
  somebodyActs(c);
  changeBattle(c, { passed: null, from: position.board.name(piece.at), group: group.map(({ id }) => id) });
  if (piece.isLeader) return begins(c, group);
  const check = checkOf(position, group);
  if (!check) throw new RangeError(`"${piece.id}" is out of command`);
  const outcome = yield* activationCheck(c, piece, check);
  tellOf(c, piece, outcome);
  switch (outcome) {
    case 'acts':
    case 'acts-fresh':
    case 'acts-by-doubles':
      // AMB-002-2, the alternative reading: the chit goes back, but the unit acts.
      if (outcome === 'acts-by-doubles') putBack(c, sideName(piece.side));
      changeBattle(c, { isFresh: outcome !== 'acts' });
      for (const unit of group) recover(c, unit);
      return begins(c, group);
    case 'cancelled':
      // R002-30: the chit goes back, and another is drawn.
      putBack(c, sideName(piece.side));
      return yield* goOn(c);
    case 'botched':
      yield* botchedOrder(c, piece);
      break;
    case 'fails':
      break;
  }
  for (const unit of group) if (unit.isOnBoard) spend(c, unit);
  yield* goOn(c);
}

/** Reports the effects of the dice other than success or failure. */
function tellOf(c: Course, piece: Unit, outcome: Outcome): void {
  if (outcome === 'acts-fresh') c.responded(piece, 'acts-fresh');
  if (outcome === 'cancelled') c.responded(piece, 'chit-back');
}

/** Goes on to the next round; not when odds are computed, which depend only on the order's result. */
function* goOn(c: Course): Procedure {
  if (!c.isForeseeing) yield* nextRound(c);
}

/** R002-24, R002-50: begins the action of these units, and of their attached leaders. */
function begins(c: Course, group: readonly Unit[]): void {
  for (const piece of group) {
    c.activated(piece);
    if (!piece.isLeader) for (const leader of leadersWith(c.position, piece)) c.activated(leader);
  }
  c.stepBegan('movement');
}

import { forUnits, type OrderKind, type Refusal, type SideNumber } from '../../core';
import { beginningFault } from './activation';
import { ACTIVATED, type Battle, COMMAND, type Course, inSquare, MOVEMENT, type Unit } from './battle';
import { gloryOf, inspiredIn, setInspired, spendGlory } from './battle-data';
import { isInspired } from './inspired';
import type { Kind } from './piece-kind';
import type { FamilyRefusal } from './reasons';
import { because } from './refusal';
import type { Variant } from './variant';

/**
 * R001-59, R001-65: true if a turn has just begun: no card has been played, or without cards no piece has been ordered.
 */
export function isStartOfTurn(battle: Battle): boolean {
  const { step, side } = battle;
  if (step === COMMAND) return true;
  if (step !== MOVEMENT || battle.hasCards) return false;
  const { units, leaders } = battle.force(side);
  return ![...units, ...leaders].some((piece) => piece.has(ACTIVATED));
}

/** R001-59, R001-65: the reason why a side can't spend a counter on any unit now. */
function sideFault(battle: Battle, side: SideNumber, late: FamilyRefusal): Refusal | undefined {
  const before = beginningFault(battle);
  if (before) return before;
  if (gloryOf(battle, side) === 0) return because(battle, 'no-counter-left');
  return battle.game.mayPayCounters(battle) ? undefined : because(battle, late);
}

/** R001-60 to R001-64: the reason why a counter can't restore a block to a unit. */
const rallyFault = (battle: Battle, unit: Unit): Refusal | undefined =>
  battle.game.isUnderStrength(battle, unit) ? undefined : because(battle, 'at-full-strength');

/** R001-66, R001-68, AMB-001-23: the reason why a counter can't give a unit an extra die. */
function leadershipFault(battle: Battle, unit: Unit): Refusal | undefined {
  if (isInspired(battle, unit)) return because(battle, 'is-inspired');
  return inSquare(unit) ? because(battle, 'square-gains-no-die') : undefined;
}

/** Builds an order that spends a counter: the units allowed, and the effect. */
function counterOrder(
  type: string,
  late: FamilyRefusal,
  faultOf: (battle: Battle, unit: Unit) => Refusal | undefined,
  effect: (c: Course, unit: Unit) => void,
): OrderKind<Kind, Variant> {
  return {
    type,
    fields: ['unit'],
    givers: ['piece'],
    isFor: forUnits,
    list(battle, orders, piece) {
      if (piece.isLeader || sideFault(battle, piece.side, late)) return;
      if (!faultOf(battle, piece)) orders.add();
    },
    refusal(battle, { piece, side }) {
      const fault = sideFault(battle, side, late);
      if (fault) return fault;
      if (!piece?.isOnBoard) return because(battle, 'no-such-piece');
      if (piece.side !== side) return because(battle, 'not-your-unit');
      return piece.isLeader ? because(battle, 'counters-are-for-units') : faultOf(battle, piece);
    },
    carryOut(c, { piece, side }) {
      if (!piece) throw new RangeError(`${type} needs a unit`);
      spendGlory(c, side);
      effect(c, piece);
      return undefined;
    },
  };
}

/** R001-59 to R001-64: restores a block to a unit anywhere on the board, without ordering it. */
const gloryRally = counterOrder('glory-rally', 'counters-come-first:rally', rallyFault, (c, unit) =>
  c.gained(unit, 1, 'glory-rally'),
);

/** R001-65 to R001-69: a unit rolls one more die in its first attack of this turn, if it is ordered. */
const gloryLeadership = counterOrder(
  'glory-leadership',
  'counters-come-first:leadership',
  leadershipFault,
  (c, unit) => {
    setInspired(c, [...inspiredIn(c.position), unit.id]);
    c.responded(unit, 'inspired');
  },
);

/** The orders that may be given before a card is played. */
export const COUNTER_ORDERS: readonly OrderKind<Kind, Variant>[] = [gloryRally, gloryLeadership];

/** R001-59, R001-65: the orders that spend counters, if the side to play has any left. */
export const counterOrders = (battle: Battle): readonly string[] =>
  gloryOf(battle, battle.side) > 0 ? COUNTER_ORDERS.map(({ type }) => type) : [];

/** True if a counter could be spent on a piece before the card. */
export const mayBeGivenCounters = (battle: Battle, piece: Unit): boolean =>
  battle.step === COMMAND && piece.isOnBoard && gloryOf(battle, piece.side) > 0;

/** Limits orders of pieces to the time after the card; before it, only counters are listed. */
export const afterTheCard = <K extends Kind, G extends Variant>(
  kinds: readonly OrderKind<K, G>[],
): readonly OrderKind<K, G>[] => kinds.map((kind) => ({ ...kind, steps: ['movement', 'combat'] }));

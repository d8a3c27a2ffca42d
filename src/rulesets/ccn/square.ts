import {
  cardMoved,
  forUnits,
  last,
  NOBODY,
  type OrderKind,
  type Procedure,
  procedure,
  type Refusal,
  Sum,
  sideName,
  wordOf,
} from '../../core';
import { activate, unitActingFault } from '../commands-and-colors/activation';
import { ATTACKED, inSquare } from '../commands-and-colors/battle';
import type { Aftermath } from '../commands-and-colors/combat';
import { enemyCavalryNextTo } from '../commands-and-colors/neighbourhood';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import { movedFault } from '../commands-and-colors/stay-refusal';
import { optionIs } from '../commands-and-colors/variant';
import { limitDice } from './attack-dice';
import type { Battle, Course, Unit } from './battle';
import type { CoreGame } from './core-rules';
import type { Kind } from './piece-kind';
import { suffer } from './retreat';
import { rollBlows } from './roll-attack';
import { meleeClasses } from './sabre-hits';
import { cavalryAgainstSquare } from './square-dice';
import { worksAgainst } from './terrain-dice';

/** CCN-92: the slots of a side's square track, each for one card, face down. */
export const SLOTS = ['square-1', 'square-2', 'square-3', 'square-4'] as const;

const IS_IN_LINE: Refusal = { reason: 'is-in-line', rule: 'CCN-98' };
const CAVALRY_NEAR: Refusal = { reason: 'enemy-cavalry-adjacent', rule: 'CCN-98' };
const HAS_ATTACKED: Refusal = { reason: 'has-attacked', rule: 'CCN-98' };

const slotOf = ({ data }: Unit): string | null => (typeof data.slot === 'string' ? data.slot : null);

const freeSlot = ({ parked }: Battle, { side }: Unit): string | undefined =>
  SLOTS.find((slot) => (parked[sideName(side)][slot] ?? []).length === 0);

/** CCN-93: true if a side has too few cards in hand for a square, counting the card to be given. */
function handIsTooSmall(battle: Battle, { side }: Unit): boolean {
  const least = [1, 2, 3].find((count) => optionIs(battle, 'squareHandLimit', count)) ?? 0;
  return battle.hands[side].length < least;
}

/** CCN-92, CCN-93: true if infantry can form square against cavalry that attacks it. */
export function canFormSquare(battle: Battle, unit: Unit, cavalry: Unit): boolean {
  if (!unit.kind.isInfantry || !cavalry.kind.isCavalry || inSquare(unit)) return false;
  if (!terrainIn(battle, unit.at).square || worksAgainst(battle, unit.at, cavalry.at)) return false;
  if (!battle.hasCards || unit.kind.chart.mass) return true;
  return !handIsTooSmall(battle, unit) && freeSlot(battle, unit) !== undefined;
}

/** CCN-92: the attacker draws a card from the defender's hand; it stays face down as long as the square lasts. */
export function* formSquare(c: Course, unit: Unit): Procedure {
  const { position } = c;
  const slot = freeSlot(position, unit);
  if (position.hasCards && !unit.kind.chart.mass && slot) {
    const hand = position.hands[unit.side].list().map(wordOf);
    const [card = ''] = yield* c.draw('square-card', unit.side, 1, hand);
    cardMoved(c, unit.side, card, 'hand', slot);
    c.noted(unit, { slot });
  }
  c.formed(unit, 'square');
}

/** CCN-98: returns the card of a square to the hand, when the unit leaves square or is eliminated. */
export function giveCardBack(c: Course, unit: Unit): void {
  const slot = slotOf(unit);
  if (slot === null) return;
  const [card] = c.position.parked[sideName(unit.side)][slot] ?? [];
  if (card !== undefined) cardMoved(c, unit.side, card, slot, 'hand');
  c.noted(unit, { slot: null });
}

/**
 * CCN-94, CCN-95, CCN-99: the square rolls a die first; a flag makes the cavalry bounce, otherwise it rolls a die in
 * turn.
 */
export const againstSquare = procedure(function* (
  c: Course,
  square: Unit,
  cavalry: Unit,
): Procedure<Aftermath> {
  const from = cavalry.at;
  const first = yield* squareDie(c, square, cavalry, 'square-die');
  yield* suffer(c, cavalry, first.hits, first.flags, 'melee', square, true);
  const isOver = first.flags > 0 || !cavalry.isOnBoard || cavalry.at !== from;
  if (isOver || c.position.winner !== NOBODY) return 'stands';
  const second = yield* squareDie(c, cavalry, square, 'melee');
  return yield* last(c, suffer(c, square, second.hits, second.flags, 'melee', cavalry));
});

/** CCN-94, CCN-95: one die, less the terrain's; R002-89: a variant may leave at least one. */
function* squareDie(c: Course, unit: Unit, target: Unit, reason: 'square-die' | 'melee') {
  const dice = new Sum(c.events !== null);
  cavalryAgainstSquare(c.position, unit, target, dice);
  limitDice(c.position, dice);
  if (dice.total <= 0) return { hits: 0, flags: 0 };
  const classes = meleeClasses(unit, target);
  return yield* rollBlows(c, { reason, side: unit.side, classes, dice, unit, target });
}

/** The reason why a unit can't leave square now. */
function leaveFault(battle: Battle, unit: Unit): Refusal | undefined {
  if (!inSquare(unit)) return IS_IN_LINE;
  if (unit.has(ATTACKED)) return HAS_ATTACKED;
  const late = movedFault(battle, unit);
  if (late) return late;
  return enemyCavalryNextTo(battle, unit) ? CAVALRY_NEAR : undefined;
}

/** CCN-98: an ordered square leaves the formation and then acts like any unit. */
export const leaveSquare: OrderKind<Kind, CoreGame> = {
  type: 'leave-square',
  fields: ['unit'],
  givers: ['piece'],
  isFor: forUnits,
  list(battle, orders, unit) {
    if (!unit.isLeader && !leaveFault(battle, unit)) orders.add();
  },
  refusal(battle, { piece, side }) {
    const fault = unitActingFault(battle, piece, side);
    return fault ?? (piece ? leaveFault(battle, piece) : undefined);
  },
  carryOut(c, { piece }) {
    if (!piece) throw new RangeError('a square needs a unit');
    activate(c, piece);
    c.formed(piece, 'line');
    giveCardBack(c, piece);
    return undefined;
  },
};

import type { Refusal } from '../../core';
import {
  ACTIVATED,
  type Battle,
  COMBAT,
  COMMAND,
  type Course,
  DEAL,
  PLACEMENT,
  TERRAIN_STEP,
  type Unit,
} from './battle';
import { isWithinCard } from './cards/orderable-pieces';

/** R000-14: the first thing that a piece does in a turn takes one of its side's activations. */
export function activate(c: Course, piece: Unit): void {
  if (!piece.has(ACTIVATED)) c.activated(piece);
}

/** R000-12: the first attack of a turn ends its movement. */
export function beginCombat(c: Course): void {
  if (c.position.step !== COMBAT) c.stepBegan('combat');
}

const NOT_BEGUN: Refusal = { reason: 'battle-has-not-begun', rule: 'R000-170' };
const CARD_FIRST: Refusal = { reason: 'play-a-card-first', rule: 'R000-10' };
const NOT_ACTIVATED: Refusal = { reason: 'not-activated', rule: 'R000-11' };
const BEYOND_THE_CARD: Refusal = { reason: 'beyond-the-card', rule: 'R000-11' };

/** R000-170: what comes before the first turn; undefined once the battle has begun. */
export const beginningFault = ({ step }: Battle): Refusal | undefined =>
  step === DEAL || step === TERRAIN_STEP || step === PLACEMENT ? NOT_BEGUN : undefined;

const BEGUN: Refusal = { reason: 'battle-has-begun', rule: 'R000-170' };
const TERRAIN_FIRST: Refusal = { reason: 'terrain-comes-first', rule: 'R000-166' };
const PLACING: Refusal = { reason: 'pieces-are-placed', rule: 'R000-170' };
const NOT_DEALT: Refusal = { reason: 'deal-comes-first', rule: 'R000-169' };

/** R000-166 to R000-170: why an order that belongs to one step of the preparations can't be given now. */
export function preparationFault({ step }: Battle, own: number): Refusal | undefined {
  if (step === own) return undefined;
  if (step === TERRAIN_STEP) return TERRAIN_FIRST;
  if (step === PLACEMENT) return PLACING;
  return step === DEAL ? NOT_DEALT : BEGUN;
}

/** R000-10: a turn neither begins nor ends before a card has been played. */
export const cardFault = (battle: Battle): Refusal | undefined =>
  battle.step === COMMAND ? CARD_FIRST : undefined;

/** Why a piece may not act in its side's turn: R000-10, R000-11; undefined if it may. */
function activationFault(battle: Battle, piece: Unit): Refusal | undefined {
  const before = cardFault(battle);
  if (before) return before;
  if (piece.has(ACTIVATED)) return undefined;
  if (battle.activations === 0) return NOT_ACTIVATED;
  const { laid } = battle;
  return !laid || isWithinCard(battle, laid, piece) ? undefined : BEYOND_THE_CARD;
}

const NO_PIECE: Refusal = { reason: 'no-such-piece', rule: 'R000-11' };
const NOT_YOURS: Refusal = { reason: 'not-your-unit', rule: 'R000-11' };
const LEADERS_ONLY_MOVE: Refusal = { reason: 'leaders-only-move', rule: 'R000-36' };

/** Why a piece on the board can't be given an order by a side now, whatever it is. */
export function actingFault(battle: Battle, piece: Unit | null, side: number): Refusal | undefined {
  const before = beginningFault(battle);
  if (before) return before;
  if (!piece?.isOnBoard) return NO_PIECE;
  return piece.side === side ? activationFault(battle, piece) : NOT_YOURS;
}

/** The same for what units alone do. */
export function unitActingFault(battle: Battle, piece: Unit | null, side: number): Refusal | undefined {
  const fault = actingFault(battle, piece, side);
  return fault ?? (piece?.isLeader ? LEADERS_ONLY_MOVE : undefined);
}

import type { Refusal } from '../../core';
import { ATTACKED, type Battle, COMBAT, MOVED, type Unit } from './battle';
import { effectsFor } from './cards/effects';
import { variantOf } from './variant';

const CARD_FORBIDS: Refusal = { reason: 'card-forbids-moving', rule: 'R000-18' };
const MOVEMENT_IS_OVER: Refusal = { reason: 'movement-is-over', rule: 'R000-12' };
const HAS_MOVED: Refusal = { reason: 'has-moved', rule: 'R000-14' };

/** Some cards order pieces to stand: rules/hex-rules.md 2.2. */
export const cardForbidsMoving = (battle: Battle, piece: Unit): Refusal | undefined =>
  effectsFor(battle, piece).move === 'none' ? CARD_FORBIDS : undefined;

/** R000-12, R000-14: why a piece has no movement left. */
export function movedFault({ step }: Battle, piece: Unit): Refusal | undefined {
  if (step === COMBAT) return MOVEMENT_IS_OVER;
  return piece.has(MOVED) ? HAS_MOVED : undefined;
}

/** The card Move-Fire-Move: a unit that has fired moves once more. */
function mayMoveAgain(battle: Battle, piece: Unit): boolean {
  if (!effectsFor(battle, piece).moveAgain || !piece.has(ATTACKED)) return false;
  const { marks } = piece;
  return !marks.includes(MOVED, marks.indexOf(ATTACKED));
}

/** Why a piece can't move, wherever to. */
export function stayFault(battle: Battle, piece: Unit): Refusal | undefined {
  const forbidden = cardForbidsMoving(battle, piece);
  if (forbidden) return forbidden;
  const moved = mayMoveAgain(battle, piece) ? undefined : movedFault(battle, piece);
  return moved ?? (piece.isLeader ? undefined : variantOf(battle).formationFault(piece));
}

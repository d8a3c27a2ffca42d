import type { Refusal } from '../../core';
import { type Battle, COMBAT, MOVED, type Unit } from './battle';
import { effectsFor } from './cards/card-effects';
import { because } from './refusal';

/** The reason why the card in play keeps a piece in its space: rules/hex-rules.md 2.2. */
export const cardForbidsMoving = (battle: Battle, piece: Unit): Refusal | undefined =>
  effectsFor(battle, piece).move === 'none' ? because(battle, 'card-forbids-moving') : undefined;

/** R000-12, R000-14: the reason why a piece has no movement left. */
export function movedFault(battle: Battle, piece: Unit): Refusal | undefined {
  if (battle.step === COMBAT) return because(battle, 'movement-is-over');
  return piece.has(MOVED) ? because(battle, 'has-moved') : undefined;
}

/** The reason why a piece can't move to any space; undefined if it can. */
export function stayFault(battle: Battle, piece: Unit): Refusal | undefined {
  const forbidden = cardForbidsMoving(battle, piece);
  if (forbidden) return forbidden;
  const moved = battle.game.mayMoveAgain(battle, piece) ? undefined : movedFault(battle, piece);
  return moved ?? battle.game.formationFault(battle, piece);
}

import type { Refusal } from '../../core';
import { PLACEMENT, TERRAIN_STEP } from '../custom-battle/preparation';
import { ACTIVATED, type Battle, COMBAT, COMMAND, type Course, DEAL, type Unit } from './battle';
import { areWithinCard } from './cards/orderable-pieces';
import { because } from './refusal';

/** R000-14: activates a piece at its first action in a turn, using one of its side's activations. */
export function activate(c: Course, piece: Unit): void {
  if (!piece.has(ACTIVATED)) c.activated(piece);
}

/** R000-12: ends movement, since the first attack of a turn begins combat. */
export function beginCombat(c: Course): void {
  if (c.position.step !== COMBAT) c.stepBegan('combat');
}

/** R000-170: the reason why the battle has not begun; undefined once it has. */
export function beginningFault(battle: Battle): Refusal | undefined {
  const { step } = battle;
  const isBefore = step === DEAL || step === TERRAIN_STEP || step === PLACEMENT;
  return isBefore ? because(battle, 'battle-has-not-begun') : undefined;
}

/** R000-166 to R000-170: the reason why an order of one preparation step can't be given now. */
export function preparationFault(battle: Battle, own: number): Refusal | undefined {
  const { step } = battle;
  if (step === own) return undefined;
  if (step === TERRAIN_STEP) return because(battle, 'terrain-comes-first');
  if (step === PLACEMENT) return because(battle, 'pieces-are-placed');
  return step === DEAL ? because(battle, 'deal-comes-first') : because(battle, 'battle-has-begun');
}

/** R000-10: the reason why a turn can't go on before a card is played; undefined if it can. */
export const cardFault = (battle: Battle): Refusal | undefined =>
  battle.step === COMMAND ? because(battle, 'play-a-card-first') : undefined;

// Reused for each piece tested, so that the list is allocated only once.
const alone: Unit[] = [];

/** The reason why a piece may not act in its side's turn (R000-10, R000-11); undefined if it may. */
function activationFault(battle: Battle, piece: Unit): Refusal | undefined {
  const before = cardFault(battle);
  if (before || piece.has(ACTIVATED)) return before;
  alone[0] = piece;
  return orderFault(battle, alone);
}

/** R000-11: the reason why the card in play does not order these pieces, none of which is ordered yet. */
function orderFault(battle: Battle, pieces: readonly Unit[]): Refusal | undefined {
  if (battle.activations < pieces.length) return because(battle, 'not-activated');
  const { laid } = battle;
  return !laid || areWithinCard(battle, laid, pieces) ? undefined : because(battle, 'beyond-the-card');
}

/** The same for several pieces that act together and could each be ordered alone. */
export const togetherFault = (battle: Battle, pieces: readonly Unit[]): Refusal | undefined =>
  orderFault(
    battle,
    pieces.filter((piece) => !piece.has(ACTIVATED)),
  );

/** The reason why a piece can't be given any order by a side now. */
export function actingFault(battle: Battle, piece: Unit | null, side: number): Refusal | undefined {
  const before = beginningFault(battle);
  if (before) return before;
  if (!piece?.isOnBoard) return because(battle, 'no-such-piece');
  return piece.side === side ? activationFault(battle, piece) : because(battle, 'not-your-unit');
}

/** The same for orders that only units can carry out. */
export function unitActingFault(battle: Battle, piece: Unit | null, side: number): Refusal | undefined {
  const fault = actingFault(battle, piece, side);
  return fault ?? (piece?.isLeader ? because(battle, 'leaders-only-move') : undefined);
}

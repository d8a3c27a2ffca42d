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
import { because } from './because';
import { areWithinCard } from './cards/orderable-pieces';

/** R000-14: the first thing that a piece does in a turn takes one of its side's activations. */
export function activate(c: Course, piece: Unit): void {
  if (!piece.has(ACTIVATED)) c.activated(piece);
}

/** R000-12: the first attack of a turn ends its movement. */
export function beginCombat(c: Course): void {
  if (c.position.step !== COMBAT) c.stepBegan('combat');
}

/** R000-170: what comes before the first turn; undefined once the battle has begun. */
export function beginningFault(battle: Battle): Refusal | undefined {
  const { step } = battle;
  const isBefore = step === DEAL || step === TERRAIN_STEP || step === PLACEMENT;
  return isBefore ? because(battle, 'battle-has-not-begun') : undefined;
}

/** R000-166 to R000-170: why an order that belongs to one step of the preparations can't be given now. */
export function preparationFault(battle: Battle, own: number): Refusal | undefined {
  const { step } = battle;
  if (step === own) return undefined;
  if (step === TERRAIN_STEP) return because(battle, 'terrain-comes-first');
  if (step === PLACEMENT) return because(battle, 'pieces-are-placed');
  return step === DEAL ? because(battle, 'deal-comes-first') : because(battle, 'battle-has-begun');
}

/** R000-10: a turn neither begins nor ends before a card has been played. */
export const cardFault = (battle: Battle): Refusal | undefined =>
  battle.step === COMMAND ? because(battle, 'play-a-card-first') : undefined;

// Asked about one piece after the other, so that the list of those who are asked about is made once.
const alone: Unit[] = [];

/** Why a piece may not act in its side's turn: R000-10, R000-11; undefined if it may. */
function activationFault(battle: Battle, piece: Unit): Refusal | undefined {
  const before = cardFault(battle);
  if (before || piece.has(ACTIVATED)) return before;
  alone[0] = piece;
  return orderFault(battle, alone);
}

/** R000-11: why the card in play does not order some pieces all of which have still to be ordered. */
function orderFault(battle: Battle, pieces: readonly Unit[]): Refusal | undefined {
  if (battle.activations < pieces.length) return because(battle, 'not-activated');
  const { laid } = battle;
  return !laid || areWithinCard(battle, laid, pieces) ? undefined : because(battle, 'beyond-the-card');
}

/** The same for several that are to act together, each of whom could be ordered by himself. */
export const togetherFault = (battle: Battle, pieces: readonly Unit[]): Refusal | undefined =>
  orderFault(
    battle,
    pieces.filter((piece) => !piece.has(ACTIVATED)),
  );

/** Why a piece on the board can't be given an order by a side now, whatever it is. */
export function actingFault(battle: Battle, piece: Unit | null, side: number): Refusal | undefined {
  const before = beginningFault(battle);
  if (before) return before;
  if (!piece?.isOnBoard) return because(battle, 'no-such-piece');
  return piece.side === side ? activationFault(battle, piece) : because(battle, 'not-your-unit');
}

/** The same for what units alone do. */
export function unitActingFault(battle: Battle, piece: Unit | null, side: number): Refusal | undefined {
  const fault = actingFault(battle, piece, side);
  return fault ?? (piece?.isLeader ? because(battle, 'leaders-only-move') : undefined);
}

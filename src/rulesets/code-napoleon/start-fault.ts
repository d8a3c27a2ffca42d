import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { inGarrison, isArtillery } from './arms';
import { meleeAt } from './melee';
import type { Piece, Position } from './play';
import { isEnemyAt, roomFault } from './stacking';
import { groundPrice } from './step-price';
import { groundAt } from './terrain-types';
import { walkerOf } from './walker';

/** The reason a piece may not start a battle in its square: R003-53 to R003-57. */
export function startFault(position: Position, piece: Piece): Refusal | undefined {
  if (!piece.isOnBoard) return undefined;
  // R003-57: in a melee, enemies share a square, and so may several attackers.
  if (meleeAt(position, piece.at)) return undefined;
  const space = position.board.name(piece.at);
  if (isEnemyAt(position, piece, piece.at)) return because('enemy-there', 'R003-57', space);
  if (piece.isLeader) return undefined;
  if (inGarrison(piece) && !groundAt(position, piece.at).isTown) {
    return because('no-town', 'R003-118', space);
  }
  return groundFault(position, piece) ?? roomFault(position, piece, piece.at) ?? facingFault(position, piece);
}

/**
 * T003-10: the reason a unit can't be on the terrain of its square in its formation; terrain reached only by road is
 * allowed.
 */
function groundFault(position: Position, unit: Piece): Refusal | undefined {
  const price = isArtillery(unit) ? 0 : groundPrice(position, walkerOf(unit), unit.at);
  if (typeof price === 'number' || price.reason === 'only-by-road') return undefined;
  return because(price.reason, price.rule, position.board.name(unit.at));
}

/** R003-54: two batteries in one square must have the same facing. */
function facingFault(position: Position, unit: Piece): Refusal | undefined {
  if (!isArtillery(unit)) return undefined;
  const others = position.unitsAt(unit.at).filter((other) => other !== unit && isArtillery(other));
  return others.some(({ facing }) => facing !== unit.facing)
    ? because('batteries-face-alike', 'R003-54', position.board.name(unit.at))
    : undefined;
}

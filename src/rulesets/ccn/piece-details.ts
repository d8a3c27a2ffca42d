import type { Faults, Fields, PieceDetails, PieceType } from '../../core';
import { readPiece } from '../commands-and-colors/scenario-pieces';

/**
 * Reads a piece of a scenario. R001-61: a unit that starts with more blocks than its chart gives can regain all of
 * them, since it "originally had" them.
 */
export function readCorePiece(type: PieceType, given: Fields, place: string, faults: Faults): PieceDetails {
  const told = readPiece(type, given, place, faults);
  const { strength } = given;
  const isLarge = type.kind === 'unit' && typeof strength === 'number' && strength > type.strength;
  return isLarge ? { ...told, full: strength } : told;
}

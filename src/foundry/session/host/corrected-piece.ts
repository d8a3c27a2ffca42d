import { correctionsIn, enlistedIn, type PieceId, type SingleCorrection } from '../../../core';
import type { Report } from '../../../match';

/** The pieces on the board that a correction changed; undefined if it changed none. */
export function correctedIn({ entry }: Report): readonly PieceId[] | undefined {
  if (!('corrected' in entry)) return undefined;
  const pieces = correctionsIn(entry.corrected).flatMap(piecesOf);
  return pieces.length > 0 ? pieces : undefined;
}

function piecesOf(correction: SingleCorrection): readonly PieceId[] {
  if (correction.type === 'adjusted') return [correction.unit];
  return correction.type === 'enlisted' ? enlistedIn(correction).map(({ id }) => id) : [];
}

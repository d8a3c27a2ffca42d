import type { PieceId } from '../../../core';
import type { Report } from '../../../match';

/** The piece that a correction changed. */
export function correctedIn({ entry }: Report): PieceId | undefined {
  if (!('corrected' in entry)) return undefined;
  const { corrected } = entry;
  if (corrected.type === 'adjusted') return corrected.unit;
  return corrected.type === 'enlisted' ? corrected.piece.id : undefined;
}

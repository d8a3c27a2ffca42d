import { enlistedIn, type PieceId } from '../../../core';
import type { Report } from '../../../match';

/** The pieces that a correction changed; undefined if it changed none. */
export function correctedIn({ entry }: Report): readonly PieceId[] | undefined {
  if (!('corrected' in entry)) return undefined;
  const { corrected } = entry;
  if (corrected.type === 'adjusted') return [corrected.unit];
  return corrected.type === 'enlisted' ? enlistedIn(corrected).map(({ id }) => id) : undefined;
}

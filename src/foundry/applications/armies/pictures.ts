import type { Ruleset } from '../../../core';
import { drawBlock, drawLeader, imageSource } from '../../../drawing';

/** The address of the picture of a type of unit or leader at full strength. */
export function typePicture({ pieces }: Ruleset, type: string, nation: string): string {
  const piece = pieces[type];
  if (!piece) return '';
  const { kind, arm, sign, strength } = piece;
  if (kind === 'leader') return imageSource(drawLeader({ nation, rank: sign, name: '', alone: true }));
  return imageSource(drawBlock({ arm, sign, nation, strength, full: strength, formation: 'line' }));
}

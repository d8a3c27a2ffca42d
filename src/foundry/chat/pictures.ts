import type { PieceId, Ruleset } from '../../core';
import { drawBlock, drawFace, drawLeader, imageSource } from '../../drawing';
import type { CardData } from './card-data';

/** The address of the picture of a piece as it stood when the card was written. */
export function pieceSource(
  rules: Ruleset | undefined,
  { participants, hitTrack }: CardData,
  id: PieceId,
): string {
  const piece = participants[id];
  if (!piece) return '';
  const { nation, strength, full } = piece;
  const type = rules?.pieces[piece.type];
  if (strength === undefined || full === undefined) {
    return imageSource(drawLeader({ nation, rank: type?.sign ?? '', name: '', alone: true }));
  }
  const { formation = 'line', screen = false, facing, grade = '' } = piece;
  const { arm = '', sign = '', isGroup = false } = type ?? {};
  const whole = isGroup ? Math.max(full, strength) : full;
  const looks = {
    formation,
    screen,
    grade,
    counts: hitTrack ?? ('strength' as const),
    ...(facing && { front: facing }),
  };
  return imageSource(drawBlock({ arm, sign, nation, strength, full: whole, ...looks }));
}

/** The address of the picture of a die's face. */
export const faceSource = (die: string, face: string): string => imageSource(drawFace(die, face));

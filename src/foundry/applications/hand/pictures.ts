import { isUnit, type Leader, type Ruleset, type Unit } from '../../../core';
import { drawBlock, drawCardBack, drawCardSign, drawLeader, imageSource } from '../../../drawing';

const signs = new Map<string, string>();

/** The address of the picture of a card's sign; drawn once. */
export function signSource(sign: string): string {
  const known = signs.get(sign) ?? imageSource(drawCardSign(sign));
  signs.set(sign, known);
  return known;
}

/** The address of the picture of a card's back. */
export const BACK_SOURCE: string = imageSource(drawCardBack());

/** The address of the picture of a piece in reserve. */
export function pieceSource(rules: Ruleset, piece: Unit | Leader): string {
  const type = rules.pieces[piece.type];
  const { nation } = piece;
  if (!isUnit(piece)) {
    return imageSource(drawLeader({ nation, rank: type?.sign ?? '', name: '', alone: true }));
  }
  const { strength, full, formation } = piece;
  const block = { arm: type?.arm ?? '', sign: type?.sign ?? '', nation, strength, full, formation };
  return imageSource(drawBlock(block));
}

import type { PieceType, Ruleset } from '../../core';
import { drawPiece, imageSource } from '../../drawing';
import { figureValueText, type Texts, textsOf } from '../texts';

/** The address of the picture of a type of unit or leader at full strength. */
export function typePicture(rules: Ruleset, type: string, nation: string): string {
  const piece = rules.pieces[type];
  return piece ? pieceImage(rules, type, nation, piece.strength) : '';
}

/** The address of the picture of a unit of a strength, or of a leader, who has none. */
export function pieceImage(
  rules: Ruleset,
  type: string,
  nation: string,
  strength: number | undefined,
): string {
  const { kind, strength: full } = rules.pieces[type] ?? {};
  const figures = strength !== undefined && { strength, full: full ?? strength };
  return imageSource(drawPiece(rules, { type, nation, ...(kind === 'unit' && figures) }));
}

/** A number of a chart with where it comes from. */
export interface Figure {
  readonly key: string;
  readonly value: string;
  readonly rule: string;
  readonly house: boolean;
}

/** The numbers of a chart that a table of all types shows. */
export const figuresOf = ({ stats }: PieceType): readonly Figure[] =>
  stats
    .filter(({ onlyOnSheets }) => !onlyOnSheets)
    .map(({ key, value, rule, house }) => ({ key, value, rule, house: house === true }));

/** The numbers of a type in the user's language; none for a type that the game does not know. */
export function figureLines({ id, pieces }: Ruleset, type: string, language: Texts) {
  const texts = textsOf(id, language);
  const chart = pieces[type];
  return (chart ? figuresOf(chart) : []).map(({ key, value, rule, house }) => ({
    name: texts.localize(`PDC.rules.figure.${key}`),
    value: figureValueText(value, texts),
    rule,
    isHouse: house,
  }));
}

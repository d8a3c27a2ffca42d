import type { PieceType, Ruleset, State } from '../../core';
import { type BlockDrawing, drawPiece, imageSource } from '../../drawing';
import { figureValueText, type Texts, textsOf } from '../texts';

/** The URL of the picture of a unit or leader type at full strength. */
export function typePicture(rules: Ruleset, type: string, nation: string): string {
  const piece = rules.pieces[type];
  return piece ? pieceImage(rules, type, nation, piece.strength) : '';
}

/** The URL of the picture of a unit of a given strength, or of a leader, which has none. */
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

/** A figure of a chart with its source. */
export interface Figure {
  readonly key: string;
  readonly value: string;
  readonly rule: string;
  readonly house: boolean;
}

/** The figures of a chart that a table of all types shows. */
export const figuresOf = ({ stats }: PieceType): readonly Figure[] =>
  stats
    .filter(({ onlyOnSheets }) => !onlyOnSheets)
    .map(({ key, value, rule, house }) => ({ key, value, rule, house: house === true }));

/** The figures of a type in the user's language; empty for a type that the game does not have. */
export function figureLines({ id, pieces }: Ruleset, type: string, language: Texts) {
  const texts = textsOf(id, language);
  const chart = pieces[type];
  return (chart ? figuresOf(chart) : []).map((figure) => figureLine(figure, texts));
}

/** A figure of a chart in the user's language. */
export const figureLine = (
  { key, value, rule, house }: Omit<Figure, 'house'> & { readonly house?: boolean },
  texts: Texts,
) => ({
  name: texts.localize(`PDC.rules.figure.${key}`),
  value: figureValueText(value, texts),
  rule,
  isHouse: house === true,
});

/** The block that signs are shown on: infantry of the side in the south. */
export function sampleBlock(
  { hitTrack, formations: [formation = ''] }: Ruleset,
  { sides }: State,
): BlockDrawing {
  const full = hitTrack === 'disruption' ? 6 : 5;
  return {
    ...{ arm: 'infantry', sign: 'line', nation: sides.south.nation, counts: hitTrack },
    ...{ strength: full, full, formation },
  };
}

import { textElement } from './svg';

/** The serif font of all text in the drawings. */
export const SERIF = 'Georgia, "Times New Roman", serif';

/** The place and look of a word, in the middle of which it is drawn on its base line. */
interface Lettering {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly style?: 'bold' | 'italic';
}

/** Draws a word in the serif font. */
export const drawWord = (word: string, { x, y, size, fill, style }: Lettering): string =>
  textElement(
    {
      ...{ x, y, fill, 'text-anchor': 'middle', 'font-family': SERIF, 'font-size': size },
      ...(style === 'bold' && { 'font-weight': 'bold' }),
      ...(style === 'italic' && { 'font-style': 'italic' }),
    },
    word,
  );

/** Draws a name along the lower edge of a 120 by 120 picture, smaller if it is long; nothing without a name. */
export const drawCaption = (name: string): string =>
  name === ''
    ? ''
    : textElement(
        {
          x: 60,
          y: 117,
          'text-anchor': 'middle',
          'font-family': SERIF,
          'font-style': 'italic',
          'font-size': Math.min(11.5, 200 / name.length),
          fill: '#2b241b',
          stroke: '#f3ead4',
          'stroke-width': 2.5,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        },
        name,
      );

import { drawCardBack, drawCardSign, drawVignette, imageSource } from '../../../drawing';

const pictures = new Map<(sign: string) => string, Map<string, string>>();

/** The URL of a picture for a card's sign; drawn only once. */
function pictureOf(sign: string, draw: (sign: string) => string): string {
  const drawn = pictures.get(draw) ?? new Map<string, string>();
  const known = drawn.get(sign) ?? imageSource(draw(sign));
  pictures.set(draw, drawn.set(sign, known));
  return known;
}

/** The URL of the picture of a card's symbol. */
export const signSource = (sign: string): string => pictureOf(sign, drawCardSign);

/** The URL of the vignette on a card's face. */
export const vignetteSource = (sign: string): string => pictureOf(sign, drawVignette);

/** The URL of the picture of a card's back. */
export const BACK_SOURCE: string = imageSource(drawCardBack());

/** The level of detail of a piece's drawing: the smaller it appears, the fewer and larger its parts. */
export type Detail = 'full' | 'plain' | 'bold';

/** The smallest width of a space in pixels for each level; below the last one, only `bold` drawings are readable. */
const FROM: readonly (readonly [Detail, number])[] = [
  ['full', 50],
  ['plain', 29],
];

/** The tolerance around these limits within which the current level stays, so that zooming causes no flicker. */
const SLACK = 1.08;

/** The level for a width in pixels on screen; `shown` is the current one. */
export function detailAt(pixels: number, shown?: Detail): Detail {
  const wanted = detailFor(pixels);
  const isNear = shown === detailFor(pixels * SLACK) || shown === detailFor(pixels / SLACK);
  return shown !== undefined && isNear ? shown : wanted;
}

const detailFor = (pixels: number): Detail => FROM.find(([, least]) => pixels >= least)?.[0] ?? 'bold';

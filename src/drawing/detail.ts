/** How much a drawing of a piece shows: the smaller it is seen, the fewer its parts, and the larger each of them. */
export type Detail = 'full' | 'plain' | 'bold';

/** From how many pixels on, as wide as a space, each drawing is taken; below the last, only what is bold can be told. */
const FROM: readonly (readonly [Detail, number])[] = [
  ['full', 50],
  ['plain', 29],
];

/** A drawing that is shown stays while the size is so near to its bounds, or it would flicker as the map is zoomed. */
const SLACK = 1.08;

/** The drawing for a size in pixels of the window; `shown` is the one that is seen until now. */
export function detailAt(pixels: number, shown?: Detail): Detail {
  const wanted = detailFor(pixels);
  const isNear = shown === detailFor(pixels * SLACK) || shown === detailFor(pixels / SLACK);
  return shown !== undefined && isNear ? shown : wanted;
}

const detailFor = (pixels: number): Detail => FROM.find(([, least]) => pixels >= least)?.[0] ?? 'bold';

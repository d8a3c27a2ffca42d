// Cuts the typeface of titles down to the letters of our languages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of each part; the ranges in `styles/_type.scss` say which part a browser loads. */
const CHARACTERS = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ–—‘’‚“”„†‡•…‰′″‹›€−`,
  // Names of Poland, Bohemia, Hungary and Turkey.
  'latin-ext': between(0x100, 0x17f),
} as const;

/** EB Garamond as Fontsource packs it: upright in every weight from 400 to 700, italic in one. */
const FACES = [
  { name: 'upright', file: '@fontsource-variable/eb-garamond/files/eb-garamond-PART-wght-normal.woff2' },
  { name: 'italic', file: '@fontsource/eb-garamond/files/eb-garamond-PART-400-italic.woff2' },
] as const;

const WEIGHTS = { wght: { min: 400, max: 700 } };

/** A file that the build writes. */
interface FontFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The font files of the module, with their licence. */
export async function fonts(): Promise<readonly FontFile[]> {
  const cut = FACES.flatMap(({ name, file }) =>
    Object.entries(CHARACTERS).map(async ([part, characters]) => ({
      name: `${name}-${part}.woff2`,
      bytes: await subsetFont(read(file.replace('PART', part)), characters, {
        targetFormat: 'woff2',
        ...(name === 'upright' && { variationAxes: WEIGHTS }),
      }),
    })),
  );
  const licence = { name: 'OFL.txt', bytes: read('@fontsource-variable/eb-garamond/LICENSE') };
  return [...(await Promise.all(cut)), licence];
}

const read = (file: string): Uint8Array => readFileSync(resolve(file));

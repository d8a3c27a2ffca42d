// Styles that hold in languages written from right to left as well. The map, and what is placed over it by its
// geometry, does not turn round: it is placed by a share of its width, such as `left: 50%`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSwatches, tokensOf } from '../../tools/docs/swatches';
import { contrast } from '../contrast';

const PHYSICAL = [
  /(?<![\w-])(margin|padding|border|border-top|border-bottom)-(left|right)\b[\w-]*:/,
  /(?<![\w-])(left|right): (?!\d+%;)/,
  /(?<![\w-])(text-align|float): *(left|right)\b/,
];

/** Four values of which the second and the fourth differ. */
const LOPSIDED = /(?<![\w-])(margin|padding|inset|border-width): *\S+ (\S+) \S+ (?!\2;)\S+;/;

test('places, margins, paddings, borders and alignment name start and end, not left and right', () => {
  const names = readdirSync('styles');
  expect(names.length).toBeGreaterThan(20);
  const found = names.flatMap((name) =>
    readFileSync(join('styles', name), 'utf8')
      .split('\n')
      .filter((line) => [...PHYSICAL, LOPSIDED].some((pattern) => pattern.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** A colour by its channels; colours by name are few and found by reading. */
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

test('colours are named in the tokens alone', () => {
  const found = readdirSync('styles')
    .filter((name) => name !== '_theme.scss')
    .flatMap((name) =>
      readFileSync(join('styles', name), 'utf8')
        .split('\n')
        // Sass puts values in with these.
        .filter((line) => COLOUR.test(line.replaceAll(/#\{[^}]*\}/g, '')))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('typefaces are named in the tokens and where they are loaded alone', () => {
  const found = readdirSync('styles')
    .filter((name) => name !== '_theme.scss' && name !== '_type.scss')
    .flatMap((name) =>
      [...readFileSync(join('styles', name), 'utf8').matchAll(/font-family:(?! (var\(|inherit))[^;]*;/g)].map(
        ([found]) => `${name}: ${found}`,
      ),
    );
  expect(found).toEqual([]);
});

test('the typeface of titles has the letters of every language, in at most 120 KB', async () => {
  const { fonts } = await import('../../tools/fonts');
  const files = (await fonts()).filter(({ name }) => name.endsWith('.woff2'));
  expect(files.map(({ name }) => name)).toEqual([
    'upright-latin.woff2',
    'upright-latin-ext.woff2',
    'italic-latin.woff2',
    'italic-latin-ext.woff2',
  ]);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(120 * 1024);
});

const TOKENS = readFileSync('styles/_theme.scss', 'utf8');

test('the page of style shows the tokens as they are', () => {
  expect(readFileSync('docs/images/style-of-the-table.svg', 'utf8')).toBe(drawSwatches(TOKENS));
});

test.each(['light', 'dark'])('text is read on its ground in the %s theme', (theme) => {
  const tokens = new Map([...tokensOf(TOKENS, 'everywhere'), ...tokensOf(TOKENS, theme)]);
  const weak = [
    ...['ink', 'quiet'].flatMap((ink) => ['ground', 'raised'].map((ground) => [ink, ground] as const)),
    ...['card', 'card-deep', 'card-quiet'].map((ground) => ['card-ink', ground] as const),
    ...['seal', 'section', 'troops', 'leaders', 'tactics'].map((ground) => ['on-seal', ground] as const),
  ].filter(([ink, ground]) => contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '') < 4.5);
  expect(weak).toEqual([]);
});

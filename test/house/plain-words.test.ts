import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

/** Words and turns that read as if translated; docs/vocabulary.md has the words to use instead. */
const BARRED: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a fragment that begins with Who, Whoever, What or Whether',
    /(?:^|[.:!?] )(?:Who|Whoever|What|Whether)\b(?![^.]*\?)/,
  ],
  ['put right', /\bput(?:s|ting)?\b[^.]{0,30}? right\b(?! (?:of|flank|wing))/i],
  ['of an enemy the', /\bof an enemy the\b/i],
  ['nought', /\bnought\b/i],
  ['thrice, betimes', /\b(?:thrice|betimes)\b/i],
  ['fells', /\bfells\b/i],
  ['tells of', /\btells? of\b/i],
  ['goes by', /\bgo(?:es)? by\b/i],
  ['by the option', /\bby the option\b/i],
  ['from afar', /\bfrom afar\b/i],
  ['whoever', /\bwhoever\b/i],
  ['game master', /\bgame masters?\b/i],
  ['a player who is a man', /\b(?:he|him|his|himself)\b/i],
];

/** The most letters of a text, by the kind that its key names; placeholders count as short names. */
const LONGEST: readonly (readonly [kind: RegExp, letters: number])[] = [
  [/\.reason\./, 90],
  [/\.(?:key|order)\.[^.]+$/, 50],
  [/\.question\./, 118],
  [/\.(?:response|answer)\./, 76],
  [/\.modifier\./, 60],
  [/\.hint$/, 300],
  [/\.rule\..*\.text$/, 180],
];

const PLACEHOLDER = /\{[^}]*\}/g;

const flat = (at: Texts, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(at).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as const] : flat(text, `${path}${key}.`),
  );

const TEXTS = readdirSync('lang/en').flatMap((name) =>
  flat(JSON.parse(readFileSync(join('lang/en', name), 'utf8')) as Texts),
);

test.each(BARRED)('no text says: %s', (_, pattern) => {
  expect(TEXTS.length).toBeGreaterThan(4000);
  expect(TEXTS.filter(([, text]) => pattern.test(text))).toEqual([]);
});

test.each(LONGEST)('texts of %s have at most %i letters', (kind, letters) => {
  const texts = TEXTS.filter(([key]) => kind.test(key));
  expect(texts.length, `${kind} finds no text`).toBeGreaterThan(10);
  expect(texts.filter(([, text]) => text.replace(PLACEHOLDER, 'Foot').length > letters)).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BARRED } from './barred-words';

type Texts = { readonly [key: string]: string | Texts };

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    // Glossaries are in other languages.
    .filter((name) => name.endsWith('.md') && !name.startsWith('glossaries'))
    .map((name) => join('docs', name)),
];

/** The prose of a page: without code, quotations, names of cases, and the table of words that are not to be used. */
const proseOf = (page: string): readonly string[] =>
  readFileSync(page, 'utf8')
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .split('\n')
    .filter(
      (line) => !line.startsWith('- Case:') && !(page.endsWith('vocabulary.md') && line.startsWith('|')),
    )
    .map((line) => line.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, ''));

test.each(BARRED)('no page says: %s', (_, pattern) => {
  const found = PAGES.flatMap((page) => proseOf(page).filter((line) => pattern.test(line)));
  expect(found).toEqual([]);
});

const textsIn = (at: Texts): readonly string[] =>
  Object.values(at).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));

/** The names on screen, without what points to a window that follows. */
const ON_SCREEN = new Set(
  readdirSync('lang/en')
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join('lang/en', name), 'utf8')) as Texts))
    .map((text) => text.replace(/ ?…$|: \{\w+\}$/, '')),
);

/** Names in italics that are no texts of the module: two of Foundry, a compendium, and titles of works. */
const OTHERS = [
  ...['Disable Game Canvas', 'Query Users', 'Battles', 'Pas de Charge'],
  ...['C&C: Napoleon', 'Corsican Ogre', 'Code Napoleon', 'Napoleonic Squares'],
];

/** The pages for players and GMs. */
const GUIDES = PAGES.filter((page) =>
  /README|playing|hosting|trust|provable|campaigns|scenarios|CHANGELOG|CONTRIBUTING/.test(page),
);

test.each(GUIDES)('%s calls buttons and windows by their names on screen', (page) => {
  const prose = proseOf(page).join('\n');
  const names = [...prose.matchAll(/(?<!\w)_([A-Z][^_\n]+)_(?!\w)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !ON_SCREEN.has(name) && !OTHERS.includes(name))).toEqual([]);
});

/** The anchors of a page's headings, as GitHub and most editors make them. */
const anchorsOf = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  const links = [
    ...proseOf(page)
      .join('\n')
      .matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g),
  ];
  const lost = links.filter(([, path = '', anchor]) => {
    const target = path ? join(dirname(page), path) : page;
    return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('the README has at most 900 words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
});

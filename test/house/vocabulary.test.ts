import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/vocabulary.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, term, meaning, where] = line.split('|').map((cell) => cell.trim());
    return term && meaning && where?.includes('`src/') ? [{ term, where }] : [];
  });

const textOf = (path: string): string =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(path, name), 'utf8'))
        .join('\n')
    : readFileSync(path, 'utf8');

/** What a row of the vocabulary sends its reader to and he would not find there. */
function missing(where: string): readonly string[] {
  const quoted = [...where.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => text);
  const paths = quoted.filter((text) => text.startsWith('src/'));
  const lost = paths.filter((path) => !existsSync(path));
  const sources = paths.filter((path) => !lost.includes(path)).map(textOf);
  const isThere = (name: string) => sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));
  return [...lost, ...quoted.filter((text) => !text.startsWith('src/') && !isThere(text))];
}

test('every place that the vocabulary names is there', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.flatMap(({ term, where }) => missing(where).map((what) => `${term}: ${what}`))).toEqual([]);
});

test('no term stands twice', () => {
  const terms = rows.map(({ term }) => term);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});

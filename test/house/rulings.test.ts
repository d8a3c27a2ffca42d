import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '../../src/rulesets';

const FOLDER = 'docs/rulings';
const PAGES = readdirSync(FOLDER);

interface Line {
  readonly word: string;
  readonly text: string;
}

interface Entry {
  readonly question: string;
  readonly lines: readonly Line[];
}

/** The entries of a page: a question, and lines that begin with a word. */
const entriesOf = (page: string): readonly Entry[] =>
  readFileSync(join(FOLDER, page), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((part) => ({
      question: part.split('\n')[0] ?? '',
      lines: [...part.matchAll(/^- (\w+): (.+)$/gm)].map(([, word = '', text = '']) => ({ word, text })),
    }));

const textsOf = ({ lines }: Entry, wanted: string): readonly string[] =>
  lines.flatMap(({ word, text }) => (word === wanted ? [text] : []));

/** The titles of the cases in a file; to parse whole files would take seconds. */
const titlesIn = (path: string): readonly unknown[] =>
  [...readFileSync(path, 'utf8').matchAll(/^- case: (.+)$/gm)].map(([, title = '']) => parse(title));

/** The faults of a line that names a case, or says that there is none. */
function caseFaults(page: string, text: string): readonly string[] {
  if (text === 'no case' || /^no case; `test\/[\w/-]+\.test\.ts`$/.test(text)) return [];
  const [, file, title = ''] = /^`([\w/-]+\.yaml)`, "(.+)"$/.exec(text) ?? [];
  if (!file) return [text];
  const path = join('test/cases', file.includes('/') ? '' : page.replace('.md', ''), file);
  return titlesIn(path).includes(title) ? [] : [`${file} has no case "${title}"`];
}

const OPTIONS = GAMES.flatMap(({ rules }) => rules.options.map(({ id }) => `\`${id}\``));

test.each(PAGES)(
  'every ruling of %s has its lines in order, and names options and cases that exist',
  (page) => {
    const entries = entriesOf(page);
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      expect(entry.question).toMatch(/\?$/);
      const words = entry.lines.map(({ word }) => word).join(' ');
      expect(words, entry.question).toMatch(/^Source Ruling Why (Option )?Case( Case)*$/);
      expect(textsOf(entry, 'Option').filter((option) => !OPTIONS.includes(option))).toEqual([]);
      expect(textsOf(entry, 'Case').flatMap((text) => caseFaults(page, text))).toEqual([]);
    }
  },
);

test('the index of rulings counts them', () => {
  const index = readFileSync('docs/rulings.md', 'utf8');
  const counted = [...index.matchAll(/\(rulings\/([\w-]+\.md)\).*\| (\d+) /g)];
  const found = Object.fromEntries(counted.map(([, page = '', count]) => [page, Number(count)]));
  expect(found).toEqual(Object.fromEntries(PAGES.map((page) => [page, entriesOf(page).length])));
});

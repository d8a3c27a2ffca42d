import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';

const cases = readFileSync('docs/cases.md', 'utf8');

/** What docs/cases.md says of the words of one game. */
const wordsOf = (id: string): string =>
  cases.split(/^## /m).find((part) => part.startsWith(`The words of ${id}\n`)) ?? '';

/** The games whose words another one shares, as its own part says. */
const SHARED: Readonly<Record<string, string>> = { 'corsican-ogre': 'ccn' };

test.each(GAMES.map(({ rules }) => [rules.id, rules] as const))(
  'docs/cases.md names every type and every kind of ground of %s',
  (id, { pieces, terrain, borders }) => {
    const said = wordsOf(id) + wordsOf(SHARED[id] ?? '');
    const words = Object.keys({ ...pieces, ...terrain, ...borders }).filter((word) => word !== 'clear');
    expect(words.filter((word) => !said.includes(`\`${word}\``))).toEqual([]);
  },
);

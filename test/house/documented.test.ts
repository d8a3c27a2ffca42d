import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Every reason that the code of a folder gives for a refusal. */
const reasonsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/because\('([a-z-]+)/g)])
    .map(([, reason = '']) => reason);

test.each(['code-napoleon', 'squares'])('docs/cases.md names every reason for which %s refuses', (id) => {
  const said = wordsOf(id);
  const reasons = new Set([...reasonsIn(`src/rulesets/${id}`), ...reasonsIn('src/rulesets/square-grid')]);
  expect([...reasons].filter((reason) => !said.includes(`\`${reason}\``)).sort()).toEqual([]);
});

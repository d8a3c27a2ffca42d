import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';
import { caseFiles } from '../../tools/cases/files';
import { textsOfLanguage } from '../../tools/language';
import { sourcesIn } from './written-words';

const texts = textsOfLanguage('en');

/** The reasons of refusals in one file of texts. */
const reasonsOf = (file: string): readonly string[] => {
  const { PDC } = texts;
  const own = typeof PDC === 'object' ? PDC[file] : undefined;
  const reasons = typeof own === 'object' ? own.reason : undefined;
  return typeof reasons === 'object' ? Object.keys(reasons) : [];
};

/** The reasons for which a case of a folder must be refused. */
const refusedIn = (folder: string): readonly string[] =>
  caseFiles(`test/cases/${folder}`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ +refused: "?([\w-]+)/gm)].map(([, reason]) => reason ?? ''),
  );

/** Every word in quotes in the tests. */
const NAMED = new Set([...sourcesIn('test').matchAll(/'([a-z][\w-]+)'/g)].map(([, word]) => word));

/** Games whose reasons another game gives too: the core game's are those of its other play. */
const playedBy = (id: string): readonly string[] => [
  id,
  ...GAMES.flatMap(({ rules }) => (rules.wordsOf === id ? [rules.id] : [])),
];

test.each(GAMES.map(({ rules }) => rules.id))('every reason that only %s gives is met by a case', (id) => {
  const met = new Set(playedBy(id).flatMap(refusedIn));
  const reasons = reasonsOf(id);
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => !met.has(reason) && !NAMED.has(reason))).toEqual([]);
});

test('every reason that all games and the module share is met by a case or a test', () => {
  const met = new Set([...GAMES.map(({ rules }) => rules.id), 'campaign'].flatMap(refusedIn));
  const shared = [...reasonsOf('rules'), ...reasonsOf('campaign')];
  expect(shared.filter((reason) => !met.has(reason) && !NAMED.has(reason))).toEqual([]);
});

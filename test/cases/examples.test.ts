import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../tools/cases/games';
import { runText } from './run-text';

/** The examples, those inside of lists without their indent. */
const examples = [...readFileSync('docs/cases.md', 'utf8').matchAll(/^( *)```yaml\n([\s\S]*?)```/gm)].map(
  ([, indent = '', yaml = '']) => yaml.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

test('docs/cases.md has an example of each game, of a campaign and of an army', () => {
  const of = (word: string) => examples.filter((yaml) => new RegExp(`^  ${word}: `, 'm').test(yaml));
  const games = of('ruleset').map((yaml) => /ruleset: (\S+)/.exec(yaml)?.[1]);
  expect([...new Set(games)].sort()).toEqual(GAMES.rulesets.map(({ id }) => id).sort());
  expect([of('campaign').length, of('army').length]).toEqual([1, 1]);
});

test.each(examples.map((yaml) => [yaml.split('\n')[0], yaml]))('%s', (_, yaml) => {
  expect(runText(yaml).flatMap(({ faults }) => faults)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

type Texts = { readonly [key: string]: string | Texts };

const merged = (one: Texts, other: Texts): Texts => {
  const all: Record<string, string | Texts> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof value === 'object' ? merged(there, value) : value;
  }
  return all;
};

const texts = ['en', 'en-rules', 'en-board']
  .map((name) => JSON.parse(readFileSync(`lang/${name}.json`, 'utf8')) as Texts)
  .reduce(merged);

const has = (key: string): boolean => {
  let at: string | Texts | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' && at !== '';
};

const missing = (group: string, keys: Iterable<string>): readonly string[] =>
  [...keys].map((key) => `PDC.${group}.${key}`).filter((key) => !has(key));

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const found = (source: string, pattern: RegExp): Set<string> =>
  new Set([...source.matchAll(pattern)].flatMap((match) => match[1] ?? []));

test('everything that the rules name has a text', () => {
  const { pieces, terrain, orderTypes, formations, options, weapons } = ccNapoleon;
  const figures = Object.values(pieces).flatMap((piece) => piece.figures.map(({ key }) => key));
  const nations = ccNapoleonScenarios.flatMap(({ sides }) => [sides.south.nation, sides.north.nation]);
  expect([
    ...missing('type', Object.keys(pieces)),
    ...missing('terrain', Object.keys(terrain)),
    ...missing('order', orderTypes),
    ...missing('formation', formations),
    ...missing('weapon', weapons),
    ...missing(
      'option',
      options.map(({ id }) => id),
    ),
    ...missing(
      'face',
      Object.values(ccNapoleon.dice).flatMap(({ faces }) => faces),
    ),
    ...missing('figure', figures),
    ...missing('nation', nations),
  ]).toEqual([]);
});

test('every reason for a refusal, every modifier and every cause of a loss has a text', () => {
  const rules = sources('src/rulesets');
  const refusals = found(rules, /\breason: '([a-z-]+)', rule:/g);
  const modifiers = found(rules, /when\([^;]*?, '([a-z-]+)', [^)]+\)/g);
  const causes = found(rules, /(?:loseStrength|eliminate)\([^;]*?, '([a-z-]+)'\)/g);
  const told = new Set([...refusals].filter((reason) => !has(`PDC.modifier.${reason}`)));
  expect(missing('reason', told)).toEqual([]);
  expect(missing('modifier', modifiers)).toEqual([]);
  expect(missing('cause', causes)).toEqual([]);
  expect(refusals.size + modifiers.size + causes.size).toBeGreaterThan(50);
  const because = found(
    sources('src/match') + sources('src/foundry'),
    /(?:because|refused|NotDecided)\('([a-z-]+)'\)/g,
  );
  expect(missing('reason', because)).toEqual([]);
  expect(because.size).toBeGreaterThan(12);
});

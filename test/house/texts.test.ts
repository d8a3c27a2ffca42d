import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ruleset, Scenario } from '../../src/core';
import { NATIONS } from '../../src/drawing';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../../src/rulesets/squares';

type Texts = { readonly [key: string]: string | Texts };

const merged = (one: Texts, other: Texts): Texts => {
  const all: Record<string, string | Texts> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof value === 'object' ? merged(there, value) : value;
  }
  return all;
};

const texts = [
  'en',
  'en-rules',
  'en-board',
  'en-cards',
  'en-armies',
  'en-control',
  'en-field',
  'en-squares',
  'en-briefing',
]
  .map((name) => JSON.parse(readFileSync(`lang/${name}.json`, 'utf8')) as Texts)
  .reduce(merged);

const has = (key: string): boolean => {
  let at: string | Texts | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' && at !== '';
};

const all = (at: Texts): readonly string[] =>
  Object.values(at).flatMap((text) => (typeof text === 'string' ? [text] : all(text)));

const missing = (group: string, keys: Iterable<string>): readonly string[] =>
  [...keys].map((key) => `PDC.${group}.${key}`).filter((key) => !has(key));

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const found = (source: string, pattern: RegExp): Set<string> =>
  new Set([...source.matchAll(pattern)].flatMap((match) => match[1] ?? []));

const GAMES: readonly (readonly [string, Ruleset, readonly Scenario[]])[] = [
  [ccNapoleon.id, ccNapoleon, ccNapoleonScenarios],
  [squares.id, squares, squaresScenarios],
];

test.each(GAMES)('everything that the rules name has a text: %s', (_, rules, scenarios) => {
  const {
    pieces,
    terrain,
    borders,
    orderTypes,
    formations,
    facings,
    options,
    weapons,
    cards,
    tables,
    dice,
    words,
  } = rules;
  const stats = Object.values(pieces).flatMap((piece) => piece.stats.map(({ key }) => key));
  const nations = scenarios.flatMap(({ sides, units, arrivals }) => [
    ...Object.values(sides).map(({ nation }) => nation),
    ...[units, ...arrivals.map((arrival) => arrival.units)]
      .flatMap((group) => Object.values(group))
      .flatMap(({ nation }) => nation ?? []),
  ]);
  expect([
    ...missing('type', Object.keys(pieces)),
    ...missing('terrain', Object.keys({ ...terrain, ...borders })),
    ...missing('ruleset', [rules.id]),
    ...missing('facing', facings),
    ...missing('trait', Object.keys(words.choices)),
    ...missing(
      'figureValue',
      Object.values(words.choices).flatMap((values) => values.filter((value) => typeof value === 'string')),
    ),
    ...missing(
      'table',
      Object.values(tables).flatMap(({ id, rows, columns, values }) => [
        ...['title', 'hint'].map((key) => `${id}.${key}`),
        ...rows.map((row) => `${id}.row.${row}`),
        ...columns.map((column) => `${id}.column.${column}`),
        ...('least' in values ? [] : values.map((value) => `${id}.value.${value}`)),
      ]),
    ),
    ...missing('order', orderTypes),
    ...missing('formation', formations),
    ...missing('weapon', weapons),
    ...missing(
      'option',
      options.flatMap(({ id, values }) => [
        `${id}.name`,
        `${id}.hint`,
        ...values.map((value) => `${id}.value.${value}`),
      ]),
    ),
    ...missing(
      'command',
      Object.keys(cards).map((card) => `${card}.title`),
    ),
    ...missing(
      'face',
      Object.values(dice).flatMap(({ faces }) => faces),
    ),
    ...missing('figure', stats),
    ...missing('nation', [...nations, ...Object.keys(NATIONS)]),
  ]).toEqual([]);
});

test.each([
  ['cc-napoleon', 25, ['fight', 'orders']],
  ['squares', 20, ['actions', 'bombardment', 'assault', 'morale', 'time']],
] as const)('everything that the guide of a game says has a text: %s', (id, least, uses) => {
  const guide = readFileSync(`src/rulesets/${id}/guide.ts`, 'utf8');
  const said = new Set([
    ...found(guide, /says\(\s*'([a-z-]+)'/g),
    ...found(guide, /sayIf\(.*, '([a-z-]+)'[,)]/g),
    ...found(guide, /[?:] '((?:helmet|grade|covers)[a-z-]*)'/g),
  ]);
  const places = ['each', 'both', 'all', 'relief'].flatMap((kind) => [`place-${kind}`, `place-${kind}-one`]);
  const grades = [...said].filter((key) => key.startsWith('grade')).map((key) => `${key}-draw`);
  const keys = [...said, ...places, ...grades];
  expect(keys.filter((key) => !has(`PDC.guide.${key}`) && !has(`PDC.of.${id}.guide.${key}`))).toEqual([]);
  expect(missing('legend.use', uses)).toEqual([]);
  expect(said.size).toBeGreaterThan(least);
});

test('no verb after the name of a unit has a number: “60th and 95th” are several', () => {
  const numbered = /\{(?:unit|target|by|into|who|piece)\} (?:is|was|has|does|\w+[^s\W]s)\b/;
  expect(numbered.test('{unit} loses one strength point.')).toBe(true);
  expect(all(texts).filter((text) => numbered.test(text))).toEqual([]);
});

test('every reason for a refusal, every modifier and every cause of a loss has a text', () => {
  const rules = sources('src/rulesets');
  // A modifier has a value before its reason, a refusal has none.
  const refusals = new Set([
    ...found(rules, /\{ reason: '([a-z-]+)', rule\b/g),
    ...[...found(rules, /because\(([^;]*?), '[A-Z]/g)].flatMap((words) => [...found(words, /'([a-z-]+)'/g)]),
  ]);
  const modifiers = new Set([
    ...found(rules, /when\([^;]*?, '([a-z-]+)', [^)]+\)/g),
    ...found(rules, /\{ value: [^{}]*\breason: '([a-z-]+)'/g),
    ...found(rules, /rollNumber\(c, '\w+', '([a-z-]+)'/g),
    ...['into-woods', 'uphill', 'across-river', 'class-better-by-2', 'least-dice'],
    ...['poor', 'good', 'excellent'].map((rating) => `rating-${rating}`),
    ...[5, 6].flatMap((needed) => [`bombardment-close-${needed}`, `bombardment-long-${needed}`]),
    ...Array.from({ length: 12 }, (_, index) => `town-save-${index + 1}`),
  ]);
  const causes = new Set([
    ...found(rules, /(?:loseStrength|eliminate)\([^;]*?, '([a-z-]+)'\)/g),
    ...found(rules, /\bcause: '([a-z-]+)'/g),
  ]);
  const scores = found(rules, /type: 'scored'[^}]*reason: '([a-z-]+)'/g);
  expect(missing('reason', refusals)).toEqual([]);
  expect(missing('scored', scores)).toEqual([]);
  const statusLines = found(rules, /key: '([a-z-]+)', blanks/g);
  const remarks = new Set([
    ...found(rules, /remark\('([a-z-]+)'/g),
    ...found(sources('src/rulesets/squares'), /\{ reason: '([a-z-]+)', blanks/g),
  ]);
  const ends = new Set([
    ...found(rules, /decide\(c, '([a-z-]+)'\)/g),
    ...found(rules, /winner: '[a-z]+', by: '([a-z-]+)'/g),
  ]);
  expect(missing('notice', statusLines)).toEqual([]);
  expect(missing('tableRemark', remarks)).toEqual([]);
  expect(missing('victory', ends)).toEqual([]);
  expect([statusLines.size, remarks.size > 4, ends.size > 3]).toEqual([5, true, true]);
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

test('every roll, question, answer and response has a text', () => {
  const rules = sources('src/rulesets');
  const rolls = new Set([
    ...found(rules, /rollMelee\([^;]*?reason: '([a-z-]+)'/g),
    ...found(rules, /rollNumber\(c, '\w+', '([a-z-]+)'/g),
    ...found(rules, /\breason: '([a-z-]+)',?\s+side\b[^;]*?\bdie:/g),
    ...['fire', 'response-fire', 'lance', 'first-strike', 'spartacus', 'rally'],
  ]);
  const questions = new Set([
    ...found(rules, /ask(?:<\w+>)?\(\{\s*reason: '([a-z-]+)'/g),
    ...['support', 'defence-support'],
  ]);
  const responses = found(rules, /type Response = ([^;]+);/g);
  expect(missing('answer', ['all', 'none', 'yes', 'no'])).toEqual([]);
  const worths = found(sources('src/rulesets/squares'), /(?:name|'?[A-Z-]'?): '([a-z-]+)'/g);
  expect(
    missing(
      'worth',
      [...worths].filter((name) =>
        /^(close-combat|pressure|skirmish|artillery|miss|lost|unhurt)$/.test(name),
      ),
    ),
  ).toEqual([]);
  expect(missing('worth', ['hit', 'miss', 'saved', 'not-saved', 'hold', 'fail'])).toEqual([]);
  const answers = [...responses].flatMap((list) => [...found(list, /'([a-z-]+)'/g)]);
  expect(missing('roll', rolls)).toEqual([]);
  expect(missing('question', questions)).toEqual([]);
  expect(missing('answer', answers)).toEqual([]);
  expect(
    missing(
      'response',
      answers.filter((answer) => answer !== 'none'),
    ),
  ).toEqual([]);
  expect([rolls.size > 6, questions.size > 3, answers.length > 4]).toEqual([true, true, true]);
});

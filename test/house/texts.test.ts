import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NATIONS } from '../../src/drawing';
import { GAMES } from '../../src/rulesets';
import { TERRAIN_TYPES } from '../../src/rulesets/cc-napoleon/terrain-types';
import { CARDS } from '../../src/rulesets/ccn/cards/deck';
import { TERRAIN_TYPES as CCN_TERRAIN, FIELD_WORKS } from '../../src/rulesets/ccn/terrain-types';
import { FAMILY_REFUSALS, toldReason } from '../../src/rulesets/commands-and-colors/reasons';

type Texts = { readonly [key: string]: string | Texts };

const merged = (one: Texts, other: Texts): Texts => {
  const all: Record<string, string | Texts> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof value === 'object' ? merged(there, value) : value;
  }
  return all;
};

const { languages } = JSON.parse(readFileSync('module.json', 'utf8')) as {
  readonly languages: readonly { readonly path: string }[];
};

const texts = languages.map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as Texts).reduce(merged);

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

const NAMED = GAMES.map(({ rules, scenarios }) => [rules.id, rules, scenarios] as const);

/** A pattern that finds nothing does not fit the sources any more: what it was to watch over goes unseen. */
const sought = (source: string, pattern: RegExp): Set<string> => {
  const words = found(source, pattern);
  expect(words.size, `${pattern} finds nothing`).toBeGreaterThan(0);
  return words;
};

/** A key that is handed over in a call, after other things; `next` follows it. */
const called = (name: string, next: string): RegExp =>
  new RegExp(`${name}\\((?:[^;()]|\\([^()]*\\))*?, '([a-z-]+)'${next}`, 'g');

/** The keys of texts, from the top. */
const keysOf = (at: Texts, path = ''): readonly string[] =>
  Object.entries(at).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );

test('no key has two texts: the later file would speak for the games of the earlier one', () => {
  const keys = languages.flatMap(({ path }) => keysOf(JSON.parse(readFileSync(path, 'utf8')) as Texts));
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every file with texts is one of the module', () => {
  const files = readdirSync('lang').map((name) => `lang/${name}`);
  expect(languages.map(({ path }) => path).sort()).toEqual(files.sort());
});

test.each(NAMED)('everything that the rules name has a text: %s', (_, rules, scenarios) => {
  const {
    pieces,
    terrain,
    borders,
    works,
    orderTypes,
    formations,
    facings,
    options,
    weapons,
    cards,
    tables,
    dice,
    scenarioFields: words,
  } = rules;
  const stats = Object.values(pieces).flatMap((piece) => piece.stats.map(({ key }) => key));
  // Numbers and codes of charts speak for themselves; words need a text.
  const values = Object.values(pieces)
    .flatMap((piece) => piece.stats.map(({ value }) => value))
    .filter((value) => /^[a-z]{3}[a-z-]*$/.test(value));
  const nations = scenarios.flatMap(({ sides, units, arrivals }) => [
    ...Object.values(sides).map(({ nation }) => nation),
    ...[units, ...arrivals.map((arrival) => arrival.units)]
      .flatMap((group) => Object.values(group))
      .flatMap(({ nation }) => nation ?? []),
  ]);
  expect([
    ...missing('type', Object.keys(pieces)),
    ...missing('terrain', Object.keys({ ...terrain, ...borders, ...works })),
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
    ...missing('figureValue', values),
    ...missing('nation', [...nations, ...Object.keys(NATIONS)]),
  ]).toEqual([]);
});

test.each([
  ['cc-napoleon', 25, ['fight', 'orders']],
  ['ccn', 20, ['fight', 'orders']],
  ['squares', 20, ['actions', 'bombardment', 'assault', 'morale', 'time']],
  ['code-napoleon', 15, ['effect', 'general-casualty']],
] as const)('everything that the guide of a game says has a text: %s', (id, least, uses) => {
  // What games of the family say alike stands there once.
  const folders = ['squares', 'code-napoleon'].includes(id) ? [id] : [id, 'commands-and-colors'];
  const guide = folders.map((each) => readFileSync(`src/rulesets/${each}/guide.ts`, 'utf8')).join('\n');
  const said = new Set([
    ...found(guide, /says\(\s*'([a-z-]+)'/g),
    ...found(guide, /sayIf\(.*, '([a-z-]+)'[,)]/g),
    ...found(guide, /[?:] '((?:helmet|grade|covers)[a-z-]*)'/g),
  ]);
  const places = ['each', 'both', 'all', 'relief'].flatMap((kind) => [`place-${kind}`, `place-${kind}-one`]);
  const grades = [...said].filter((key) => key.startsWith('grade')).map((key) => `${key}-draw`);
  const keys = [...said, ...places, ...grades];
  expect(keys.filter((key) => !has(`PDC.rules.guide.${key}`) && !has(`PDC.${id}.guide.${key}`))).toEqual([]);
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
    ...sought(rules, /\{ reason: '([a-z-]+)', rule\b/g),
    ...[...sought(sources('src/rulesets/squares'), /because\(([^;]*?), '[A-Z]/g)].flatMap((words) => [
      ...found(words, /'([a-z-]+)'/g),
    ]),
    ...FAMILY_REFUSALS.map(toldReason),
  ]);
  const modifiers = new Set([
    ...sought(rules, /\{ value: [^{}]*\breason: '([a-z-]+)'/g),
    ...sought(rules, /rollNumber\(c, [A-Z]+, '([a-z-]+)'/g),
    ...sought(rules, called('\\.add', ', ')),
    // Before the dice it is told of the target that it may ignore a flag.
    ...[...sought(rules, called('\\bignored\\.add', ', '))].map((reason) => `flag-ignored-${reason}`),
    // What the ground does is told in its own name.
    ...TERRAIN_TYPES.flatMap(({ id, cover }) => (cover === null ? [] : [id])),
    ...['into-woods', 'uphill', 'across-river', 'class-better-by-2', 'least-dice'],
    ...['poor', 'good', 'excellent'].map((rating) => `rating-${rating}`),
    ...[5, 6].flatMap((needed) => [`bombardment-close-${needed}`, `bombardment-long-${needed}`]),
    ...Array.from({ length: 12 }, (_, index) => `town-save-${index + 1}`),
  ]);
  const causes = new Set([
    ...sought(rules, called('(?:loseStrength|eliminate)', ', ')),
    ...sought(rules, called('\\.(?:lost|gained|eliminated)', '')),
  ]);
  const scores = sought(rules, called('\\.scored', '\\)'));
  const closed = TERRAIN_TYPES.filter(({ noCavalryAgainst }) => noCavalryAgainst !== null);
  expect(missing('reason', [...refusals, ...closed.map(({ id }) => `cavalry-not-into-${id}`)])).toEqual([]);
  expect(missing('scored', scores)).toEqual([]);
  const statusLines = sought(sources('src/rulesets/squares'), /key: '([a-z-]+)', blanks/g);
  const remarks = new Set([
    ...sought(rules, /remark\('([a-z-]+)'/g),
    ...sought(sources('src/rulesets/squares'), /\{ reason: '([a-z-]+)', blanks/g),
  ]);
  const ends = new Set([
    ...sought(rules, /decide\(c, '([a-z-]+)'\)/g),
    ...sought(rules, /winner: '[a-z]+', by: '([a-z-]+)'/g),
  ]);
  expect(missing('notice', statusLines)).toEqual([]);
  expect(missing('tableRemark', remarks)).toEqual([]);
  expect(missing('victory', ends)).toEqual([]);
  expect([statusLines.size, remarks.size > 4, ends.size > 3]).toEqual([5, true, true]);
  // A number to which others are added is told without a sign.
  const bases = [...modifiers].filter((reason) => has(`PDC.rules.base.${reason}`));
  expect(bases.sort()).toEqual(['needed', 'unharmed-from']);
  expect(
    missing(
      'modifier',
      [...modifiers].filter((reason) => !bases.includes(reason)),
    ),
  ).toEqual([]);
  expect(missing('cause', causes)).toEqual([]);
  expect(refusals.size + modifiers.size + causes.size).toBeGreaterThan(50);
  const because = found(
    sources('src/match') + sources('src/foundry'),
    /(?:because|refused|NotDecided)\('([a-z-]+)'\)/g,
  );
  expect(missing('reason', because)).toEqual([]);
  expect(because.size).toBeGreaterThan(12);
});

test('what the core game puts together out of terrain, cards and places has a text', () => {
  const takesDice = ({ into, out }: (typeof CCN_TERRAIN)[number]) => [
    ...(Object.values(into).some((dice) => dice > 0) ? [into] : []),
    ...(Object.values(out).some((dice) => dice > 0) ? [out] : []),
  ];
  const modifiers = CCN_TERRAIN.flatMap((terrain) => [
    ...takesDice(terrain).map((dice) => (dice === terrain.into ? terrain.id : `out-of-${terrain.id}`)),
    ...(terrain.steadies > 0 ? [`steadied-by-${terrain.id}`, `flag-ignored-steadied-by-${terrain.id}`] : []),
  ]);
  const works = [
    FIELD_WORKS.id,
    ...[`steadied-by-${FIELD_WORKS.id}`, `flag-ignored-steadied-by-${FIELD_WORKS.id}`],
  ];
  expect(missing('modifier', [...modifiers, ...works])).toEqual([]);
  const dice = sought(sources('src/rulesets/ccn'), /\bdice\.add\([^;]*?\? '([a-z-]+)' : /g);
  const others = sought(sources('src/rulesets/ccn'), /\bdice\.add\([^;]*?\? '[a-z-]+' : '([a-z-]+)'/g);
  const checks = sought(sources('src/rulesets/ccn'), /sabers\(c, leader, '([a-z-]+)'/g);
  const commands = sought(sources('src/rulesets/ccn/cards'), /rollForUnits\(c, side, '([a-z-]+)'/g);
  expect(missing('modifier', [...dice, ...others, ...checks, 'command', 'iron-will'])).toEqual([]);
  expect(missing('roll', [...checks, ...commands, 'battle-back', 'square-die', 'first-strike'])).toEqual([]);
  const cards = [...CARDS.keys()];
  expect(
    missing(
      'command',
      cards.flatMap((card) => [`${card}.title`, `${card}.brief`, `${card}.text`]),
    ),
  ).toEqual([]);
  expect(cards.length).toBe(30);
  const places = NAMED.flatMap(([, rules]) => Object.keys(rules.parking));
  expect(missing('cardPlace', [...places, 'hand', 'discard'])).toEqual([]);
  expect(
    missing(
      'answer',
      Array.from({ length: 7 }, (_, count) => `ignore-${count}`),
    ),
  ).toEqual([]);
  expect(missing('answer', ['manoeuvre', 'cards', 'counter'])).toEqual([]);
  expect(modifiers.length).toBeGreaterThan(20);
});

test('every roll, question, answer and response has a text', () => {
  const rules = sources('src/rulesets');
  const rolls = new Set([
    ...sought(rules, /rollMelee\([^;]*?reason: '([a-z-]+)'/g),
    ...sought(rules, /rollNumber\(c, [A-Z]+, '([a-z-]+)'/g),
    ...sought(rules, /\breason: '([a-z-]+)',\s+side\b[^;]*?\bclasses\b/g),
    ...['fire', 'response-fire', 'lance', 'first-strike', 'spartacus', 'rally'],
  ]);
  const questions = new Set([
    ...sought(rules, /ask(?:<\w+>)?\(\{\s*reason: '([a-z-]+)'/g),
    ...['support', 'defence-support'],
  ]);
  const responses = sought(rules, /type Response = ([^;]+);/g);
  expect(missing('answer', ['all', 'none', 'yes', 'no'])).toEqual([]);
  const worths = sought(sources('src/rulesets/squares'), /(?:name|'?[A-Z-]'?): '([a-z-]+)'/g);
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

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choicesOf, deploy, type PieceType, type Ruleset, type Scenario } from '../../src/core';
import { DRAWN_FACES, NATIONS } from '../../src/drawing';
import { keysOf, textsOfLanguage } from '../../tools/language';
import { rowsWithoutTexts } from '../../tools/row-texts';
import { ENGLISH } from '../foundry/english';
import { GAME_WORDS } from './game-words';

const { languages } = JSON.parse(readFileSync('module.json', 'utf8')) as {
  readonly languages: readonly { readonly lang: string; readonly path: string }[];
};

test('the module has one file for each language, out of a folder of files', () => {
  expect(languages.map(({ path }) => path)).toEqual(languages.map(({ lang }) => `lang/${lang}.json`));
  expect(readdirSync('lang').sort()).toEqual(languages.map(({ lang }) => lang).sort());
});

test.each(languages)(
  'every key of $lang stands in the file that it names, and every game has one',
  ({ lang }) => {
    const keys = keysOf(textsOfLanguage(lang));
    expect(keys.length).toBeGreaterThan(1000);
    const files = readdirSync(`lang/${lang}`);
    for (const game of GAME_WORDS.keys()) expect(files).toContain(`${game}.json`);
  },
);

const nationsOf = (scenarios: readonly Scenario[]): readonly string[] =>
  scenarios.flatMap(({ sides, units, arrivals }) => [
    ...Object.values(sides).map(({ nation }) => nation),
    ...[units, ...arrivals.map((arrival) => arrival.units)]
      .flatMap((group) => Object.values(group))
      .flatMap(({ nation }) => nation ?? []),
  ]);

test.each([...GAME_WORDS])(
  'everything that the rules name has a text of the game or of all: %s',
  (id, words) => {
    const { rules, scenarios } = words.game;
    const forms = Object.values(rules.pieces).map((type) => rules.scenarioFields.formsOf(type));
    const choices = forms.flatMap((of) =>
      Object.values(of)
        .filter(({ is }) => is === 'word')
        .flatMap(choicesOf),
    );
    const missing = (group: string, keys: Iterable<string>) => words.missing(`rules.${group}`, keys);
    const stats = Object.values(rules.pieces).flatMap((piece) => piece.stats);
    expect([
      ...['name', 'scale', 'source'].filter((key) => !words.has(`PDC.${id}.${key}`)),
      ...rowsWithoutTexts(rules, ENGLISH.has),
      ...missing('facing', rules.facings),
      ...missing('trait', new Set(forms.flatMap(Object.keys))),
      ...missing('figureValue', new Set(choices.filter((value) => typeof value === 'string'))),
      ...missing(
        'table',
        Object.values(rules.tables).flatMap(({ id: table, columns, values }) => [
          ...['title', 'hint'].map((key) => `${table}.${key}`),
          ...columns.map((column) => `${table}.column.${column}`),
          ...('least' in values ? [] : values.map((value) => `${table}.value.${value}`)),
        ]),
      ),
      ...missing('formation', rules.formations),
      ...missing('weapon', rules.weapons),
      ...missing(
        'option',
        rules.options.flatMap(({ id: option, values }) =>
          ['name', 'hint', ...values.map((value) => `value.${value}`)].map((key) => `${option}.${key}`),
        ),
      ),
      ...missing(
        'command',
        Object.keys(rules.cards).flatMap((card) => ['title', 'brief', 'text'].map((key) => `${card}.${key}`)),
      ),
      ...words.missing(
        'board.hand.family',
        rules.cardFamilies.map((family) => family.id),
      ),
      ...missing('cardPlace', [...Object.keys(rules.parking), 'hand', 'discard']),
      ...missing(
        'face',
        Object.values(rules.dice).flatMap(({ faces }) => faces),
      ),
      ...missing('condition', rules.conditions),
      ...missing('about.condition', rules.conditions),
      ...words.missing('windows.legend.block', [...rules.formations.slice(1), ...rules.conditions]),
      ...missing(
        'figure',
        stats.map(({ key }) => key),
      ),
      // Numbers and codes of charts need no text; words do.
      ...missing(
        'figureValue',
        stats.map(({ value }) => value).filter((value) => /^[a-z]{3}[a-z-]*$/.test(value)),
      ),
      ...missing('nation', [...nationsOf(scenarios), ...Object.keys(NATIONS)]),
    ]).toEqual([]);
  },
);

test('a row without texts is named with the file where they belong', () => {
  const known = GAME_WORDS.get('cc-napoleon')?.game.rules;
  const line = known?.pieces.infantry;
  if (!known || !line) throw new Error('there is no infantry');
  const nameless: PieceType = { ...line, id: 'nameless', sign: 'letters Sa' };
  const rules: Ruleset = {
    ...known,
    pieces: { nameless },
    terrain: { 'no-place': { id: 'no-place', drawn: 'rows green' } },
    orderTypes: ['move', 'do-nothing'],
  };
  const file = 'in lang/en/cc-napoleon.json';
  expect(rowsWithoutTexts(rules, ENGLISH.has)).toEqual([
    `cc-napoleon: unit type nameless has no text type.nameless ${file}`,
    `cc-napoleon: unit type nameless has no text about.type.nameless ${file}`,
    `cc-napoleon: ground no-place has no text terrain.no-place ${file}`,
    `cc-napoleon: order do-nothing has no text order.do-nothing ${file}`,
  ]);
});

test.each([...GAME_WORDS])('what is known of a piece while a battle is played has a text: %s', (_, words) => {
  const { rules, scenarios } = words.game;
  const stats = scenarios.flatMap((scenario) => {
    const state = deploy(rules, scenario);
    return Object.keys({ ...state.units, ...state.leaders }).flatMap((piece) => rules.stats(state, piece));
  });
  expect(
    words.missing(
      'rules.figure',
      stats.map(({ key }) => key),
    ),
  ).toEqual([]);
});

test('the faces that a die shows have a text in the games that roll them', () => {
  const known = (face: string) => [...GAME_WORDS.values()].some(({ has }) => has(`PDC.rules.face.${face}`));
  expect(DRAWN_FACES.filter((face) => !known(face))).toEqual([]);
});

test('texts tell of a unit as of one: no name in our battles is two with an “and” between them', () => {
  const names = [...GAME_WORDS.values()].flatMap(({ game: { rules, scenarios } }) =>
    scenarios.flatMap((scenario) => {
      const { units, leaders, reserve } = deploy(rules, scenario);
      return Object.values({ ...units, ...leaders, ...reserve }).map(({ name }) => name);
    }),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => / and | & /.test(name))).toEqual([]);
});

/** A lookup of a game's word in all texts; it has to be in the texts of that game. */
const LOOKED_UP_AT_LARGE = /(?<![.\w])localize\(\s*`PDC\.rules\.(?!nation)[^`]*`/g;

test('no word of a game is looked up without the game', () => {
  const files = readdirSync('src/foundry', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) => {
    const source = readFileSync(`src/foundry/${name}`, 'utf8');
    const [, imported = ''] = /import \{([^}]*)\} from '[./]+texts'/.exec(source) ?? [];
    const calls = /\blocalize\b/.test(imported) ? (source.match(LOOKED_UP_AT_LARGE) ?? []) : [];
    return calls.map((call) => `${name}: ${call}`);
  });
  expect(found).toEqual([]);
  expect('localize(`PDC.rules.type.general`').toMatch(LOOKED_UP_AT_LARGE);
});

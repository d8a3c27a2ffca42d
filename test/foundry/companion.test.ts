import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { deploy } from '../../src/core';
import { entryContext, listContext } from '../../src/foundry/applications/companion/companion-context';
import { entriesOf } from '../../src/foundry/applications/companion/entries';
import { RulesReferences } from '../../src/foundry/applications/companion/rule-books';
import { found, searchWords } from '../../src/foundry/applications/companion/search';
import { typePicture } from '../../src/foundry/applications/type-picture';
import { lookedAt } from '../../src/foundry/canvas/choices/rules-lookup';
import type { GuideTexts } from '../../src/foundry/texts/guide-line';
import { GAMES } from '../../src/rulesets';
import { keysOf, textsOfLanguage } from '../../tools/language';
import { seenBy } from '../canvas/battle';
import { ENGLISH, openEnglish } from './english';

const texts: GuideTexts = {
  localize: (key, blanks = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
  list: (words) => words.join(' & '),
};

const NAMED = GAMES.map((game) => [game.rules.id, game] as const);
type Game = (typeof GAMES)[number];

/** A book of each scenario would be the same but for what is here. */
function entriesIn({ rules, scenarios, guide }: Game) {
  const [scenario] = scenarios;
  if (!scenario) throw new Error(`${rules.id} has no scenario`);
  const own = scenario.board ? rules.on(scenario.board) : rules;
  const state = deploy(own, scenario);
  // Cards are told of whether this battle is played with them or not.
  return entriesOf({ rules: own, state, guide, texts });
}

const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$/gm;

/** What stands in the sources of some folders as the number of a rule: comments tell of more than players meet. */
function numbersIn(folders: readonly string[]): ReadonlySet<string> {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('-rules.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8').replace(comments, '')),
  );
  const number = /'((?:R00\d|T00\d|A00\d|AMB-00\d|CCN|GEO)-\d+|[AB]\d\.\d|rules \d\.\d+)'/g;
  return new Set(sources.flatMap((source) => [...source.matchAll(number)].flatMap(([, id]) => id ?? [])));
}

/** The folders whose refusals, dice, charts and options the players of a game meet. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'cc-napoleon': ['cc-napoleon', 'commands-and-colors'],
  ccn: ['ccn', 'commands-and-colors'],
  'corsican-ogre': ['corsican-ogre', 'ccn', 'commands-and-colors'],
  'code-napoleon': ['code-napoleon', 'square-grid'],
  squares: ['squares', 'square-grid'],
};

describe.each(NAMED)('what can be looked up of %s', (id, game) => {
  const { rules, guide } = game;
  const entries = entriesIn(game);
  const known = new Set(entries.map((entry) => entry.id));

  it('has a title and a text for everything there is', () => {
    const bare = entries.filter(
      ({ title, lines }) => title === '' || lines.length === 0 || lines.includes(''),
    );
    expect(bare.map((entry) => entry.id)).toEqual([]);
    expect(entries).toHaveLength(known.size);
  });

  it('leaves out no type, ground, face, formation, condition, card, option or table', () => {
    const faces = Object.values(rules.dice)
      .filter(({ letter }) => letter !== null)
      .flatMap((die) => die.faces.map((face) => `face:${die.id}:${face}`))
      .filter((face) => !/\d$/.test(face));
    const needed = [
      ...Object.values(rules.pieces).map((type) => `${type.kind}:${type.id}`),
      ...Object.keys({ ...rules.terrain, ...rules.borders, ...rules.works }).map((kind) => `terrain:${kind}`),
      ...faces,
      ...rules.formations.slice(1).map((formation) => `sign:${formation}`),
      ...rules.conditions.map((condition) => `sign:${condition}`),
      ...Object.keys(rules.cards).map((card) => `card:${card}`),
      ...rules.options.map((option) => `option:${option.id}`),
      ...Object.keys(rules.tables).map((table) => `table:${table}`),
      ...guide.phases.map((phase) => `phase:${phase}`),
    ];
    expect(needed.filter((each) => !known.has(each))).toEqual([]);
  });

  it('knows every number that its refusals, dice, charts, cards and options show', () => {
    const numbers = numbersIn((FOLDERS[id] ?? []).map((folder) => `src/rulesets/${folder}`));
    expect(numbers.size).toBeGreaterThan(40);
    expect([...numbers].filter((number) => !known.has(number))).toEqual([]);
    const cited = entries.flatMap(({ cites }) => cites);
    expect(cited.filter((number) => !known.has(number))).toEqual([]);
  });

  it('shows every cell of its tables in words', () => {
    for (const { id, rows, columns } of Object.values(rules.tables)) {
      const { table } = entries.find((each) => each.id === `table:${id}`) ?? {};
      expect(table?.columns).toHaveLength(columns.length);
      expect(table?.rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => columns.length));
      const words =
        table?.rows.flatMap(({ label, cells }) => [label, ...cells.map(({ text }) => text)]) ?? [];
      expect(words.filter((word) => word === '' || word.startsWith('PDC.'))).toEqual([]);
    }
  });

  it('says each rule in a few words, with its source', () => {
    const numbered = entries.filter(({ kind }) => kind === 'rule');
    expect(numbered.filter(({ source }) => source === '')).toEqual([]);
    expect(numbered.filter(({ lines }) => lines.join(' ').length > 260).map((entry) => entry.id)).toEqual([]);
  });
});

test('no text is written about a number that no game has', () => {
  const known = new Set(GAMES.flatMap((game) => entriesIn(game).map((entry) => entry.id)));
  const rules = keysOf(textsOfLanguage('en')).flatMap(
    (key) => /^PDC\.[\w-]+\.rule\.([^.]+)/.exec(key)?.[1] ?? [],
  );
  const written = [...new Set(rules)];
  const keys = new Set([...known].map((number) => number.replaceAll('.', '_').replaceAll(' ', '-')));
  expect(written.length).toBeGreaterThan(300);
  expect(written.filter((key) => !keys.has(key))).toEqual([]);
});

describe('searching', () => {
  const entries = entriesIn(GAMES.find(({ rules }) => rules.id === 'ccn') as Game);
  const words = searchWords(texts.localize);
  const ids = (typed: string) => found(entries, typed, words).map((entry) => entry.id);

  it('finds by words, beginnings and numbers, whatever their accents and letters', () => {
    expect(ids('elan')[0]).toBe('card:elan');
    expect(ids('ÉLAN')).toEqual(ids('elan'));
    expect(ids('l’élan')).toEqual(ids('elan'));
    expect(ids('ccn-40')[0]).toBe('CCN-40');
    expect(ids('grenad').slice(0, 2)).toEqual(ids('grenadiers').slice(0, 2));
    expect(ids('lone leader')).toContain('CCN-46');
  });

  it('puts every word before some, the title before the text, and needs one word at least', () => {
    expect(ids('forest')[0]).toBe('terrain:forest');
    expect(ids('forest xyzzy')).toEqual(ids('forest'));
    expect(ids('xyzzy')).toEqual([]);
    expect(ids('  ')).toHaveLength(entries.length);
    expect(ids('what is the')).not.toEqual([]);
  });

  it('looks at the first words only of what is far too long', () => {
    expect(ids(`forest ${'a '.repeat(1_000_000)}`)).toEqual(ids('forest'));
  });

  it.each([
    ['cavalry-never-fires', 'CCN-31'],
    ['leader-is-in-square', 'CCN-15'],
    ['square-must-not-move', 'CCN-96'],
    ['in-contact', 'CCN-32'],
  ])('finds the rule of a refusal by its text: %s', (reason, rule) => {
    expect(ids(openEnglish('ccn', `PDC.rules.reason.${reason}`)).slice(0, 5)).toContain(rule);
  });
});

/** What players ask, game by game, and the rule that answers it. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cc-napoleon': {
    'why can I not move after firing': 'R000-12',
    'can artillery shoot after moving?': 'R000-38',
    'how do I win': 'R000-04',
    'can cavalry attack a square': 'R000-116',
    'what if my general is killed': 'R000-16',
  },
  ccn: {
    retreat: 'CCN-50',
    'how far does a unit run away': 'CCN-50',
    'why can’t I shoot at the enemy next to me': 'CCN-32',
    'can cavalry shoot': 'CCN-31',
    'leave square': 'CCN-98',
  },
  'corsican-ogre': {
    'why can’t my unit act again': 'R002-26',
    'out of ammo': 'R002-63',
    'what do doubles mean': 'AMB-002-2',
    'what does turning cost': 'R002-58',
  },
  'code-napoleon': {
    'how do routed troops rally': 'R003-134',
    'too far from the general': 'T003-5',
    'why can’t I charge': 'R003-35',
    'how far can infantry march': 'T003-8',
  },
  squares: {
    'how far do guns shoot': 'R004-67',
    'who goes first': 'A004-61',
    'how many units fit in a square': 'R004-12',
    'when does the battle end': 'R004-27',
  },
};

describe.each(NAMED)('everyday questions about %s', (id, game) => {
  const entries = entriesIn(game);
  const words = searchWords(texts.localize);

  it.each(Object.entries(QUESTIONS[id] ?? {}))('%s', (question, rule) => {
    const first = found(entries, question, words).slice(0, 5);
    expect(first.map((entry) => entry.id)).toContain(rule);
  });

  it('has every reason of a refusal at the rules behind it', () => {
    const told = game.guide.refusals;
    const numbers = Object.values(told).flat();
    expect(numbers.filter((number) => !entries.some((entry) => entry.id === number))).toEqual([]);
    const missing = refusalsIn(`src/rulesets/${id}`).filter(
      ({ reason, rule }) =>
        openEnglish(id, `PDC.rules.reason.${reason}`) !== '' && !told[reason]?.includes(rule),
    );
    expect(missing).toEqual([]);
  });
});

/** Every reason that the code of a game gives for a refusal, with the rule that it cites there. */
function refusalsIn(folder: string) {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const given = /(?:\b(?:because|bar)\(\s*|reason: )'([a-z-]+)',\s*(?:rule: )?'([^']+)'/g;
  return sources.flatMap((source) =>
    [...source.matchAll(given)].map(([, reason = '', rule = '']) => ({ reason, rule })),
  );
}

describe('the window', () => {
  const references = new RulesReferences({ current: undefined }, GAMES, texts);

  it('opens a number in the game that has it, with a battle or without', () => {
    expect(references.gameWith('R002-46', '')).toBe('corsican-ogre');
    expect(references.gameWith('R004-24', '')).toBe('squares');
    expect(references.gameWith('unit:infantry', 'squares')).toBe('squares');
    expect(references.gameWith('R009-99', '')).toBeUndefined();
  });

  const book = references.of('squares');
  if (!book) throw new Error('no squares');

  it('leads from a unit to its rules, from a rule to what has it, and says what is a house value', () => {
    const withId = (id: string) => expect.arrayContaining([expect.objectContaining({ id })]);
    expect(entryContext(book, 'unit:horse-artillery', [], texts)).toMatchObject({
      figures: expect.arrayContaining([expect.objectContaining({ value: '+2' })]),
      cites: withId('R004-65'),
    });
    expect(entryContext(book, 'T004-5', ['T004-5', 'unit:infantry'], texts)).toMatchObject({
      ...{ standing: 'house value', number: 'T004-5', citedBy: withId('table:combat-chart') },
      also: [{ id: 'unit:infantry' }],
    });
    expect(entryContext(book, 'R009-99', [], texts).missing).toContain('R009-99');
  });

  it('lists everything by its kind, the kind in view unfolded, or what was found with its count', () => {
    const { groups } = listContext(book, '', 'terrain:woods', texts);
    expect(groups.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)).toEqual(['terrain']);
    const { results, count } = listContext(book, 'rally', null, texts);
    expect(results.length).toBeGreaterThan(1);
    expect(count).toBe(`${results.length} entries found`);
    expect(listContext(book, 'xyzzy', null, texts).count).toBe('Nothing found');
  });
});

test('a unit on the map is shown in the colours of its own nation, and a type in those of all that have it', () => {
  const game = GAMES.find(({ rules }) => rules.id === 'cc-napoleon');
  const scenario = game?.scenarios.find(({ id }) => id === 'rolica-1808');
  if (!game || !scenario) throw new Error('Rolica is not there');
  const { rules } = game;
  const battle = { ...seenBy(['north'], deploy(rules, scenario)), rules };
  const book = new RulesReferences({ current: battle }, GAMES, texts).of(rules.id);
  if (!book) throw new Error('there is no book');
  const [french] = Object.values(battle.state.units).filter(({ name }) => name === '4th Light');
  const about = lookedAt(battle, { space: french?.at ?? '', piece: null, forbidden: [] });
  expect(about).toContain('unit:light-infantry');
  const shown = (asked: readonly string[]) => entryContext(book, 'unit:light-infantry', asked, texts);
  const pictures = (...nations: readonly string[]) =>
    nations.map((nation) => typePicture(rules, 'light-infantry', nation));
  expect(shown(about)).toMatchObject({ pictures: pictures('french') });
  expect(shown([])).toMatchObject({
    pictures: expect.toSatisfy(
      (all: readonly string[]) =>
        [...all].sort().join() === pictures('british', 'portuguese', 'french').sort().join(),
    ),
  });
});

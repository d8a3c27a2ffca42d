import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TERRAIN_TYPES } from '../../src/rulesets/cc-napoleon/terrain-types';
import { TERRAIN_TYPES as CCN_TERRAIN, FIELD_WORKS } from '../../src/rulesets/ccn/terrain-types';
import { FAMILY_REFUSALS, toldReason } from '../../src/rulesets/commands-and-colors/reasons';
import { found, GAME_WORDS, type GameWords } from './game-words';

/** A word passed to a call after other arguments; `next` follows it. */
const called = (name: string, next: string): RegExp =>
  new RegExp(`${name}\\((?:[^;()]|\\([^()]*\\))*?, '([a-z-]+)'${next}`, 'g');

/** Questions of the rules: each has a text for the side that answers, and the decision for the other side. */
const ASKED = /ask(?:<\w+>)?\(\{\s*reason: '([a-z-]+)'/g;

/** The places where rules use a word of a group. */
const SAID: readonly (readonly [group: string, pattern: RegExp, before?: string])[] = [
  // A modifier has a value before its reason; a refusal has none.
  ['reason', /\{ reason: '([a-z-]+)', rule\b/g],
  ['reason', /\bbecause\('([a-z-]+)'/g],
  ['reason', /\bbecause\([^;']*? \? '([a-z-]+)' : '/g],
  ['reason', /\bbecause\([^;']*? \? '[a-z-]+' : '([a-z-]+)'/g],
  ['modifier', /\{ value: [^{}]*\breason: '([a-z-]+)'/g],
  ['modifier', /rollNumber\(c, [A-Z]+, '([a-z-]+)'/g],
  ['modifier', called('\\.add', ', ')],
  // The preview of an attack says which flags the target may ignore.
  ['modifier', called('\\bignored\\.add', ', '), 'flag-ignored-'],
  ['modifier', /\bdice\.add\([^;]*?\? '([a-z-]+)' : /g],
  ['modifier', /\bdice\.add\([^;]*?\? '[a-z-]+' : '([a-z-]+)'/g],
  ['modifier', /sabers\(c, leader, '([a-z-]+)'/g],
  ['cause', called('(?:loseStrength|eliminate)', ', ')],
  ['cause', called('\\.(?:lost|gained|eliminated)', '')],
  ['scored', called('\\.scored', '\\)')],
  ['tableRemark', /remark\('([a-z-]+)'/g],
  ['victory', /decide\(c, '([a-z-]+)'\)/g],
  ['victory', /winner: '[a-z]+', by: '([a-z-]+)'/g],
  ['roll', /rollMelee\(c, \w+, \w+, '([a-z-]+)'/g],
  ['roll', /rollNumber\(c, [A-Z]+, '([a-z-]+)'/g],
  ['roll', /\breason: '([a-z-]+)',\s+side\b[^;]*?\bclasses\b/g],
  ['roll', /sabers\(c, leader, '([a-z-]+)'/g],
  ['roll', /rollForUnits\(c, side, '([a-z-]+)'/g],
  ['response', /\.responded\(\w+, '([a-z-]+)'/g],
  ['question', ASKED],
  ['decision', ASKED],
];

/** The places where the guide of a game describes its rules. */
const SAID_BY_GUIDE: readonly RegExp[] = [
  /says\(\s*'([a-z-]+)'/g,
  /sayIf\(.*, '([a-z-]+)'[,)]/g,
  /[?:] '((?:helmet|grade|covers)[a-z-]*)'/g,
];

const families = FAMILY_REFUSALS.map(toldReason);

const takesDice = (dice: Readonly<Record<string, number>>): boolean =>
  Object.values(dice).some((each) => each > 0);

/** The modifiers of terrain in the core game, for dice and for flags. */
const coreGround = [
  ...CCN_TERRAIN.flatMap(({ id, into, out, steadies }) => [
    ...(takesDice(into) ? [id] : []),
    ...(takesDice(out) ? [`out-of-${id}`] : []),
    ...(steadies > 0 ? [`steadied-by-${id}`, `flag-ignored-steadied-by-${id}`] : []),
  ]),
  ...['', 'steadied-by-', 'flag-ignored-steadied-by-'].map((start) => `${start}${FIELD_WORKS.id}`),
];

const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const ofCore = {
  reason: families,
  modifier: [...coreGround, 'command', 'iron-will'],
  roll: ['fire', 'battle-back', 'square-die', 'first-strike', 'rally'],
  answer: [
    'none',
    'yes',
    'no',
    'manoeuvre',
    'cards',
    'counter',
    ...count(0, 6).map((each) => `ignore-${each}`),
  ],
};

/** Words that games build out of others, or choose among several. */
const PUT_TOGETHER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'cc-napoleon': {
    reason: [
      ...families,
      ...TERRAIN_TYPES.flatMap(({ id, noCavalryAgainst }) =>
        noCavalryAgainst === null ? [] : [`cavalry-not-into-${id}`],
      ),
    ],
    // Terrain is its own modifier.
    modifier: TERRAIN_TYPES.flatMap(({ id, cover }) => (cover === null ? [] : [id])),
    roll: ['fire', 'response-fire', 'lance', 'first-strike', 'spartacus', 'rally'],
    answer: ['none', 'yes', 'no'],
    guide: ['each', 'both', 'all', 'relief'].flatMap((kind) => [`place-${kind}`, `place-${kind}-one`]),
  },
  ccn: ofCore,
  'corsican-ogre': ofCore,
  squares: {
    modifier: [
      ...['into-woods', 'uphill', 'across-river', 'class-better-by-2', 'least-dice'],
      ...['poor', 'good', 'excellent'].map((rating) => `rating-${rating}`),
      ...[5, 6].flatMap((needed) => [`bombardment-close-${needed}`, `bombardment-long-${needed}`]),
      ...count(1, 12).map((each) => `town-save-${each}`),
    ],
    question: ['support', 'defence-support'],
    decision: ['support', 'defence-support'],
    answer: ['all', 'none'],
    worth: [
      ...['hit', 'miss', 'saved', 'not-saved', 'hold', 'fail'],
      ...['close-combat', 'pressure', 'skirmish', 'artillery', 'lost', 'unhurt'],
    ],
    guide: ['grade', 'grade-level', 'grade-otherwise'].map((grade) => `${grade}-draw`),
  },
  'code-napoleon': { answer: ['none', 'yes', 'no'] },
};

/** The responses to an attack: each is an answer, and a line of the card. */
const responsesOf = ({ source }: GameWords): readonly string[] =>
  found(source, /type Response = ([^;]+);/g).flatMap((list) => found(list, /'([a-z-]+)'/g));

/** The words that a game's rules use, by group. */
function saidBy(
  id: string,
  words: GameWords,
): readonly (readonly [group: string, words: readonly string[]])[] {
  const responses = responsesOf(words);
  return [
    ...SAID.map(([group, pattern, before = '']) => {
      const said = found(words.source, pattern).map((word) => `${before}${word}`);
      // The base of a sum has a text of its own.
      const isBase = (word: string) => group === 'modifier' && words.has(`PDC.rules.base.${word}`);
      return [group, said.filter((word) => !isBase(word))] as const;
    }),
    ...SAID_BY_GUIDE.map((pattern) => ['guide', found(words.guide, pattern)] as const),
    ...Object.entries(PUT_TOGETHER[id] ?? {}),
    ['answer', responses],
    ['response', responses.filter((response) => response !== 'none')],
  ];
}

test.each([...GAME_WORDS])(
  'every word that the rules say has a text of the game or of all: %s',
  (id, words) => {
    const said = saidBy(id, words);
    expect(said.flatMap(([group, some]) => words.missing(`rules.${group}`, some)).sort()).toEqual([]);
    expect(said.flatMap(([, some]) => some).length).toBeGreaterThan(50);
  },
);

test('a pattern that finds nothing does not fit the rules any more: what it watches over would go unseen', () => {
  const all = [...GAME_WORDS.values()];
  const isFound = (pattern: RegExp) => all.some(({ source }) => found(source, pattern).length > 0);
  expect([...SAID.map(([, pattern]) => pattern), ...SAID_BY_GUIDE].filter((each) => !isFound(each))).toEqual(
    [],
  );
  expect(all.flatMap(responsesOf).length).toBeGreaterThan(4);
});

/** The source of a part of the module that knows no game. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('what a match, a window or a campaign refuses has a text that all games share', () => {
  const pattern = /(?:because|refused|NotDecided)\('([a-z-]+)'/g;
  const [words] = GAME_WORDS.values();
  const reasons = found(sourcesOf('src/match') + sourcesOf('src/foundry'), pattern);
  expect(reasons.length).toBeGreaterThan(12);
  const ofCampaigns = new Set(found(sourcesOf('src/campaign') + sourcesOf('src/foundry/campaign'), pattern));
  expect(
    words?.missing(
      'rules.reason',
      reasons.filter((reason) => !ofCampaigns.has(reason)),
    ),
  ).toEqual([]);
  const own = (reason: string) => words?.has(`PDC.campaign.reason.${reason}`);
  const left = [...ofCampaigns].filter((reason) => !own(reason));
  expect(words?.missing('rules.reason', left)).toEqual([]);
});

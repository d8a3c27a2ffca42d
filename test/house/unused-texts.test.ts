import { expect, test } from 'vitest';
import manifest from '../../module.json';
import { keysOf, textsOfLanguage } from '../../tools/language';
import { GAME_WORDS } from './game-words';
import { filesIn, says, sourcesIn, writes, writtenIn } from './written-words';

const keys = keysOf(textsOfLanguage('en'));

/** The files whose texts a game may replace by its own. */
const SHARED = ['rules', 'board', 'windows', 'chat'];

test('no two shared texts would be the same text of a game', () => {
  const groups = new Set(keys.map((key) => key.split('.').slice(1, 3).join('.')));
  const names = [...groups].flatMap((group) => {
    const [file = '', name = ''] = group.split('.');
    return SHARED.includes(file) ? [name] : [];
  });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The parts of the module that know no game. */
const ELSEWHERE = ['core', 'match', 'campaign', 'drawing', 'foundry'].map((part) => `src/${part}`);

const code = writtenIn(['src', 'packs'].flatMap((folder) => filesIn(folder)));

const templates = [...sourcesIn('templates', '.hbs').matchAll(/\bPDC\.[\w.-]+/g)].map(([key]) => key);

const asked = new Set([...templates, ...[...code.words].filter((word) => word.startsWith('PDC.'))]);

/** Keys that code builds; a pattern without a name in it would match every key. */
const patterns = code.patterns.filter(({ source }) => /^\^PDC\\\..*[a-zA-Z]{3}/.test(source));

/** A key and the groups that it belongs to: code asks for a count by its group, `one` or `many`. */
const beginnings = (key: string): readonly string[] => {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
};

const isAsked = (key: string): boolean =>
  beginnings(key).some((start) => asked.has(start)) ||
  patterns.some((pattern) => pattern.test(key) || beginnings(key).some((start) => pattern.test(`${start}.`)));

/** The shared keys that a game's own key may replace. */
const sharedForms = (key: string): readonly string[] =>
  SHARED.map((file) => key.replace(/^PDC\.[^.]+/, `PDC.${file}`));

test('every text is asked for somewhere', () => {
  const owners = [...GAME_WORDS.keys(), 'campaign'].map((owner) => `PDC.${owner}.`);
  const isOwn = (key: string) => owners.some((start) => key.startsWith(start));
  const unused = keys.filter(
    (key) =>
      key.startsWith('PDC.') &&
      !isAsked(key) &&
      !(isOwn(key) && sharedForms(key).some((each) => isAsked(each))),
  );
  expect(unused).toEqual([]);
});

test('the types that are named are those of the documents', () => {
  const types = Object.entries(manifest.documentTypes).flatMap(([document, kinds]) =>
    Object.keys(kinds).map((kind) => `TYPES.${document}.${manifest.id}.${kind}`),
  );
  expect(keys.filter((key) => key.startsWith('TYPES.')).sort()).toEqual(types.sort());
});

const elsewhere = writtenIn(ELSEWHERE.flatMap((folder) => filesIn(folder)));

/** The words of each game: of its code, and the ids of its pieces and cards. */
const games = new Map(
  [...GAME_WORDS].map(([id, { files, game }]) => {
    const { words, patterns: all } = writtenIn(files);
    const { pieces, cards } = game.rules;
    return [id, { words: new Set([...words, ...Object.keys({ ...pieces, ...cards })]), patterns: all }];
  }),
);

/** Words of a key after the file and the group: `out-of-arc` of `PDC.squares.reason.out-of-arc`. */
const wordsOf = (key: string): readonly string[] => key.split('.').slice(3);

test.each([...games])('every text of %s is of something that the game says', (id, written) => {
  const own = keys.filter((key) => key.startsWith(`PDC.${id}.`) && !key.startsWith(`PDC.${id}.rule.`));
  const isSaid = (word: string) => says(written, word) || writes(elsewhere, word);
  expect(own.filter((key) => !wordsOf(key).every(isSaid))).toEqual([]);
});

test('what only one game says stands in its own file', () => {
  const lonely = keys.filter((key) => {
    const [word] = wordsOf(key);
    if (!key.startsWith('PDC.rules.') || word === undefined || elsewhere.words.has(word)) return false;
    const by = [...games].flatMap(([id, written]) => (says(written, word) ? [id] : []));
    // Corsican Ogre contains the core game and reads its texts.
    return by.filter((id) => id !== 'corsican-ogre' || !by.includes('ccn')).length < 2;
  });
  expect(lonely).toEqual([]);
});

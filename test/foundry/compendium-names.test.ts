// The names of the compendia, in every language: of their folders and entries, by the ids that they were packed with.
import { expect, test } from 'vitest';
import { compendiumNames } from '../../src/foundry/compendia/compendium-names';
import { GAMES } from '../../src/rulesets';
import { campaignsOfGames } from '../../src/rulesets/campaign-world';
import { textIn, textsOfLanguage } from '../../tools/language';
import { packDocuments } from '../../tools/packs';

const packed = Object.values(packDocuments()).flat();
const listed = { games: GAMES, campaigns: campaignsOfGames() };

/** The texts of a language, without the English ones. */
function textsIn(language: string) {
  const texts = textsOfLanguage(language);
  return {
    has: (key: string) => textIn(texts, key) !== undefined,
    localize(key: string, blanks: Readonly<Record<string, string>> = {}): string {
      const text = textIn(texts, key);
      if (text === undefined) throw new Error(`${language} has no text for ${key}.`);
      return text.replace(/\{(\w+)\}/g, (_, blank: string) => blanks[blank] ?? '');
    },
  };
}

test.each(['fr', 'de', 'es', 'pl'])(
  'every folder and every entry has a name of its own language: %s',
  (language) => {
    const names = compendiumNames(listed, textsIn(language));
    expect([...names.keys()]).toEqual(expect.arrayContaining(packed.map(({ _id }) => _id)));
    const english = packed.filter(({ _id, name }) => names.get(_id) === name).map(({ name }) => name);
    // Names of places and of a game are the same everywhere.
    expect(
      english.filter(
        (name) =>
          !/^(Corsican Ogre|Code Napoleon|C&C: Napoleon|Napoleonic Squares|\D+, 1[78]\d\d)$/.test(name),
      ),
    ).toEqual([]);
    expect([...names.values()].filter((name) => /\{|undefined/.test(name))).toEqual([]);
  },
);

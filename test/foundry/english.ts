import type { TextSource } from '../../src/foundry/chat/card-texts';
import { ownKey, shareWords } from '../../src/foundry/texts/game-texts';
import { GAMES } from '../../src/rulesets';
import { textIn, textsOfLanguage } from '../../tools/language';

shareWords(GAMES.map(({ rules }) => rules));

const texts = textsOfLanguage('en');

const known = new Map<string, string | undefined>();

/** The text of a key, looked up once: whole battles are told. */
function found(key: string): string | undefined {
  if (!known.has(key)) known.set(key, textIn(texts, key));
  return known.get(key);
}

/** The English texts, with the keys of Foundry's own in their place; throws for a key that nobody has written, and for a blank that nobody has filled in. */
export const ENGLISH: TextSource & { readonly lang: string } = {
  lang: 'en',
  format(key, blanks) {
    const text = key.startsWith('PERMISSION.') ? key : found(key);
    if (text === undefined) throw new Error(`no text for ${key}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = blanks[name];
      if (word === undefined) throw new Error(`${key}: nothing for {${name}}`);
      return word;
    });
  },
  has: (key) => found(key) !== undefined,
  escape: (text) => text.replace(/[<>&"']/g, '?'),
};

/** The English text of a key as a game says it, its blanks open; empty where there is none. */
export const openEnglish = (game: string, key: string): string => found(ownKey(game, key, ENGLISH.has)) ?? '';

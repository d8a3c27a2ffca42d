import { readFileSync } from 'node:fs';
import type { TextSource } from '../../src/foundry/chat/card-texts';
import { shareWords } from '../../src/foundry/texts';
import { GAMES } from '../../src/rulesets';

shareWords(GAMES.map(({ rules }) => rules));

type Texts = { readonly [key: string]: string | Texts };

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

const { languages } = read('module.json') as { readonly languages: readonly { readonly path: string }[] };
const files = languages.map(({ path }) => read(path) as Texts);

function found(key: string): string | undefined {
  for (const file of files) {
    let texts: string | Texts | undefined = file;
    for (const part of key.split('.')) texts = typeof texts === 'object' ? texts[part] : undefined;
    if (typeof texts === 'string') return texts;
  }
  return undefined;
}

/** The English texts, with the keys of Foundry's own in their place; throws for a key that nobody has written, and for a blank that nobody has filled in. */
export const ENGLISH: TextSource = {
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

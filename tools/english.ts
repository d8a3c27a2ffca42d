import { textIn, textsOfLanguage } from './language';

const texts = textsOfLanguage('en');

/** True if there is an English text for a key. */
export const hasEnglish = (key: string): boolean => textIn(texts, key) !== undefined;

/** The English text for a key with its blanks filled in. */
export function english(key: string, blanks: Readonly<Record<string, string>> = {}): string {
  const text = textIn(texts, key);
  if (text === undefined) throw new Error(`There is no text for ${key} in lang/en.`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');
}

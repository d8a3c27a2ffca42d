import type { Localizable } from '../../../core';
import { ownKey } from '../../texts/localize';

/** Where texts come from. */
export interface Texts {
  localize(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
  /** Several words as one speaks them: "infantry and cavalry". */
  list(words: readonly string[]): string;
}

/** What a guide says, in the user's language: the game's own words go first, and blanks that are keys are looked up. */
export function guideLine(
  { key, blanks }: Localizable,
  ruleset: string,
  { localize, has, list }: Texts,
): string {
  const wordOf = (word: string): string => {
    if (!word.startsWith('PDC.')) return word;
    const own = ownKey(ruleset, word, has);
    // A scenario may have words of its own: they are told as they are.
    return has(own) ? localize(own) : (word.split('.').at(-1) ?? '');
  };
  const known = Object.entries(blanks).map(([name, value]) => [
    name,
    name === 'who' ? list(value.split(' ').map((word) => wordOf(word).toLowerCase())) : wordOf(value),
  ]);
  return localize(ownKey(ruleset, `PDC.guide.${key}`, has), Object.fromEntries(known));
}

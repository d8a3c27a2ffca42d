import type { Refusal } from '../../core';
import { answerKey, ownKey } from './own-words';

/** The text of a key in the user's language, with its blanks filled in. */
export const say = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  game.i18n.format(key, blanks);

/** The text of a key as one game says it, in the user's language. */
export const sayOf = (ruleset: string, key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  say(
    ownKey(ruleset, key, (each) => game.i18n.has(each)),
    blanks,
  );

/** An answer to one kind of question, in the user's language. */
export const sayAnswer = (ruleset: string, question: string, option: string): string =>
  say(answerKey(ruleset, question, option, (each) => game.i18n.has(each)));

/** Why something was refused, in the user's language. */
export function sayWhy({ reason, about = {} }: Pick<Refusal, 'reason' | 'about'>): string {
  const blanks = Object.entries(about).map(([name, word]) => [
    name,
    name === 'terrain' ? say(`PDC.terrain.${word}`).toLowerCase() : word,
  ]);
  return say(`PDC.reason.${reason}`, Object.fromEntries(blanks));
}

import type { Ruleset } from '../../core';

/** The text of a key with its blanks filled in. */
export type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** Where texts come from. */
export interface Texts {
  readonly localize: Localize;
  has(key: string): boolean;
}

/** For each game that shares the words of another one, that game. */
const sharedWords = new Map<string, string>();

/** Tells which games share the words of which. */
export function shareWords(games: readonly Pick<Ruleset, 'id' | 'wordsOf'>[]): void {
  for (const { id, wordsOf } of games) if (wordsOf !== undefined) sharedWords.set(id, wordsOf);
}

/** The files of texts that a game may say in its own way. */
const SHARED = /^PDC\.(?:rules|board|windows|chat)\./;

/**
 * The key by which one game says something. Callers give the key that all games share; a game's own text stands under
 * the same key with the game's id for the name of the file: `PDC.ccn.roll.melee` for `PDC.rules.roll.melee`. The game
 * comes first, then the game whose words it shares, then the shared text; never the text of another game.
 */
export function ownKey(ruleset: string, key: string, has: (key: string) => boolean): string {
  const own = key.replace(SHARED, `PDC.${ruleset}.`);
  if (has(own)) return own;
  const other = sharedWords.get(ruleset);
  return other === undefined ? key : ownKey(other, key, has);
}

/** The texts as one game says them. */
export const textsOf = (ruleset: string, { localize, has }: Texts): Texts => ({
  localize: (key, blanks) => localize(ownKey(ruleset, key, has), blanks),
  has: (key) => has(ownKey(ruleset, key, has)),
});

/** The key of an answer, as it reads where it answers this question; else as it reads everywhere; a card by its title. */
export function answerKey(
  ruleset: string,
  question: string,
  option: string,
  has: (key: string) => boolean,
): string {
  const asked = ownKey(ruleset, `PDC.rules.answer.${question}.${option}`, has);
  if (has(asked)) return asked;
  const everywhere = ownKey(ruleset, `PDC.rules.answer.${option}`, has);
  const card = ownKey(ruleset, `PDC.rules.command.${option}.title`, has);
  return !has(everywhere) && has(card) ? card : everywhere;
}

/** A value of a chart, by the texts of its game. Numbers, codes and single letters, signs of formulas, stay as they are. */
export function figureValueText(value: string, { localize, has }: Texts): string {
  const key = `PDC.rules.figureValue.${value}`;
  return value.length > 1 && has(key) ? localize(key) : value;
}

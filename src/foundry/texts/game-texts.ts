import type { Ruleset } from '../../core';

/** The text of a key with its blanks filled in. */
export type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** A source of texts. */
export interface Texts {
  readonly localize: Localize;
  has(key: string): boolean;
}

/** The game whose terms another game shares, by the other's id. */
const sharedWords = new Map<string, string>();

/** Sets which games share the terms of which. */
export function shareWords(games: readonly Pick<Ruleset, 'id' | 'wordsOf'>[]): void {
  for (const { id, wordsOf } of games) if (wordsOf !== undefined) sharedWords.set(id, wordsOf);
}

/** The beginning of keys that a game may replace by its own. */
const SHARED = /^PDC\.(?:rules|board|windows|chat)\./;

/**
 * The key of a text in a game's own terms. Callers pass the key that all games share. A game's own key has the game's
 * id in place of the file: `PDC.ccn.roll.melee` for `PDC.rules.roll.melee`. The game comes first, then the game whose
 * terms it shares, then the shared text; never any other game.
 */
export function ownKey(ruleset: string, key: string, has: (key: string) => boolean): string {
  const own = key.replace(SHARED, `PDC.${ruleset}.`);
  if (has(own)) return own;
  const other = sharedWords.get(ruleset);
  return other === undefined ? key : ownKey(other, key, has);
}

/** The texts in a game's own terms. A text may call the spaces of the board by the game's word: `{hex}`, `{hexes}`. */
export const textsOf = (ruleset: string, { localize, has }: Texts): Texts => {
  const own = (key: string): string => ownKey(ruleset, key, has);
  const word = (name: string): string => localize(own(`PDC.rules.board.${name}`));
  return {
    localize: (key, blanks) => localize(own(key), { hex: word('hex'), hexes: word('hexes'), ...blanks }),
    has: (key) => has(own(key)),
  };
};

/** A name as it stands within a sentence: in small letters, but not in German, whose nouns keep their capitals. */
export const inSentence = (name: string, { has }: Pick<Texts, 'has'>): string =>
  has('PDC.rules.nounsKeepCapitals') ? name : name.toLowerCase();

/** The key of an answer to a certain question, or else its general key; for a card, its title. */
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

/** An answer that is a piece: its action where the question gives one, else the name of the piece. */
export function pieceAnswerText(ruleset: string, question: string, unit: string, texts: Texts): string {
  const key = ownKey(ruleset, `PDC.rules.answer.${question}.piece`, texts.has);
  return texts.has(key) ? texts.localize(key, { unit }) : unit;
}

/** A value of a chart, by the texts of its game. Numbers, codes, single letters and signs of formulas stay unchanged. */
export function figureValueText(value: string, { localize, has }: Texts): string {
  const key = `PDC.rules.figureValue.${value}`;
  return value.length > 1 && has(key) ? localize(key) : value;
}

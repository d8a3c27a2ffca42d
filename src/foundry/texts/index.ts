import type { Refusal, RollQuery, Ruleset, State } from '../../core';

/** The text of a key with its blanks filled in. */
export type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** A source of texts. */
export interface Texts {
  readonly localize: Localize;
  has(key: string): boolean;
}

/** The text of a key in the user's language, with its blanks filled in. */
export const localize = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  game.i18n.format(key, blanks);

/** The texts of this client's language. */
export const TEXTS: Texts = { localize, has: (key) => game.i18n.has(key) };

/** The text of a key in a game's own terms, in the user's language. */
export const localizeFor = (
  ruleset: string,
  key: string,
  blanks: Readonly<Record<string, string>> = {},
): string =>
  localize(
    ownKey(ruleset, key, (each) => game.i18n.has(each)),
    blanks,
  );

/** An answer to a kind of question, in the user's language. */
export const localizeAnswer = (ruleset: string, question: string, option: string): string =>
  localize(answerKey(ruleset, question, option, (each) => game.i18n.has(each)));

/** The reason for a refusal in the user's language; `ruleset`: in that game's own terms. */
export function localizeRefusal(
  { reason, about = {} }: Pick<Refusal, 'reason' | 'about'>,
  ruleset = '',
): string {
  const blanks = Object.entries(about).map(([name, word]) => [
    name,
    name === 'terrain' ? localize(`PDC.terrain.${word}`).toLowerCase() : word,
  ]);
  return localizeFor(ruleset, `PDC.reason.${reason}`, Object.fromEntries(blanks));
}

/** The game whose terms another game shares, by the other's id. */
const sharedWords = new Map<string, string>();

/** Sets which games share the terms of which. */
export function shareWords(games: readonly Pick<Ruleset, 'id' | 'wordsOf'>[]): void {
  for (const { id, wordsOf } of games) if (wordsOf !== undefined) sharedWords.set(id, wordsOf);
}

/**
 * The key of a text in a game's own terms, if the game, or the one whose terms it shares, has any; else the key shared
 * by all games.
 */
export function ownKey(ruleset: string, key: string, has: (key: string) => boolean): string {
  const own = key.replace(/^PDC\./, `PDC.of.${ruleset}.`);
  if (has(own)) return own;
  const other = sharedWords.get(ruleset);
  return other === undefined ? key : ownKey(other, key, has);
}

/** The key of an answer to a certain question, or else its general key; for a card, its title. */
export function answerKey(
  ruleset: string,
  question: string,
  option: string,
  has: (key: string) => boolean,
): string {
  const asked = ownKey(ruleset, `PDC.answer.${question}.${option}`, has);
  if (has(asked)) return asked;
  const everywhere = ownKey(ruleset, `PDC.answer.${option}`, has);
  const card = ownKey(ruleset, `PDC.command.${option}.title`, has);
  return !has(everywhere) && has(card) ? card : everywhere;
}

/** A value of a chart in the user's language. Numbers, codes, single letters and signs of formulas stay unchanged. */
export function figureValueText(value: string, { localize: textOf, has }: Texts): string {
  const key = `PDC.figureValue.${value}`;
  return value.length > 1 && has(key) ? textOf(key) : value;
}

/** A count in words: the key ends in `one` or `many`. */
export const localizeCount = (
  key: string,
  count: number,
  blanks: Readonly<Record<string, string>> = {},
): string => localize(`${key}.${count === 1 ? 'one' : 'many'}`, { ...blanks, count: String(count) });

/** A number of dice, in words. */
export const diceText = (count: number): string =>
  count === 1 ? localize('PDC.board.die') : localize('PDC.board.dice', { count: String(count) });

/** The results of an answer: the next dice and their owner, and the card that it costs; empty if there are none. */
export const aheadText = (
  { roll, laysCardAside }: { readonly roll: RollQuery | null; readonly laysCardAside: boolean },
  { sides, ruleset }: State,
): string =>
  [
    ...(roll
      ? [
          localize('PDC.board.nextRoll', {
            side: sides[roll.side].name,
            roll: localizeFor(ruleset, `PDC.roll.${roll.reason}`),
            dice: diceText(roll.count),
          }),
        ]
      : []),
    ...(laysCardAside ? [localizeFor(ruleset, 'PDC.board.laysCardAside')] : []),
  ].join('. ');

/** A signed number: `+2`, `−1` or `0`, with a real minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

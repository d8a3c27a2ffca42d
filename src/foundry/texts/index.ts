import type { Refusal, RollQuery, Ruleset, State } from '../../core';

/** The text of a key with its blanks filled in. */
export type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** Where texts come from. */
export interface Texts {
  readonly localize: Localize;
  has(key: string): boolean;
}

/** The text of a key in the user's language, with its blanks filled in. */
export const localize = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  game.i18n.format(key, blanks);

/** The texts of this client's language. */
export const TEXTS: Texts = { localize, has: (key) => game.i18n.has(key) };

/** The text of a key as one game says it, in the user's language. */
export const localizeFor = (
  ruleset: string,
  key: string,
  blanks: Readonly<Record<string, string>> = {},
): string => textsOf(ruleset).localize(key, blanks);

/** An answer to one kind of question, in the user's language. */
export const localizeAnswer = (ruleset: string, question: string, option: string): string =>
  localize(answerKey(ruleset, question, option, TEXTS.has));

/** Why something was refused, in the user's language; `own`: the game, or the campaign, that says it in its own way. */
export function localizeRefusal({ reason, about = {} }: Pick<Refusal, 'reason' | 'about'>, own = ''): string {
  const texts = textsOf(own);
  const blanks = Object.entries(about).map(([name, word]) => [
    name,
    name === 'terrain' ? texts.localize(`PDC.rules.terrain.${word}`).toLowerCase() : word,
  ]);
  return texts.localize(`PDC.rules.reason.${reason}`, Object.fromEntries(blanks));
}

/** For each game that shares the words of another one, that game. */
const sharedWords = new Map<string, string>();

/** Tells which games share the words of which. */
export function shareWords(games: readonly Pick<Ruleset, 'id' | 'wordsOf'>[]): void {
  for (const { id, wordsOf } of games) if (wordsOf !== undefined) sharedWords.set(id, wordsOf);
}

/**
 * The key by which one game says something. Callers give the key that all games share; a game's own text stands under
 * the same key with the game's id for the name of the file: `PDC.ccn.roll.melee` for `PDC.rules.roll.melee`. The game
 * comes first, then the game whose words it shares, then the shared text; never the text of another game.
 */
export function ownKey(ruleset: string, key: string, has: (key: string) => boolean): string {
  const own = key.replace(/^PDC\.[^.]+/, `PDC.${ruleset}`);
  if (has(own)) return own;
  const other = sharedWords.get(ruleset);
  return other === undefined ? key : ownKey(other, key, has);
}

/** The texts as one game says them. */
export const textsOf = (ruleset: string, { localize, has }: Texts = TEXTS): Texts => ({
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
export function figureValueText(value: string, { localize: textOf, has }: Texts): string {
  const key = `PDC.rules.figureValue.${value}`;
  return value.length > 1 && has(key) ? textOf(key) : value;
}

/** A count in words: the key ends in `one` or `many`. */
export const localizeCount = (
  key: string,
  count: number,
  blanks: Readonly<Record<string, string>> = {},
): string => localize(`${key}.${count === 1 ? 'one' : 'many'}`, { ...blanks, count: String(count) });

/** How many dice, in words. */
export const diceText = (count: number): string =>
  count === 1 ? localize('PDC.board.map.die') : localize('PDC.board.map.dice', { count: String(count) });

/** What an answer leads to: the dice that come next, and whose they are, and the card that it costs; empty if neither. */
export const aheadText = (
  { roll, laysCardAside }: { readonly roll: RollQuery | null; readonly laysCardAside: boolean },
  { sides, ruleset }: State,
): string =>
  [
    ...(roll
      ? [
          localize('PDC.board.map.nextRoll', {
            side: sides[roll.side].name,
            roll: localizeFor(ruleset, `PDC.rules.roll.${roll.reason}`),
            dice: diceText(roll.count),
          }),
        ]
      : []),
    ...(laysCardAside ? [localizeFor(ruleset, 'PDC.board.map.laysCardAside')] : []),
  ].join('. ');

/** `+2`, `−1` or `0`, with a real minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

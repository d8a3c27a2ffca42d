import type { Refusal, RollQuery, State } from '../../core';
import { answerKey, inSentence, type Texts, textsOf } from './game-texts';
import { inNumber } from './number-form';

export type { Localize, Texts } from './game-texts';
export {
  answerKey,
  figureValueText,
  inSentence,
  ownKey,
  pieceAnswerText,
  shareWords,
  textsOf,
} from './game-texts';
export { planTold } from './plan-texts';
export { gamesIn, scenarioTold } from './scenario-texts';

/** The user's language, as a tag of the Web (Foundry has underscores), and the texts that it has. */
export const LANGUAGE = {
  get lang(): string {
    return game.i18n.lang.replace('_', '-');
  },
  has: (key: string): boolean => game.i18n.has(key),
};

/** The text of a key in the user's language, with its blanks filled in. */
export const localize = (key: string, blanks: Readonly<Record<string, string>> = {}): string =>
  game.i18n.format(inNumber(key, blanks.count, LANGUAGE), blanks);

/** The texts of this client's language. */
export const TEXTS: Texts = { localize, has: LANGUAGE.has };

/** The text of a key in a game's own terms, in the user's language. */
export const localizeFor = (
  ruleset: string,
  key: string,
  blanks: Readonly<Record<string, string>> = {},
): string => textsOf(ruleset, TEXTS).localize(key, blanks);

/** An answer to a kind of question, in the user's language. */
export const localizeAnswer = (ruleset: string, question: string, option: string): string =>
  localize(answerKey(ruleset, question, option, TEXTS.has));

/** The ids in a refusal, with the texts that name them. */
const NAMED: Readonly<Record<string, string>> = {
  terrain: 'PDC.rules.terrain',
  arm: 'PDC.rules.figureValue',
};

/** The reason for a refusal in the user's language; `own`: in the terms of that game, or of the campaign. */
export function localizeRefusal({ reason, about = {} }: Pick<Refusal, 'reason' | 'about'>, own = ''): string {
  const texts = textsOf(own, TEXTS);
  const blanks = Object.entries(about).map(([name, word]) => {
    const key = NAMED[name];
    return [name, key === undefined ? word : inSentence(texts.localize(`${key}.${word}`), texts)];
  });
  return texts.localize(`PDC.rules.reason.${reason}`, Object.fromEntries(blanks));
}

/** A count in words: the key ends in `one` or `many`. */
export const localizeCount = (
  key: string,
  count: number,
  blanks: Readonly<Record<string, string>> = {},
): string => localize(`${key}.${count === 1 ? 'one' : 'many'}`, { ...blanks, count: String(count) });

/** A number of dice, in words. */
export const diceText = (count: number): string =>
  count === 1 ? localize('PDC.board.map.die') : localize('PDC.board.map.dice', { count: String(count) });

/** The results of an answer: the next dice and their owner, and the card that it costs; empty if there are none. */
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

/** A signed number: `+2`, `−1` or `0`, with a real minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

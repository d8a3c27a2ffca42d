import { localize } from '../../texts';

/** The text of a key, or another one where the language has none. */
export function sayOr(key: string, otherwise: string, blanks: Readonly<Record<string, string>> = {}): string {
  const text = localize(key, blanks);
  return text === key ? otherwise : text;
}

/** The title of a card. */
export const titleOf = (card: string): string => sayOr(`PDC.command.${card}.title`, card);

/** What a card does, with its numbers. */
export const textOf = (card: string, stats: Readonly<Record<string, string>>): string =>
  sayOr(`PDC.command.${card}.text`, '', stats);

/** What a card does in a few words, for its face. */
export const briefOf = (card: string, stats: Readonly<Record<string, string>>): string =>
  sayOr(`PDC.command.${card}.brief`, textOf(card, stats), stats);

/** The name of a class of troops. */
export const className = (id: string): string => sayOr(`PDC.hand.class.${id}`, id);

/** Why something can't be done. */
export const reasonText = (reason: string): string => sayOr(`PDC.reason.${reason}`, reason);

import type { PieceId, Side } from '../../core';
import type { CardData } from './card-data';

/** What a sentence is made of. Everything that comes out is HTML, with names made safe. */
export interface Words {
  /** The text of a key with its blanks filled in. */
  text(key: string, blanks?: Readonly<Record<string, string>>): string;
  /** The text of a key, or of the other one if nobody has written it. */
  textOr(key: string, otherwise: string): string;
  piece(id: PieceId): string;
  /** A name that is told apart from the text around it. */
  name(name: string): string;
  side(side: Side): string;
  /** Several pieces of one text in a row: `village −1, uphill −1`. */
  list(parts: readonly string[]): string;
}

/** What language and escaping are taken from. */
export interface Language {
  format(key: string, blanks: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
  escape(text: string): string;
}

/** The words for one card. */
export function wordsFor({ cast, sides }: Pick<CardData, 'cast' | 'sides'>, language: Language): Words {
  const text: Words['text'] = (key, blanks = {}) => language.format(key, blanks);
  const nameOf = (name: string): string => `<b>${language.escape(name)}</b>`;
  return {
    text,
    textOr: (key, otherwise) => (language.has(key) ? text(key) : language.escape(otherwise)),
    piece: (id) => nameOf(cast[id]?.name ?? id),
    name: nameOf,
    side: (side) => language.escape(sides[side].name),
    list: (parts) => parts.join(', '),
  };
}

/** `+2`, `−1` or `0`, with a real minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

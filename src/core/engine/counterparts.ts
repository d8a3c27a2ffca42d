import type { Word } from '../data';
import type { Json, PieceId, RulesetData, Side } from '../state';

/*
 * The things of a game in words that its family of games shares: so a scenario of one game is read as one of another
 * without either knowing the other. The first word of a thing says what it is, the others what it is like, the nearest
 * first. A thing becomes the one with its first word, or else with the first of its other words that the other game
 * knows; without such a word it has no counterpart there.
 */

/** The words for one thing; none if nothing in any other game is like it. */
export type Likeness = readonly string[];

/** The words for a type of piece, or for some pieces of a type. */
export interface PieceLikeness {
  readonly type: string;
  readonly words: Likeness;
  /** Only those of this nation; absent: of any. */
  readonly nation?: string;
  /** Only those with this weapon; absent: with any or none. */
  readonly armed?: string;
  /** Only those with these values of their own; absent: with any. */
  readonly traits?: Readonly<Record<string, Word>>;
}

/** The words for the values of a field of units or of leaders. */
export interface ValueLikeness {
  readonly field: string;
  readonly kind: 'unit' | 'leader';
  /** A word for what the field says. */
  readonly says: string;
  readonly values: readonly (readonly [value: Word, words: Likeness])[];
}

/** A word for a value among the game's own data of a battle. */
export interface BattleLikeness {
  readonly word: string;
  readonly path: readonly [field: string, inside?: string];
  /** The minutes in one of it, where a length is not counted in minutes. */
  readonly minutes?: number;
  /** Another field that the rules want beside it, with its value (house value). */
  readonly beside?: Readonly<Record<string, number>>;
}

/** A piece that is read as one of another game, as far as its chain of command goes. */
export interface LedPiece {
  readonly side: Side;
  readonly type: string;
  readonly traits?: RulesetData;
}

/** All words of one game. */
export interface Counterparts {
  readonly pieces: readonly PieceLikeness[];
  /** Nations without troops of their own, with the nation whose troops stand in for them. */
  readonly standIns?: Readonly<Record<string, string>>;
  readonly terrain: Readonly<Record<string, Likeness>>;
  readonly borders: Readonly<Record<string, Likeness>>;
  readonly works: Readonly<Record<string, Likeness>>;
  readonly values: readonly ValueLikeness[];
  readonly battle: readonly BattleLikeness[];
  /** The rules options that mean the same in all games of the family that have them. */
  readonly options: readonly string[];
  /** Gives pieces the chain of command that this game wants; absent: it wants none. */
  readonly organised?: <Piece extends LedPiece>(
    pieces: Readonly<Record<PieceId, Piece>>,
  ) => Readonly<Record<PieceId, Piece>>;
}

/** The words of a game that has no counterparts. */
export const NO_COUNTERPARTS: Counterparts = {
  pieces: [],
  terrain: {},
  borders: {},
  works: {},
  values: [],
  battle: [],
  options: [],
};

/** A thing of another game, and whether it is the same or only the nearest. */
export interface Found<Thing> {
  readonly thing: Thing;
  readonly isSame: boolean;
}

/** The first of some things that is what a word says, or else the first that is like it. */
export function nearest<Thing>(
  words: Likeness,
  things: readonly (readonly [thing: Thing, words: Likeness])[],
): Found<Thing> | undefined {
  for (const word of words) {
    const same = things.find(([, [is]]) => is === word);
    if (same) return { thing: same[0], isSame: word === words[0] };
  }
  for (const word of words) {
    const like = things.find(([, others]) => others.includes(word));
    if (like) return { thing: like[0], isSame: false };
  }
  return undefined;
}

/** The value at the end of a path through the data of a battle; undefined if there is none. */
export const valueIn = (data: RulesetData, [field, inside]: BattleLikeness['path']): Json | undefined => {
  const value = data[field];
  if (inside === undefined) return value;
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMapping ? (value as RulesetData)[inside] : undefined;
};

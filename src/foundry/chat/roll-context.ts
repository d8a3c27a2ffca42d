import type { PieceId } from '../../core';
import type { RollLine } from './card-data';
import { faceSource } from './pictures';
import { type FaceContext, legendOf, readFaces } from './roll-meaning';
import { signed, type Words } from './words';

/** What the template of a card shows of a roll. */
export interface RollContext {
  readonly title: string | null;
  readonly faces: readonly (FaceContext & { readonly source: string })[];
  /** The numbers of the dice mean something, and that is told below each of them. */
  readonly isRead: boolean;
  /** The dice show numbers that mean nothing but themselves. */
  readonly isPlain: boolean;
  /** A roll for nothing but its number, which the die shows. */
  readonly isNumber: boolean;
  readonly outcome: string;
  readonly dice: string;
  readonly modifiers: readonly { readonly value: string; readonly text: string; readonly rule: string }[];
  /** What every number means. */
  readonly legend: readonly { readonly faces: string; readonly text: string }[];
}

/** Classes of pieces that the dice of a card show, in the order in which they are told. */
const SHOWN = ['light', 'medium', 'heavy', 'any'];

/** What a card says besides a roll. */
interface Names {
  /** The name of the roll, where the card says it already. */
  readonly said?: string | null;
  /** The piece that the card is about. */
  readonly actor?: PieceId | undefined;
  /** Whom the roll is about, where that tells it from others of the same name. */
  readonly opponent?: PieceId | undefined;
}

/** Shows one roll of a card; what the card says already is not said again. */
export function rollContext(line: RollLine, words: Words, names: Names = {}): RollContext {
  const { said, actor, opponent } = names;
  const { reason, die, modifiers } = line;
  const named = words.textOr(`PDC.roll.${reason}`, reason);
  const whose = whoseOf(line, words, actor) ?? (opponent === undefined ? null : words.piece(opponent));
  return {
    title: whose === null ? (named === said ? null : named) : titled(named, whose, words),
    faces: readFaces(line, words).map((face) => ({ ...face, source: faceSource(die, face.face) })),
    isRead: line.meaning !== undefined,
    isPlain: isNumber(line),
    isNumber: isNumber(line) && modifiers.every((modifier) => modifier.reason === reason),
    outcome: outcomeOf(line, words),
    dice: isNumber(line) ? '' : counted(words, 'dice', line.faces.length),
    modifiers: modifiers.map(({ value, reason: why, rule }) => ({
      value: signed(value),
      text: words.textOr(`PDC.modifier.${why}`, why),
      rule,
    })),
    legend: legendOf(line, words),
  };
}

const titled = (roll: string, whose: string, words: Words): string =>
  words.text('PDC.card.rollOf', { roll, side: whose });

/** Whose roll it is, where the card does not say so already. */
function whoseOf({ side, unit, meaning }: RollLine, words: Words, actor?: PieceId): string | null {
  if (side !== undefined) return words.side(side);
  // Where symbols fall, the name of the roll says who rolls.
  const isOther = unit !== undefined && unit !== actor && meaning !== undefined;
  return isOther ? words.piece(unit) : null;
}

const counted = (words: Words, key: string, count: number): string =>
  words.text(`PDC.card.${key}.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

/** A roll that is only for its number. */
const isNumber = ({ faces, meaning }: RollLine): boolean =>
  meaning === undefined && faces.length > 0 && faces.every((face) => /^\d+$/.test(face));

function outcomeOf(line: RollLine, words: Words): string {
  const { reason, hits, flags, worth } = line;
  const several = hits === 0 ? 'none' : hits === 1 ? 'one' : 'many';
  const own = words.textOr(`PDC.outcome.${reason}.${several}`, '', { count: String(hits) });
  if (own !== '') return own;
  if (isNumber(line)) return words.list(line.faces);
  const shown = SHOWN.map((name) => ({ name, count: worth.filter((each) => each === name).length }));
  const parts = [
    ...(hits > 0 ? [counted(words, 'hits', hits)] : []),
    ...(flags > 0 ? [counted(words, 'flags', flags)] : []),
    ...shown
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => words.text(`PDC.card.shown.${name}`, { count: String(count) })),
  ];
  return parts.length > 0 ? words.list(parts) : words.text('PDC.card.noEffect');
}

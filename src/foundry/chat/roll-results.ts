import type { PieceId } from '../../core';
import { drawFace, imageSource } from '../../drawing';
import { signed } from '../texts';
import type { RollLine } from './card-data';
import type { CardTexts } from './card-texts';

/** The template data of a roll. */
export interface RollContext {
  readonly title: string | null;
  readonly faces: readonly (FaceContext & { readonly source: string; readonly about: string })[];
  /** True if the numbers have a meaning, which is shown below each die. */
  readonly isRead: boolean;
  /** True if the dice show plain numbers. */
  readonly isPlain: boolean;
  /** True for a roll whose only result is the number on the die. */
  readonly isNumber: boolean;
  /** True for a single die with a meaning: its result is shown beside it. */
  readonly isSingle: boolean;
  /** Told where it was made again. */
  readonly struck: string;
  readonly outcome: string;
  readonly dice: string;
  readonly modifiers: readonly { readonly value: string; readonly text: string; readonly rule: string }[];
  /** The meaning of every number. */
  readonly legend: readonly { readonly faces: string; readonly text: string }[];
}

/** The classes of pieces that a card's dice can show, in display order. */
const SHOWN = ['light', 'medium', 'heavy', 'infantry', 'cavalry', 'artillery', 'any'];

/** The names that a card shows besides a roll. */
interface Names {
  /** The name of the roll, if the card already shows it. */
  readonly said?: string | null;
  /** The piece that the card is about. */
  readonly actor?: PieceId | undefined;
  /** The opponent in the roll, if it tells the roll apart from others of the same name. */
  readonly opponent?: PieceId | undefined;
}

/** The template data of one roll, without what the card already says. */
export function rollContext(line: RollLine, texts: CardTexts, names: Names = {}): RollContext {
  const { said, actor, opponent } = names;
  const { reason, die, modifiers } = line;
  const named = texts.textOr(`PDC.rules.roll.${reason}`, reason);
  const whose = whoseOf(line, texts, actor) ?? (opponent === undefined ? null : texts.piece(opponent));
  return {
    title: whose === null ? (named === said ? null : named) : titled(reason, named, whose, texts),
    faces: readFaces(line, texts).map((face) => ({
      ...face,
      source: faceSource(die, face.face),
      about: aboutFace(die, face.face),
    })),
    isRead: line.meaning !== undefined,
    isPlain: isNumber(line),
    isNumber: isNumber(line) && modifiers.every((modifier) => modifier.reason === reason),
    isSingle: isSingle(line),
    struck: line.isRerolled ? texts.text('PDC.chat.card.rerolled') : '',
    outcome: outcomeOf(line, texts),
    dice: diceText(line, texts),
    modifiers: modifiers.map((modifier) => reasonContext(modifier, texts)),
    legend: legendOf(line, texts),
  };
}

/** One modifier: the amount it adds, or for the base number the number itself. */
function reasonContext({ value, reason, rule }: RollLine['modifiers'][number], texts: CardTexts) {
  const base = texts.textOr(`PDC.rules.base.${reason}`, '');
  return base === ''
    ? { value: signed(value), text: texts.textOr(`PDC.rules.modifier.${reason}`, reason), rule }
    : { value: String(value), text: base, rule };
}

/** The name of a roll with its owner; some rolls have a title of their own that includes the owner. */
const titled = (reason: string, roll: string, whose: string, texts: CardTexts): string =>
  texts.textOr(`PDC.rules.rollOf.${reason}`, '') || texts.text('PDC.chat.card.rollOf', { roll, side: whose });

/** The owner of a roll, if the card does not already say so. */
function whoseOf(line: RollLine, texts: CardTexts, actor?: PieceId): string | null {
  const { side, unit, meaning } = line;
  if (side !== undefined) return texts.side(side);
  // For symbol dice, the name of the roll includes the piece.
  const isOther = unit !== undefined && unit !== actor && (meaning !== undefined || isNumber(line));
  return isOther ? texts.piece(unit) : null;
}

const counted = (texts: CardTexts, key: string, count: number): string =>
  texts.text(`PDC.chat.card.${key}.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

const isSingle = ({ meaning, faces }: RollLine): boolean => meaning !== undefined && faces.length === 1;

/** The number of dice rolled, or for a single die the number needed. */
function diceText(line: RollLine, texts: CardTexts): string {
  if (isNumber(line) || isSingle(line)) return neededFor(line, texts);
  return counted(texts, 'dice', line.faces.length);
}

/** The number needed in a roll, if it is shown: the sum of the modifiers; and whether no roll, or any, can pass. */
function neededFor({ reason, modifiers, die, faces }: RollLine, texts: CardTexts): string {
  const needed = modifiers.reduce((sum, { value }) => sum + value, 0);
  const text = texts.textOr(`PDC.rules.needed.${reason}`, '', { needed: String(needed) });
  const most = faces.length === 1 ? Number(/^d(\d+)$/.exec(die)?.[1]) : Number.NaN;
  if (text === '' || Number.isNaN(most) || (needed > 1 && needed <= most)) return text;
  return (
    texts.ownOr(`PDC.rules.needed.${needed > most ? 'beyond' : 'always'}`, { needed: text, die }) || text
  );
}

/** True for a roll whose only result is its number. */
const isNumber = ({ faces, meaning }: RollLine): boolean =>
  meaning === undefined && faces.length > 0 && faces.every((face) => /^\d+$/.test(face));

function outcomeOf(line: RollLine, texts: CardTexts): string {
  const { reason, hits, flags, worth } = line;
  const several = hits === 0 ? 'none' : hits === 1 ? 'one' : 'many';
  const own = texts.textOr(`PDC.rules.outcome.${reason}.${several}`, '', { count: String(hits) });
  if (own !== '') return own;
  if (isNumber(line)) return texts.list(line.faces);
  const shown = SHOWN.map((name) => ({ name, count: worth.filter((each) => each === name).length }));
  const parts = [
    ...(hits > 0 ? [counted(texts, 'hits', hits)] : []),
    ...(flags > 0 ? [counted(texts, 'flags', flags)] : []),
    ...shown
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => texts.text(`PDC.chat.card.shown.${name}`, { count: String(count) })),
  ];
  return parts.length > 0 ? texts.list(parts) : texts.text('PDC.chat.card.noEffect');
}

/** One die of a roll with its value. */
export interface FaceContext {
  readonly face: string;
  /** The face and its value in words. */
  readonly name: string;
  readonly worth: string;
  /** The value as shown below the die; empty for dice whose face shows it. */
  readonly caption: string;
  /** True if the limit of dice with this value is already reached: this one does not count. */
  readonly isOver: boolean;
}

/** The class of faces that never count. */
const NOTHING = 'miss';

/** The dice of a roll, each with its value. */
function readFaces({ faces, worth, meaning = [] }: RollLine, texts: CardTexts): readonly FaceContext[] {
  return faces.map((face, index) => {
    const own = worth[index] ?? '';
    const caption = meaning.length > 0 ? texts.textOr(`PDC.rules.worth.${own}`, own) : '';
    const plain = texts.textOr(`PDC.rules.face.${face}`, face);
    const earlier = worth.slice(0, index).filter((each) => each === own).length;
    const { most } = meaning.find(({ name }) => name === own) ?? {};
    return {
      face,
      name: caption === '' ? plain : texts.text('PDC.chat.card.faceWorth', { face: plain, worth: caption }),
      worth: own,
      caption,
      isOver: most !== undefined && own !== NOTHING && earlier >= most,
    };
  });
}

/** The meaning of every number of a die, and the limit of dice that count, if any. */
function legendOf({ faces, meaning = [] }: RollLine, texts: CardTexts) {
  return meaning.map(({ name, faces: numbers, most }) => {
    const worth = texts.textOr(`PDC.rules.worth.${name}`, name);
    const isLimited = most !== undefined && most < faces.length && name !== NOTHING;
    const several = most === 0 ? 'none' : most === 1 ? 'one' : 'many';
    return {
      faces: texts.list(numbers),
      text: isLimited ? texts.text(`PDC.chat.card.counts.${several}`, { worth, count: String(most) }) : worth,
    };
  });
}

/** The id of a face in the rules reference; empty for a plain number, which has no entry. */
const aboutFace = (die: string, face: string): string => (/^\d+$/.test(face) ? '' : `face:${die}:${face}`);

/** The URL of the picture of a die's face. */
const faceSource = (die: string, face: string): string => imageSource(drawFace(die, face));

import type { PieceId } from '../../core';
import { drawFace, imageSource } from '../../drawing';
import { signed } from '../texts';
import type { RollLine } from './card-data';
import type { CardTexts } from './card-texts';

/** What the template of a card shows of a roll. */
export interface RollContext {
  readonly title: string | null;
  readonly faces: readonly (FaceContext & { readonly source: string; readonly about: string })[];
  /** The numbers of the dice mean something, and that is told below each of them. */
  readonly isRead: boolean;
  /** The dice show numbers that mean nothing but themselves. */
  readonly isPlain: boolean;
  /** A roll for nothing but its number, which the die shows. */
  readonly isNumber: boolean;
  /** One die with a meaning: what came of it stands beside it. */
  readonly isSingle: boolean;
  readonly outcome: string;
  readonly dice: string;
  readonly modifiers: readonly { readonly value: string; readonly text: string; readonly rule: string }[];
  /** What every number means. */
  readonly legend: readonly { readonly faces: string; readonly text: string }[];
}

/** Classes of pieces that the dice of a card show, in the order in which they are told. */
const SHOWN = ['light', 'medium', 'heavy', 'infantry', 'cavalry', 'artillery', 'any'];

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
    outcome: outcomeOf(line, texts),
    dice: diceText(line, texts),
    modifiers: modifiers.map((modifier) => reasonContext(modifier, texts)),
    legend: legendOf(line, texts),
  };
}

/** One reason: what it adds, or, of a number to which others are added, that number as it stands. */
function reasonContext({ value, reason, rule }: RollLine['modifiers'][number], texts: CardTexts) {
  const base = texts.textOr(`PDC.rules.base.${reason}`, '');
  return base === ''
    ? { value: signed(value), text: texts.textOr(`PDC.rules.modifier.${reason}`, reason), rule }
    : { value: String(value), text: base, rule };
}

/** The name of a roll with whose it is; a roll that is for nobody in particular has a title of its own. */
const titled = (reason: string, roll: string, whose: string, texts: CardTexts): string =>
  texts.textOr(`PDC.rules.rollOf.${reason}`, '') || texts.text('PDC.chat.card.rollOf', { roll, side: whose });

/** Whose roll it is, where the card does not say so already. */
function whoseOf(line: RollLine, texts: CardTexts, actor?: PieceId): string | null {
  const { side, unit, meaning } = line;
  if (side !== undefined) return texts.side(side);
  // Where symbols fall, the name of the roll says who rolls.
  const isOther = unit !== undefined && unit !== actor && (meaning !== undefined || isNumber(line));
  return isOther ? texts.piece(unit) : null;
}

const counted = (texts: CardTexts, key: string, count: number): string =>
  texts.text(`PDC.chat.card.${key}.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

const isSingle = ({ meaning, faces }: RollLine): boolean => meaning !== undefined && faces.length === 1;

/** How many dice were rolled, or what they were to come to: one alone needs no counting. */
function diceText(line: RollLine, texts: CardTexts): string {
  if (isNumber(line) || isSingle(line)) return neededFor(line, texts);
  return counted(texts, 'dice', line.faces.length);
}

/** What a roll for a number was to come to, where that is told: the sum of its reasons. */
const neededFor = ({ reason, modifiers }: RollLine, texts: CardTexts): string =>
  texts.textOr(`PDC.rules.needed.${reason}`, '', {
    needed: String(modifiers.reduce((sum, { value }) => sum + value, 0)),
  });

/** A roll that is only for its number. */
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

/** One die of a roll with what it was worth. */
export interface FaceContext {
  readonly face: string;
  /** The face and its worth in words. */
  readonly name: string;
  readonly worth: string;
  /** The worth as it stands below the die; empty for dice whose face says it. */
  readonly caption: string;
  /** No more dice of this worth count: this one is one too many. */
  readonly isOver: boolean;
}

/** The class of faces that are worth nothing in any case. */
const NOTHING = 'miss';

/** The dice of a roll, each with its worth. */
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

/** What every number of a die means, and how many of them count where that is limited. */
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

/** What rules tell of a face: what shows a number means nothing but that. */
const aboutFace = (die: string, face: string): string => (/^\d+$/.test(face) ? '' : `face:${die}:${face}`);

/** The address of the picture of a die's face. */
const faceSource = (die: string, face: string): string => imageSource(drawFace(die, face));

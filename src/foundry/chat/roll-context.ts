import type { RollLine } from './card-data';
import { faceSource } from './pictures';
import { signed, type Words } from './words';

/** What the template of a card shows of a roll. */
export interface RollContext {
  readonly title: string | null;
  readonly faces: readonly { readonly source: string; readonly name: string; readonly worth: string }[];
  /** A roll for nothing but its number, which the die shows. */
  readonly isNumber: boolean;
  readonly outcome: string;
  readonly dice: string;
  readonly modifiers: readonly { readonly value: string; readonly text: string; readonly rule: string }[];
}

/** Classes of pieces that the dice of a card show, in the order in which they are told. */
const SHOWN = ['light', 'medium', 'heavy', 'any'];

/** Shows one roll of a card; its own name is left out where the card says it already. */
export function rollContext(line: RollLine, words: Words, said: string | null): RollContext {
  const { reason, die, faces, worth, modifiers, side } = line;
  const named = words.textOr(`PDC.roll.${reason}`, reason);
  const ofSide = (): string =>
    side === undefined ? named : words.text('PDC.card.rollOf', { roll: named, side: words.side(side) });
  return {
    title: named === said ? null : ofSide(),
    faces: faces.map((face, index) => ({
      source: faceSource(die, face),
      name: words.textOr(`PDC.face.${face}`, face),
      worth: worth[index] ?? '',
    })),
    isNumber: isNumber(line) && modifiers.every((modifier) => modifier.reason === reason),
    outcome: outcomeOf(line, words),
    dice: isNumber(line) ? '' : counted(words, 'dice', faces.length),
    modifiers: modifiers.map(({ value, reason: why, rule }) => ({
      value: signed(value),
      text: words.textOr(`PDC.modifier.${why}`, why),
      rule,
    })),
  };
}

const counted = (words: Words, key: string, count: number): string =>
  words.text(`PDC.card.${key}.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

/** A roll that is only for its number. */
const isNumber = ({ faces }: RollLine): boolean =>
  faces.length > 0 && faces.every((face) => /^\d+$/.test(face));

function outcomeOf(line: RollLine, words: Words): string {
  if (isNumber(line)) return words.list(line.faces);
  const { hits, flags, worth } = line;
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

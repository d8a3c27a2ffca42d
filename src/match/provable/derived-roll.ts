import type { DrawQuery, RollQuery } from '../../core';
import type { Hashes, Pledge } from './provable-dice';

/** Where a roll stands, and by what it is made. */
export interface RollPlace {
  /** The word of the dice of the battle. */
  readonly name: string;
  readonly pledge: Pledge;
  /** The number of the roll in the battle, from 1. */
  readonly number: number;
}

/** Numbers that a block gives: 32 bytes, four to a number. */
const DIGITS = 8;
const RANGE = 2 ** 32;

/** What a roll is for: one that was made for something else is another one. */
const purposeOf = ({ kind, side, reason }: RollQuery | DrawQuery): string => `${kind} ${side} ${reason}`;

/** The text of a block of a roll; it names all that the roll depends on beside the deciding client's seed. */
export function blockText(
  { name, pledge: { commitment, seeds }, number }: RollPlace,
  query: RollQuery | DrawQuery,
  block: number,
): string {
  const { south = '-', north = '-' } = seeds;
  const words = [
    'pas-de-charge dice 1, roll',
    name,
    commitment,
    south,
    north,
    number,
    purposeOf(query),
    block,
  ];
  return words.join('\n');
}

/** Numbers below 2³², as many as are wanted. */
function* numbersOf(
  hashes: Hashes,
  seed: string,
  textOf: (block: number) => string,
): Generator<number, never, undefined> {
  for (let block = 0; ; block += 1) {
    const digits = hashes.hmac(seed, textOf(block));
    for (let at = 0; at + DIGITS <= digits.length; at += DIGITS) {
      yield Number.parseInt(digits.slice(at, at + DIGITS), 16);
    }
  }
}

/** A number below a limit, each as likely as the others: the few that would favour the low ones are passed over. */
function below(limit: number, numbers: Generator<number, never, undefined>): number {
  const most = RANGE - (RANGE % limit);
  let number = numbers.next().value;
  while (number >= most) number = numbers.next().value;
  return number % limit;
}

/** The faces that a roll has to show. */
export function derivedFaces(
  hashes: Hashes,
  place: RollPlace & { readonly seed: string },
  query: RollQuery,
  faces: readonly string[],
): readonly string[] {
  const numbers = numbersOf(hashes, place.seed, (block) => blockText(place, query, block));
  return Array.from({ length: query.count }, () => faces[below(faces.length, numbers)] ?? '');
}

/** The cards that have to be drawn. The pile is taken in the order of the alphabet: in a battle it has none. */
export function derivedCards(
  hashes: Hashes,
  place: RollPlace & { readonly seed: string },
  query: DrawQuery,
): readonly string[] {
  const numbers = numbersOf(hashes, place.seed, (block) => blockText(place, query, block));
  const left = [...query.pile].sort();
  const drawn: string[] = [];
  while (drawn.length < query.count && left.length > 0) {
    drawn.push(...left.splice(below(left.length, numbers), 1));
  }
  return drawn;
}

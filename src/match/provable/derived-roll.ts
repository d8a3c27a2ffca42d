import type { DrawQuery, RollQuery } from '../../core';
import type { Hashes, Pledge } from './provable-dice';

/** The place of a roll in its battle, and the pledge from which it is derived. */
export interface RollPlace {
  /** The name of the battle's dice. */
  readonly name: string;
  readonly pledge: Pledge;
  /** The number of the roll in the battle, from 1. */
  readonly number: number;
}

/** The hexadecimal digits of a number: a block is 32 bytes, 4 for each number. */
const DIGITS = 8;
const RANGE = 2 ** 32;

/** The purpose of a roll, so that a roll made for another purpose does not match. */
const purposeOf = ({ kind, side, reason }: RollQuery | DrawQuery): string => `${kind} ${side} ${reason}`;

/** The text of a block of a roll; it names everything that the roll depends on beside the deciding client's seed. */
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

/** An endless stream of numbers below 2³². */
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

/** A number below a limit, all equally likely: the few values that would favour low ones are skipped. */
function below(limit: number, numbers: Generator<number, never, undefined>): number {
  const most = RANGE - (RANGE % limit);
  let number = numbers.next().value;
  while (number >= most) number = numbers.next().value;
  return number % limit;
}

/** The faces that a roll must show. */
export function derivedFaces(
  hashes: Hashes,
  place: RollPlace & { readonly seed: string },
  query: RollQuery,
  faces: readonly string[],
): readonly string[] {
  const numbers = numbersOf(hashes, place.seed, (block) => blockText(place, query, block));
  return Array.from({ length: query.count }, () => faces[below(faces.length, numbers)] ?? '');
}

/** The cards that must be drawn. The pile is sorted alphabetically first, since in a battle its order means nothing. */
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

import {
  listOf,
  mapping,
  oneOfKinds,
  optional,
  type Reader,
  SIDES,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import type { BySide, DiceWord, Pledge, ProvableDice } from './provable-dice';

const DIGITS = /^[0-9a-f]{64}$/;

/** Reads 32 bytes in lower-case hexadecimal digits. */
const hexadecimal: Reader<string> = (data, place, faults) => {
  const read = text(data, place, faults);
  if (typeof data === 'string' && !DIGITS.test(data))
    faults.add(place, 'expected 64 hexadecimal digits in lower case');
  return read;
};

const bySide = mapping<BySide>({ south: optional(hexadecimal), north: optional(hexadecimal) });

/** Far more than any battle has: there is a new pledge each time another client takes over. */
const MOST_PLEDGES = 1000;

const readPledge = mapping<Pledge>({
  commitment: hexadecimal,
  from: wholeFrom(1),
  promises: bySide,
  seeds: bySide,
  seed: optional(hexadecimal),
});

/** Reads the dice of a battle from outside. */
export const readDice = mapping<ProvableDice>({
  name: hexadecimal,
  promises: bySide,
  pledges: listOf(readPledge, MOST_PLEDGES),
  rolled: wholeFrom(0),
});

/** Reads a message of another client about the dice. */
export const readDiceWord = oneOfKinds<'kind', DiceWord>('kind', {
  promise: { side: wordFrom(SIDES), digest: hexadecimal },
  seed: { side: wordFrom(SIDES), seed: hexadecimal },
  reveal: { seed: hexadecimal },
});

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
import { type BySide, type DiceWord, isCopied, type Pledge, type ProvableDice } from './provable-dice';

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
  name: optional(hexadecimal),
  commitment: hexadecimal,
  from: wholeFrom(1),
  promises: bySide,
  seeds: bySide,
  seed: optional(hexadecimal),
});

const readFields = mapping<ProvableDice>({
  name: hexadecimal,
  promises: bySide,
  pledges: listOf(readPledge, MOST_PLEDGES),
  rolled: wholeFrom(0),
});

/** Reads the dice of a battle from outside. Pledges follow one another as they were made, copied ones first. */
export const readDice: Reader<ProvableDice> = (data, place, faults) => {
  const dice = readFields(data, place, faults);
  for (const [index, pledge] of dice.pledges.entries()) {
    const before = dice.pledges[index - 1];
    if (!before) continue;
    const isLate = isCopied(dice, pledge) && !isCopied(dice, before);
    if (isLate || pledge.from < before.from)
      faults.add(`${place}.pledges[${index}]`, 'comes after one that was made later');
  }
  return dice;
};

/** Reads a message of another client about the dice. */
export const readDiceWord = oneOfKinds<'kind', DiceWord>('kind', {
  promise: { side: wordFrom(SIDES), digest: hexadecimal },
  seed: { side: wordFrom(SIDES), seed: hexadecimal },
  reveal: { seed: hexadecimal },
});

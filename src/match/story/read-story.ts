import {
  flag,
  listOf,
  mapping,
  orElse,
  orNull,
  type Reader,
  readWhole,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import type { Measured, NamedChoice, ReviewedChoice, TurnReview } from './review';
import type { SideStory, Story, TurningPoint } from './story';

const number: Reader<number> = (data, place, faults) => {
  if (typeof data === 'number' && Number.isFinite(data)) return data;
  faults.add(place, 'expected a number');
  return 0;
};

const count = wholeFrom(0);
const side = wordFrom(['south', 'north']);

const readSide = mapping<SideStory>({
  points: number,
  units: count,
  unitsLost: count,
  leadersLost: count,
  strength: count,
  strengthLost: count,
  dice: count,
  hits: count,
  expected: number,
});

/** A text that may be empty. */
const words: Reader<string> = (data, place, faults) => (data === '' ? '' : text(data, place, faults));

const measured = mapping<Measured>({ value: number, margin: number });
const choice = mapping<NamedChoice>({ word: text, unit: words, target: words, space: words });

const readReview = mapping<TurnReview>({
  choices: listOf(
    mapping<ReviewedChoice>({
      side,
      question: words,
      given: choice,
      advised: choice,
      isSame: flag,
      worth: measured,
    }),
  ),
  luck: measured,
});

const readData = mapping<Story>({
  winner: wordFrom(['south', 'north', 'draw']),
  by: words,
  sides: mapping<Story['sides']>({ south: readSide, north: readSide }),
  course: listOf(number),
  turns: listOf(
    mapping<TurningPoint>({
      action: count,
      turn: count,
      side,
      order: text,
      unit: words,
      target: words,
      swing: number,
      // Stories written before there were reviews have none.
      review: orElse(orNull(readReview), null),
    }),
  ),
});

/** Reads the public story of a battle. Throws UnusableData with every fault and its location. */
export const readStory = (data: unknown): Story =>
  readWhole('the story', (faults) => readData(data, '', faults));

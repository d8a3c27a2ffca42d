import { listOf, mapping, type Reader, readWhole, text, wholeFrom, wordFrom } from '../../core';
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

const readData = mapping<Story>({
  winner: wordFrom(['south', 'north', 'draw']),
  by: (data, place, faults) => (data === '' ? '' : text(data, place, faults)),
  sides: mapping<Story['sides']>({ south: readSide, north: readSide }),
  course: listOf(number),
  turns: listOf(
    mapping<TurningPoint>({
      action: count,
      turn: count,
      side,
      order: text,
      unit: (data, place, faults) => (data === '' ? '' : text(data, place, faults)),
      target: (data, place, faults) => (data === '' ? '' : text(data, place, faults)),
      swing: number,
    }),
  ),
});

/** Reads the public story of a battle. Throws UnusableData with every fault and its location. */
export const readStory = (data: unknown): Story =>
  readWhole('the story', (faults) => readData(data, '', faults));

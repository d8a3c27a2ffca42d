import { expect, test } from 'vitest';
import { KnownCall } from '../../src/core/engine/ends-cache';
import { NumberLists } from '../../src/core/engine/number-lists';
import { Seen } from '../../src/core/engine/read-watch';

/** All words that calls have seen. */
const seenWords = new NumberLists();

/** The words of a battle as a call reads them; a call that reads word 0 first, and then others by its value. */
const battle = (...values: readonly number[]) => ({
  seen: seenWords,
  valueAt: (index: number): number => values[index] ?? 0,
  agree(from: number, to: number): boolean {
    const { numbers } = seenWords;
    for (let place = from; place < to; place += 2)
      if (values[numbers[place] as number] !== numbers[place + 1]) return false;
    return true;
  },
});
const seen = (...read: readonly (readonly [index: number, value: number])[]) => {
  const numbers = Int32Array.from(read.flat());
  return new Seen(seenWords.used, seenWords.keep(numbers, numbers.length));
};

test('a call ends as it did when every word that it read was the same', () => {
  const call = new KnownCall<string>([]);
  call.keep(battle(), seen([0, 1], [1, 1], [2, 1]), 'a');
  call.keep(battle(), seen([0, 1], [1, 1], [2, 2]), 'b');
  call.keep(battle(), seen([0, 1], [1, 2], [2, 1]), 'c');
  call.keep(battle(), seen([0, 2], [3, 1]), 'd');
  call.keep(battle(), seen([0, 2], [3, 2]), 'e');
  call.keep(battle(), seen([0, 3], [3, 1], [4, 3]), 'f');
  call.keep(battle(), seen([0, 3], [3, 1], [4, 2]), 'g');
  const ends = [
    [1, 1, 1],
    [1, 1, 2],
    [1, 2, 1],
    [2, 9, 9, 1],
    [2, 9, 9, 2],
    [3, 9, 9, 1, 3],
    [3, 9, 9, 1, 2],
  ].map((values) => call.find(battle(...values))?.value);
  expect(ends).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a call with other words is not known', () => {
  const call = new KnownCall<string>([]);
  expect(call.find(battle(1))).toBeUndefined();
  call.keep(battle(), seen([0, 1], [1, 1], [2, 1]), 'a');
  call.keep(battle(), seen([0, 1], [1, 2], [2, 1]), 'b');
  expect(call.find(battle(2, 1, 1))).toBeUndefined();
  expect(call.find(battle(1, 3, 1))).toBeUndefined();
  expect(call.find(battle(1, 2, 2))).toBeUndefined();
});

test('a call that has read less than those before it replaces them, with all that it has read', () => {
  const call = new KnownCall<string>([]);
  call.keep(battle(), seen([0, 1], [1, 1], [2, 1]), 'a');
  call.keep(battle(), seen([0, 1], [1, 1]), 'b');
  expect(call.find(battle(1, 1, 2))?.value).toBe('b');
  expect(call.find(battle(1, 2, 2))).toBeUndefined();
  expect(call.find(battle(2, 1, 2))).toBeUndefined();
});

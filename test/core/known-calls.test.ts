import { expect, test } from 'vitest';
import { KnownCall } from '../../src/core/engine/ends-cache';

/** The words of a battle as a call reads them; a call that reads word 0 first, and then others by its value. */
const battle = (...values: readonly number[]) => ({
  valueAt: (index: number): number => values[index] ?? 0,
  agree: (indexes: readonly number[], expected: readonly number[]): boolean =>
    indexes.every((index, place) => values[index] === expected[place]),
});
const seen = (...read: readonly (readonly [index: number, value: number])[]) => ({
  indexes: read.map(([index]) => index),
  values: read.map(([, value]) => value),
});

test('a call ends as it did when every word that it read was the same', () => {
  const call = new KnownCall<string>([]);
  call.keep(seen([0, 1], [1, 1], [2, 1]), 'a');
  call.keep(seen([0, 1], [1, 1], [2, 2]), 'b');
  call.keep(seen([0, 1], [1, 2], [2, 1]), 'c');
  call.keep(seen([0, 2], [3, 1]), 'd');
  call.keep(seen([0, 2], [3, 2]), 'e');
  call.keep(seen([0, 3], [3, 1], [4, 3]), 'f');
  call.keep(seen([0, 3], [3, 1], [4, 2]), 'g');
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
  call.keep(seen([0, 1], [1, 1], [2, 1]), 'a');
  call.keep(seen([0, 1], [1, 2], [2, 1]), 'b');
  expect(call.find(battle(2, 1, 1))).toBeUndefined();
  expect(call.find(battle(1, 3, 1))).toBeUndefined();
  expect(call.find(battle(1, 2, 2))).toBeUndefined();
});

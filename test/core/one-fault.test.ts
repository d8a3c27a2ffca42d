import { expect, test } from 'vitest';
import { byField, mapping, oneOfKinds, wholeFrom } from '../../src/core/data';

const number = wholeFrom(0);
const READERS = {
  mapping: mapping<{ one: number; other: number }>({ one: number, other: number }),
  'one of kinds': oneOfKinds<'kind', { kind: 'a'; one: number } | { kind: 'b' }>('kind', {
    a: { one: number },
    b: {},
  }),
  'by field': byField<unknown>({ one: mapping({ one: number }), other: mapping({ other: number }) }),
};

test.each(Object.entries(READERS))('what should be a mapping and is none has one fault: %s', (_, read) => {
  for (const data of [undefined, null, 'text', 7, ['a list']]) {
    const found: string[] = [];
    read(data, 'here', { add: (place) => found.push(place) });
    expect(found, JSON.stringify(data)).toEqual(['here']);
  }
  const found: string[] = [];
  read({}, 'here', { add: (place) => found.push(place) });
  expect(found.length).toBeGreaterThan(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLeaves, dataFrom, laidOver, leavesOf } from '../../src/match';

const name = fc.oneof(
  fc.constantFrom('a', 'unit.a', '-=a', '_proto', '4:5', 'A1|A2', 'ä %', ''),
  fc.string({ maxLength: 4 }),
);
const json = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, '', 'text'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(name, tie('any'), { maxKeys: 4 }),
  ),
})).any;
const mapping = fc.dictionary(name, json, { maxKeys: 5 });

/** As a server sends and keeps it. */
const sent = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

test('data are the same after they were leaves, whatever their names', () => {
  fc.assert(
    fc.property(mapping, (data) => {
      const leaves = sent(leavesOf(data));
      expect(dataFrom(leaves)).toEqual(sent(data));
      // Documents part keys at full stops, and take away what begins with such a sign.
      expect(JSON.stringify(leaves).match(/"[^"]*\."\s*:/g) ?? []).toEqual([]);
      expect(Object.keys(leaves).filter((key) => key.startsWith('-=') || key.includes('.'))).toEqual([]);
    }),
  );
});

test('changes lead from any data to any other, and are none where nothing has changed', () => {
  fc.assert(
    fc.property(mapping, mapping, mapping, (one, two, three) => {
      const first = leavesOf(one);
      expect(changedLeaves(first, leavesOf(sent(one)))).toBeUndefined();
      const second = laidOver(first, changedLeaves(first, leavesOf(two)) ?? {});
      expect(dataFrom(second)).toEqual(sent(two));
      const third = laidOver(second, changedLeaves(second, leavesOf(three)) ?? {});
      expect(dataFrom(third)).toEqual(sent(three));
    }),
  );
});

test('what has not changed is not among the changes', () => {
  const units = { a: { at: '4:4', marks: ['moved'] }, b: { at: '5:5', marks: [] } };
  const wanted = leavesOf({ units: { ...units, a: { at: '4:5', marks: ['moved'] } }, turn: 1 });
  expect(changedLeaves(leavesOf({ units, turn: 1 }), wanted)).toEqual({ units: { a: { at: '"4:5"' } } });
  expect(changedLeaves(leavesOf({ units, turn: 1 }), leavesOf({ units: { b: units.b } }))).toEqual({
    units: { a: '' },
    turn: '',
  });
});

test('leaves that are none are refused', () => {
  for (const leaves of [null, [], 'text', { a: '[' }, { a: 3, b: 'x' }]) {
    expect(() => dataFrom(leaves)).toThrow(SyntaxError);
  }
});

import { expect, test } from 'vitest';
import { Context, inOneGo, last, type Procedure, procedure } from '../../src/core';
import { Classes } from '../../src/core/engine/face-classes';
import { Foresight } from '../../src/core/engine/foresight';
import type { CarryOut } from '../../src/core/engine/question';
import { type Course, toyPosition, toyState, unit } from './toy-game';

const DIE = new Classes(
  { id: 'die', letter: 'd', faces: ['one', 'two', 'three'] },
  ['one', 'two', 'three'].map((name) => ({ name, faces: [name] })),
);
const BEFORE = toyState([unit('a', 'south', '4:1'), unit('x', 'north', '0:1')]);

/** Loses a step on a one, and returns the number of threes. */
const suffer = procedure(function* (c: Course): Procedure<number> {
  const rolled = yield* c.roll({ reason: 'toss', side: 0, classes: DIE, dice: 2 });
  const found = c.position.find('a');
  if (found && rolled.of('one') > 0) c.lost(found, 1, 'fire');
  return rolled.of('three');
});

type Calling = (c: Course, call: Procedure<number>) => Procedure<number>;
const asLast: Calling = last;
const asAny: Calling = (_, call) => call;

/** The ends of a procedure that suffers twice: their results, the strengths left, and how likely they are. */
function endsBy(
  calling: Calling,
  outer: (c: Course, calling: Calling) => Procedure<unknown>,
): readonly string[] {
  const c: Course = new Context(toyPosition(BEFORE), false);
  c.isForeseeing = true;
  const ends = inOneGo(
    new Foresight(c, 0).ends(((course: Course) => outer(course, calling)) as CarryOut, []),
  );
  return ends
    .map(({ reply, changes: { numbers }, from, to, probability }) => {
      return `${reply} ${numbers.subarray(from, to).join()} ${probability.toFixed(12)}`;
    })
    .sort();
}

test.each([
  [
    'returns its result',
    function* (c: Course, calling: Calling): Procedure<number> {
      if ((yield* suffer(c)) === 2) return 9;
      return yield* calling(c, suffer(c));
    },
  ],
  [
    'returns nothing',
    function* (c: Course, calling: Calling): Procedure {
      yield* suffer(c);
      yield* calling(c, suffer(c));
    },
  ],
] as const)(
  'a procedure that %s after its last call has the ends of one that is run again for each',
  (_, outer) => {
    const ends = endsBy(asLast, outer);
    expect(ends).toEqual(endsBy(asAny, outer));
    expect(ends.length).toBeGreaterThan(2);
  },
);

test('a procedure that goes on after its last call is refused', () => {
  function* goesOn(c: Course, calling: Calling): Procedure {
    yield* calling(c, suffer(c));
    yield* suffer(c);
  }
  expect(() => endsBy(asLast, goesOn)).toThrow('goes on after its last call');
});

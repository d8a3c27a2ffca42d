import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Context, FALLEN, spread, toState, unitsAt } from '../../src/core';
import { readState } from '../../src/match/reading/read-state';
import { type Battle, BOARD, toyGame as rules, toyPosition, toyState, unit } from './toy-game';

const number = (name: string) => BOARD.number(name);

const state = toyState([
  unit('a', 'south', '3:2', { also: ['3:3', '3:4'] }),
  unit('b', 'south', '3:3'),
  unit('c', 'south', '4:2'),
  unit('x', 'north', '0:0', { also: ['1:0'] }),
  unit('y', 'north', '1:0'),
]);

const ids = (position: Battle, space: number) => position.unitsAt(space).map(({ id }) => id);

/** What the position says of every space is what its pieces say themselves. */
function expectInStep(position: Battle): void {
  const pieces = position.pieces.slice(0, position.count).filter(({ isOnBoard }) => isOnBoard);
  const forces = ([0, 1] as const).map((side) => position.force(side));
  const found = BOARD.spaces.map((_, space) => ({
    units: ids(position, space).toSorted(),
    first: position.unitAt(space) !== undefined,
    held: forces.map(({ held }) => held.has(space)),
    any: position.hasUnit(space),
    bySide: ([0, 1] as const).map((side) => position.hasUnitOf(space, side)),
  }));
  const wanted = BOARD.spaces.map((_, space) => {
    const here = pieces.filter((piece) => piece.covers(space));
    const held = [0, 1].map((side) => here.some((piece) => piece.side === side));
    const any = here.length > 0;
    return { units: here.map(({ id }) => id).toSorted(), first: any, held, any, bySide: held };
  });
  expect(found).toEqual(wanted);
}

test('a unit is found in every space that it takes up, behind those who stand there', () => {
  const position = toyPosition(state);
  expect(ids(position, number('3:2'))).toEqual(['a']);
  expect(ids(position, number('3:3'))).toEqual(['b', 'a']);
  expect(ids(position, number('3:4'))).toEqual(['a']);
  expect(position.unitAt(number('3:4'))?.id).toBe('a');
  expectInStep(position);
  expect(unitsAt(state, '3:3').map(({ id }) => id)).toEqual(['a', 'b']);
});

const space = fc.nat(BOARD.size - 1);
const actions = fc.array(
  fc.record({
    who: fc.constantFrom('a', 'b', 'c', 'x', 'y'),
    what: fc.constantFrom('spread', 'spread', 'move', 'retreat', 'fall'),
    spaces: fc.uniqueArray(space, { minLength: 1, maxLength: 4 }),
  }),
  { maxLength: 14 },
);

test('however units spread, move and fall: who stands where is in step, written, read again and taken back', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const position = toyPosition(state);
      const c = new Context(position, true);
      for (const { who, what, spaces } of all) {
        const piece = position.find(who);
        const [to = 0] = spaces;
        if (!piece?.isOnBoard) continue;
        const action = {
          spread: () =>
            spread(
              c,
              piece,
              spaces.slice(1).filter((other) => other !== piece.at),
            ),
          move: () => c.moved(piece, to, [to]),
          retreat: () => c.retreated(piece, to),
          fall: () => c.eliminated(piece, 'test', null),
        };
        action[what]();
      }
      expectInStep(position);
      const after = toState(position);
      const again = toyPosition(JSON.parse(JSON.stringify(after)));
      expect(toState(again)).toEqual(after);
      expectInStep(again);
      expectInStep(position.copy());
      position.undo(0);
      expect(toState(position)).toEqual(state);
      expectInStep(position);
    }),
  );
});

test('who is put somewhere, or falls, takes up no other space any more', () => {
  const position = toyPosition(state);
  const piece = position.find('a');
  if (!piece) throw new Error('a is gone');
  position.place(piece, piece.at);
  expect(piece.also).toEqual([]);
  spread(new Context(position, false), piece, [number('3:3')]);
  position.remove(piece, FALLEN);
  expect(ids(position, number('3:3'))).toEqual(['b']);
  expect(toState(position).fallenUnits.a).not.toHaveProperty('also');
});

test('a unit can not spread over its own space, one twice, none, or from off the board', () => {
  const position = toyPosition(state);
  const c = new Context(position, false);
  const piece = position.find('c');
  if (!piece) throw new Error('c is gone');
  for (const over of [[piece.at], [1, 1], [-1]]) {
    expect(() => spread(c, piece, over)).toThrow("c can't stand so");
  }
  position.remove(piece, FALLEN);
  expect(() => spread(c, piece, [1])).toThrow(RangeError);
});

test.each([
  [['3:2'], 'expected spaces other than its own'],
  [['3:3', '3:3'], 'expected spaces other than its own'],
  [[], 'expected spaces other than its own'],
  [['9:9'], '9:9'],
  ['3:3', 'expected a list'],
])('spaces that can not be are refused by name: %j', (also, fault) => {
  const faults: string[] = [];
  const add = (place: string, why: string) => faults.push(`${place}: ${why}`);
  readState(rules)(
    { ...state, units: { a: unit('a', 'south', '3:2', { also: also as string[] }) } },
    'state',
    { add },
  );
  expect(faults.find((each) => each.startsWith('state.units.a.also'))).toContain(fault);
});

test('who has fallen stands in no space beside', () => {
  const faults: string[] = [];
  const add = (place: string, why: string) => faults.push(`${place}: ${why}`);
  const fallenUnits = { a: unit('a', 'south', '3:2', { also: ['3:3'] }) };
  readState(rules)({ ...state, units: {}, fallenUnits }, 'state', { add });
  expect(faults).toContain('state.fallenUnits.a.also: only a unit on the board can be in several spaces');
});

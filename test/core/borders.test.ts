import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  Borders,
  boardOf,
  borderChanged,
  bordersOf,
  Context,
  hexGrid,
  NO_SPACE,
  NOTHING,
  readScenario,
  sightStop,
  squareGrid,
  toState,
  waysAcross,
  worksBuilt,
  worksRazed,
} from '../../src/core';
import { readState } from '../../src/match/reading/read-state';
import { BOARD, toyGame as rules, toyPosition, toyState, unit } from './toy-game';

const HEXES = boardOf(hexGrid(5, 6));
const SQUARES = boardOf(squareGrid(6, 6));
const number = (name: string) => BOARD.number(name);

/** Pairs of neighbours that share a side, once each. */
const sides = (board: Board): readonly (readonly [number, number])[] =>
  board.spaces.flatMap((_, from) =>
    [...(board.around[from] ?? [])]
      .filter((to) => to > from && waysAcross(board, from, to).length === 1)
      .map((to) => [from, to] as const),
  );

const state = toyState([unit('a', 'south', '3:2')], {
  borders: { '2:2|3:2': 'wall', '3:1|3:2': 'stream' },
  works: { '3:2>2:2': 'earthworks' },
});

test('a border is the same from both sides, works cover one of them', () => {
  const borders = bordersOf(toyPosition(state));
  const [at, north, west] = [number('3:2'), number('2:2'), number('3:1')];
  expect([borders.between(at, north), borders.between(north, at)]).toEqual(['wall', 'wall']);
  expect([borders.between(at, west), borders.between(north, west)]).toEqual(['stream', NOTHING]);
  expect([borders.cover(at, north), borders.cover(north, at)]).toEqual(['earthworks', NOTHING]);
  expect(borders.cover(at, west)).toBe(NOTHING);
});

test('the same lie of the land is worked out once, whoever asks', () => {
  const position = toyPosition(state);
  const borders = bordersOf(position);
  expect(bordersOf(position)).toBe(borders);
  const { top } = position;
  worksRazed(new Context(position, false), number('3:2'), number('2:2'));
  expect(bordersOf(position).cover(number('3:2'), number('2:2'))).toBe(NOTHING);
  position.undo(top);
  expect(bordersOf(position)).toBe(borders);
});

type Change = (c: Context<string>, a: number, b: number) => void;
const CHANGES = {
  wall: (c, a, b) => borderChanged(c, a, b, 'wall'),
  clear: (c, a, b) => borderChanged(c, a, b, 'clear'),
  build: (c, a, b) => worksBuilt(c, a, b, 'earthworks'),
  raze: (c, a, b) => worksRazed(c, a, b),
} satisfies Record<string, Change>;

const actions = fc.array(
  fc.record({
    side: fc.constantFrom(...sides(BOARD)),
    turned: fc.boolean(),
    what: fc.constantFrom('wall', 'clear', 'build', 'raze'),
  }),
  { maxLength: 12 },
);

test('whatever is built and razed: it is written, read again, and taken back', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const position = toyPosition(state);
      const c = new Context(position, true);
      for (const { side, turned, what } of all) {
        const [a, b] = turned ? [side[1], side[0]] : side;
        CHANGES[what](c, a, b);
      }
      const after = toState(position);
      expect(toState(toyPosition(JSON.parse(JSON.stringify(after))))).toEqual(after);
      const { borders, works } = position;
      expect(bordersOf(position)).toEqual(new Borders(BOARD, borders, works));
      position.undo(0);
      expect(toState(position)).toEqual(state);
    }),
  );
});

test('whoever builds is told', () => {
  const position = toyPosition(state);
  const c = new Context(position, true);
  worksBuilt(c, number('3:2'), number('3:3'), 'earthworks', position.find('a'));
  worksRazed(c, number('3:2'), number('2:2'));
  borderChanged(c, number('3:2'), number('2:2'), 'clear');
  expect(c.events).toEqual([
    { type: 'works-built', works: 'earthworks', at: '3:2', against: '3:3', unit: 'a' },
    { type: 'works-razed', works: 'earthworks', at: '3:2', against: '2:2' },
    { type: 'border-changed', border: '2:2|3:2', now: 'clear' },
  ]);
});

test('a battle without works is written without them', () => {
  const { works: _, ...bare } = state;
  expect(toState(toyPosition(bare))).toEqual(bare);
});

test.each([
  [{ '3:2>3:4': 'earthworks' }, 'works.3:2>3:4: expected the covered space and one beside it'],
  [{ '2:2|3:2': 'earthworks' }, 'works.2:2|3:2: expected the covered space'],
  [{ '3:2>2:2': 'castle' }, 'works.3:2>2:2: "castle" is unknown; use one of earthworks'],
  [{ '3:2>9:9': 'earthworks' }, 'works.3:2>9:9'],
  ['earthworks', 'works: expected a mapping'],
])('works that can not be are refused by name: %j', (works, fault) => {
  const faults: string[] = [];
  readState(rules)({ ...state, works }, 'state', {
    add: (place, why) => faults.push(`${place}: ${why}`),
  });
  expect(faults.join('\n')).toContain(`state.${fault}`);
  const scenario = { id: 'x', ruleset: 'toy', title: 'x', first: 'south', sides: {}, units: {}, works };
  expect(() => readScenario(rules, scenario)).toThrow(fault);
});

describe.each([
  ['hexes', HEXES],
  ['squares', SQUARES],
] as const)('on %s', (_, board) => {
  const space = fc.nat(board.size - 1);
  const some = fc.array(fc.nat(6), { minLength: board.size, maxLength: board.size });

  test('where no border stops it sight ends where it always did', () => {
    fc.assert(
      fc.property(space, space, some, (from, to, closed) => {
        const blocks = (at: number) => closed[at] === 0;
        const stop = sightStop(board, from, to, blocks, () => false);
        expect(stop === NO_SPACE).toBe(board.sightBlock(from, to, blocks) === NO_SPACE);
      }),
    );
  });

  test('sight is the same both ways where borders are', () => {
    const walls = fc.subarray([...sides(board)]);
    fc.assert(
      fc.property(space, space, some, walls, (from, to, closed, built) => {
        const keys = new Set(built.map(([a, b]) => a * board.size + b));
        const stops = (a: number, b: number) => keys.has(Math.min(a, b) * board.size + Math.max(a, b));
        const blocks = (at: number) => closed[at] === 0;
        const there = sightStop(board, from, to, blocks, stops);
        expect(there === NO_SPACE).toBe(sightStop(board, to, from, blocks, stops) === NO_SPACE);
      }),
    );
  });

  test('a border between neighbours stops sight between them, if it does so from that side', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sides(board)), ([a, b]) => {
        const fromA = (from: number, to: number) => from === a && to === b;
        expect(sightStop(board, a, b, () => false, fromA)).toBe(a);
        expect(sightStop(board, b, a, () => false, fromA)).toBe(NO_SPACE);
      }),
    );
  });
});

test('a wall stops sight just where the straight line crosses it', () => {
  const board = SQUARES;
  const space = fc.nat(board.size - 1);
  fc.assert(
    fc.property(space, space, fc.constantFrom(...sides(board)), (from, to, [a, b]) => {
      const line = board.line(from, to);
      // Past a corner one wall alone never stops it.
      fc.pre(line.every((second, at) => at % 2 === 0 || second === NO_SPACE));
      fc.pre(waysAcross(board, from, to).length === 1);
      const [row, column] = [board.row(from), board.column(from)];
      const [rows, columns] = [board.row(to) - row, board.column(to) - column];
      // The wall lies halfway between the two squares; doubled, so that all numbers are whole.
      const isUpright = board.row(a) === board.row(b);
      const [along, across] = isUpright ? [rows, columns] : [columns, rows];
      const [begin, side] = isUpright ? [row, column] : [column, row];
      const wallAt = isUpright ? board.column(a) + board.column(b) : board.row(a) + board.row(b);
      const middle = isUpright ? board.row(a) : board.column(a);
      const share = across === 0 ? Number.NaN : (wallAt / 2 - side) / across;
      const isCrossed = share > 0 && share < 1 && Math.abs(begin + share * along - middle) < 0.5;
      const stops = (one: number, other: number) => Math.min(one, other) === a && Math.max(one, other) === b;
      expect(sightStop(board, from, to, () => false, stops) !== NO_SPACE).toBe(isCrossed);
    }),
  );
});

test('past a corner both ways around have to be walled up', () => {
  const borders = (walls: Readonly<Record<string, string>>) => new Borders(SQUARES, walls, {});
  const [a, b] = [SQUARES.number('B2'), SQUARES.number('C3')];
  const crosses = (walls: Readonly<Record<string, string>>) => {
    const land = borders(walls);
    return land.crosses(a, b, (from, to) => land.between(from, to) === 'wall');
  };
  expect(crosses({ 'B2|C2': 'wall' })).toBe(false);
  expect(crosses({ 'B2|C2': 'wall', 'C2|C3': 'wall' })).toBe(false);
  expect(crosses({ 'B2|C2': 'wall', 'B2|B3': 'wall' })).toBe(true);
  expect(crosses({ 'C2|C3': 'wall', 'B2|B3': 'wall' })).toBe(true);
});

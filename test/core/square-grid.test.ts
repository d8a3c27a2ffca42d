import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf, hexGrid, isBorder, NO_SPACE, sidewards, squareGrid } from '../../src/core';

const grid = squareGrid(8, 10);
const space = fc.constantFrom(...grid.spaces);

test('A1 is the top left square, columns are letters', () => {
  expect(grid.spaces[0]).toBe('A1');
  expect(grid.at(7, 9)).toBe('J8');
  expect(grid.position('C2')).toMatchObject({ row: 1, column: 2 });
  expect(() => grid.position('K1')).toThrow('space "K1" is not on the board');
});

test('eight neighbours, sorted by row, then column', () => {
  expect(grid.neighbours('B2')).toEqual(['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3']);
});

test('four of them share a side, as all neighbours of a hex do; only between those are borders', () => {
  expect(sidewards(grid, 'B2')).toEqual(['B1', 'A2', 'C2', 'B3']);
  expect(sidewards(grid, 'A1')).toEqual(['B1', 'A2']);
  const hexes = hexGrid(9, 13);
  expect(sidewards(hexes, '4:4')).toEqual(hexes.neighbours('4:4'));
  const named = ['A1|B1', 'B1|A1', 'A1|B2', 'A1|C1', 'A1', '', 'A1|B1|C1'];
  expect(named.filter((border) => isBorder(grid, border))).toEqual(['A1|B1']);
  expect(isBorder(hexes, '4:4|5:4')).toBe(true);
});

test('a diagonal runs through corners: the two squares beside each block only together (A004-12)', () => {
  expect(grid.line('A1', 'C3')).toEqual([['B1', 'A2'], ['B2'], ['C2', 'B3']]);
  const board = boardOf(grid);
  const [from, to, right, below] = ['A1', 'B2', 'B1', 'A2'].map((name) => board.number(name)) as [
    number,
    number,
    number,
    number,
  ];
  expect(board.sightBlock(from, to, (each) => each === right)).toBe(NO_SPACE);
  expect(board.sightBlock(from, to, (each) => each === right || each === below)).toBe(right);
});

test('a line that is neither straight nor diagonal passes every square that it cuts', () => {
  expect(grid.line('A1', 'C2')).toEqual([['B1'], ['B2']]);
  expect(grid.line('A1', 'D2')).toEqual([['B1'], ['C1', 'B2'], ['C2']]);
});

test('lines are the same both ways', () => {
  fc.assert(
    fc.property(space, space, (a, b) => {
      const names = (steps: readonly (readonly string[])[]) =>
        steps.map((step) => [...step].sort().join()).sort();
      expect(names(grid.line(a, b))).toEqual(names(grid.line(b, a)));
    }),
  );
});

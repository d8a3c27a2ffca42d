import { describe, expect, test } from 'vitest';
import { type Faults, readCells, type TableCells } from '../../../src/core';
import { squares } from '../../../src/rulesets/squares';

const { 'combat-chart': chart, 'assault-dice': dice } = squares.tables;
if (!chart || !dice) throw new Error('a house table is missing');

const changed = (cells: TableCells, row: number, column: number, value: string | number): TableCells =>
  cells.map((each, at) => (at === row ? each.with(column, value) : each));

const reasons = (table: typeof chart, cells: TableCells) => table.remarks(cells).map(({ reason }) => reason);

describe('the combat chart', () => {
  test('as it comes it makes sense', () => {
    expect(reasons(chart, chart.cells)).toEqual([]);
  });

  test('an advantage that is none is remarked', () => {
    const worse = changed(changed(chart.cells, 0, 3, '-'), 1, 3, '-');
    expect(reasons(chart, worse)).toEqual(['advantage-is-worse']);
  });

  test('a column without results is remarked', () => {
    const empty = chart.cells.map((row) => row.with(0, '-'));
    expect(reasons(chart, empty)).toEqual(['column-is-empty']);
  });

  test('a column in which every face strikes is remarked', () => {
    const full = chart.cells.map((row) => row.with(3, 'C'));
    expect(reasons(chart, full)).toEqual(['column-is-full']);
  });
});

describe('the numbers of dice', () => {
  test('as they come they make sense', () => {
    expect(reasons(dice, dice.cells)).toEqual([]);
  });

  test('more dice at the least than there are is remarked', () => {
    expect(reasons(dice, changed(dice.cells, 5, 0, 7))).toEqual(['least-above-dice']);
  });

  test('may be written by their names, and nothing else', () => {
    const found: string[] = [];
    const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
    const rows = {
      dice: 5,
      'class-better-by-2': 1,
      'into-woods': 0,
      uphill: -1,
      'across-river': -2,
      least: 2,
    };
    expect(readCells(dice, rows, 'dice', faults)).toEqual([[5], [1], [0], [-1], [-2], [2]]);
    expect(found).toEqual([]);
    readCells(dice, { ...rows, dice: 99, moon: 1 }, 'dice', faults);
    expect(found).toEqual([
      'dice.moon: is unknown; use one of dice, class-better-by-2, into-woods, uphill, across-river, least',
      'dice[0][0]: expected a whole number from -6 to 12',
    ]);
  });
});

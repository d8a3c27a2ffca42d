import type { HouseTable, TableCells, TableRemark } from '../../core';
import type { Position } from './play';

/** A cell of T004-5: close combat, pressure, skirmish, artillery, or nothing. */
export type Result = 'C' | 'P' | 'S' | 'A' | '-';
const RESULTS: readonly Result[] = ['C', 'P', 'S', 'A', '-'];

/** The columns of the chart, by the advantages of a side's leading unit. */
export const COLUMNS = ['none', 'skirmish', 'class', 'both'] as const;
export type Column = (typeof COLUMNS)[number];

/** The faces of the die in the order of the rows. */
export const FACES = ['6', '5', '4', '3', '2', '1'] as const;

/** T004-5, a reconstruction: the source's own chart is lost. */
const CHART: TableCells = [
  ['C', 'C', 'C', 'C'],
  ['P', 'P', 'C', 'C'],
  ['-', 'S', 'P', 'S'],
  ['A', 'A', 'A', 'A'],
  ['-', '-', '-', 'P'],
  ['-', '-', '-', '-'],
];

/** T004-5 note 6: the number of dice, and its modifiers. */
const DICE_ROWS = ['dice', 'class-better-by-2', 'into-woods', 'uphill', 'across-river', 'least'] as const;
type DiceRow = (typeof DICE_ROWS)[number];
const DICE: TableCells = [[6], [1], [-1], [-1], [-1], [3]];

/** True if a cell can inflict a point. */
const isPoint = (cell: string | number): boolean => cell !== '-';

function chartRemarks(cells: TableCells): readonly TableRemark[] {
  const worth = COLUMNS.map((_, column) => cells.filter((row) => isPoint(row[column] ?? '-')).length);
  const [none = 0, skirmish = 0, byClass = 0, both = 0] = worth;
  const remark = (reason: string, column: Column): TableRemark => ({ reason, blanks: { column } });
  return [
    ...(skirmish < none ? [remark('advantage-is-worse', 'skirmish')] : []),
    ...(byClass < none ? [remark('advantage-is-worse', 'class')] : []),
    ...(both < Math.max(skirmish, byClass) ? [remark('advantage-is-worse', 'both')] : []),
    ...COLUMNS.flatMap((column, index) => (worth[index] === 0 ? [remark('column-is-empty', column)] : [])),
    ...COLUMNS.flatMap((column, index) =>
      worth[index] === FACES.length ? [remark('column-is-full', column)] : [],
    ),
  ];
}

function diceRemarks(cells: TableCells): readonly TableRemark[] {
  const number = (row: DiceRow) => Number(cells[DICE_ROWS.indexOf(row)]?.[0] ?? 0);
  const blanks = { dice: `${number('dice')}`, least: `${number('least')}` };
  return [
    ...(number('dice') < 1 ? [{ reason: 'no-dice', blanks }] : []),
    ...(number('least') > number('dice') ? [{ reason: 'least-above-dice', blanks }] : []),
    ...(number('class-better-by-2') < 0 ? [{ reason: 'class-costs-dice', blanks }] : []),
  ];
}

/** The house tables of these rules (T004-5), which the GM may edit. */
export const TABLES: Readonly<Record<string, HouseTable>> = {
  'combat-chart': {
    id: 'combat-chart',
    rule: 'T004-5',
    rows: FACES,
    columns: COLUMNS,
    cells: CHART,
    values: RESULTS,
    remarks: chartRemarks,
  },
  'assault-dice': {
    id: 'assault-dice',
    rule: 'T004-5',
    rows: DICE_ROWS,
    columns: ['number'],
    cells: DICE,
    values: { least: -6, most: 12 },
    remarks: diceRemarks,
  },
};

/** The combat chart of a battle. */
export const chartOf = ({ setting }: Position): TableCells => setting.tables['combat-chart'] ?? CHART;

/** The result of a face for a side with these advantages. */
export function resultOf(chart: TableCells, face: string, column: Column): Result {
  const cell = chart[FACES.indexOf(face as (typeof FACES)[number])]?.[COLUMNS.indexOf(column)];
  return RESULTS.find((result) => result === cell) ?? '-';
}

/** A number from the dice table. */
export const diceNumber = ({ setting }: Position, row: DiceRow): number =>
  Number((setting.tables['assault-dice'] ?? DICE)[DICE_ROWS.indexOf(row)]?.[0] ?? 0);

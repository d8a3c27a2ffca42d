import type { HouseTable, TableCells, TableRemark } from '../../core';
import type { Battle, Unit } from './battle';

/** The rows of table 1.12. */
const ROWS = ['foot', 'horse', 'one-block'] as const;
type Row = (typeof ROWS)[number];
const COLUMNS = ['adjacent', 'two', 'three', 'four', 'five'] as const;

/** Table 1.12, chosen: the printed one is lost. The last row is the number of dice that a single block loses. */
const CELLS: TableCells = [
  [4, 3, 3, 2, 1],
  [4, 3, 2, 1, 0],
  [1, 1, 1, 1, 1],
];

const numberAt = (cells: TableCells, row: Row, column: number): number =>
  Number(cells[ROWS.indexOf(row)]?.[column] ?? 0);

/** A remark for each row whose dice rise with distance. */
function remarks(cells: TableCells): readonly TableRemark[] {
  return (['foot', 'horse'] as const).flatMap((row) =>
    COLUMNS.some((_, column) => column > 0 && numberAt(cells, row, column) > numberAt(cells, row, column - 1))
      ? [{ reason: 'farther-is-better', blanks: { row } }]
      : [],
  );
}

/** The house tables of the game, which GMs may edit. */
export const TABLES: Readonly<Record<string, HouseTable>> = {
  'artillery-dice': {
    id: 'artillery-dice',
    rule: 'rules 1.12',
    rows: ROWS,
    columns: COLUMNS,
    cells: CELLS,
    values: { least: 0, most: 8 },
    remarks,
  },
};

const cellsOf = ({ setting }: Battle): TableCells => setting.tables['artillery-dice'] ?? CELLS;

const isHorse = ({ kind }: Unit): boolean => kind.chart.move.battle > 0;

/** CCN-35: the dice of artillery by distance, 1 being adjacent; 0 out of range. */
export function gunDice(battle: Battle, guns: Unit, distance: number, hasMoved: boolean): number {
  const cells = cellsOf(battle);
  const table = numberAt(cells, isHorse(guns) ? 'horse' : 'foot', distance - 1);
  const dice = hasMoved ? Math.ceil(table / 2) : table;
  if (dice === 0 || guns.strength > 1) return dice;
  return Math.max(1, dice - numberAt(cells, 'one-block', distance - 1));
}

/** CCN-31: the farthest distance at which artillery still rolls dice. */
export function gunRange(battle: Battle, guns: Unit): number {
  const row = cellsOf(battle)[ROWS.indexOf(isHorse(guns) ? 'horse' : 'foot')] ?? [];
  return COLUMNS.findLastIndex((_, column) => Number(row[column] ?? 0) > 0) + 1;
}

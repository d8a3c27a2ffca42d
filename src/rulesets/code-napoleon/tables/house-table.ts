import type { HouseTable, State, TableCells, TableRemark } from '../../../core';

/** The contents of a table. */
interface Given<Row extends string, Column extends string> {
  readonly id: string;
  /** The number of the table in rules/square-rules.md. */
  readonly rule: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cells: TableCells;
  readonly values: HouseTable['values'];
  readonly remarks?: (cells: TableCells) => readonly TableRemark[];
}

/** Anything that knows the house tables of a battle. */
interface WithTables {
  readonly setting: { readonly tables: State['tables'] };
}

/** A table of house values, with look-up by row and column names. */
export interface Chart<Row extends string, Column extends string> {
  readonly table: HouseTable;
  /** The number in a cell, by the tables of a battle. */
  number(position: WithTables, row: Row, column: Column): number;
  /** The word in a cell, by the tables of a battle. */
  word(position: WithTables, row: Row, column: Column): string;
}

/** Makes a table with default cells, which a battle may replace. */
export function chart<Row extends string, Column extends string>({
  remarks = () => [],
  ...given
}: Given<Row, Column>): Chart<Row, Column> {
  const { id, rows, columns, cells } = given;
  const cell = ({ setting }: WithTables, row: Row, column: Column) =>
    (setting.tables[id] ?? cells)[rows.indexOf(row)]?.[columns.indexOf(column)];
  return {
    table: { ...given, remarks },
    number: (position, row, column) => Number(cell(position, row, column) ?? 0),
    word: (position, row, column) => String(cell(position, row, column) ?? ''),
  };
}

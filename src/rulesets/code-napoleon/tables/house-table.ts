import type { HouseTable, State, TableCells, TableRemark } from '../../../core';

/** What a table is made of. */
interface Given<Row extends string, Column extends string> {
  readonly id: string;
  /** The table of rules/square-rules.md. */
  readonly rule: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cells: TableCells;
  readonly values: HouseTable['values'];
  readonly remarks?: (cells: TableCells) => readonly TableRemark[];
}

/** Whatever knows which house tables are played with. */
interface WithTables {
  readonly setting: { readonly tables: State['tables'] };
}

/** A table of house values that rules look up by the names of its rows and columns. */
export interface Chart<Row extends string, Column extends string> {
  readonly table: HouseTable;
  /** The number in a cell, as it is in a battle. */
  number(position: WithTables, row: Row, column: Column): number;
  /** The word in a cell. */
  word(position: WithTables, row: Row, column: Column): string;
}

/** Makes a table: the values of the rules are its cells unless a battle has others. */
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

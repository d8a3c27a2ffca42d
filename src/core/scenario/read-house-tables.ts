import { type Faults, fields, items, noOthers } from '../data';
import type { HouseTable, Ruleset } from '../engine';
import type { TableCells } from '../state';

/** House tables by id, each of the same size as the ruleset's own and with allowed values only. */
export function readTables(
  { tables }: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, TableCells>> {
  const given = fields(data ?? {}, place, faults);
  noOthers(given, Object.keys(tables), place, faults);
  const read: Record<string, TableCells> = {};
  for (const [id, cells] of Object.entries(given)) {
    const table = tables[id];
    if (table) read[id] = readCells(table, cells, `${place}.${id}`, faults);
  }
  return read;
}

/** The cells of one table, row by row; a table with a single column may also be written by the names of its rows. */
export function readCells(table: HouseTable, data: unknown, place: string, faults: Faults): TableCells {
  const rows = items(asRows(table, data, place, faults), place, faults);
  if (rows.length !== table.rows.length) faults.add(place, `expected ${table.rows.length} rows`);
  return rows.map((row, index) => {
    const cells = items(row, `${place}[${index}]`, faults);
    if (cells.length !== table.columns.length) {
      faults.add(`${place}[${index}]`, `expected ${table.columns.length} cells`);
    }
    return cells.map((cell, column) => readCell(table, cell, `${place}[${index}][${column}]`, faults));
  });
}

function readCell({ values }: HouseTable, cell: unknown, place: string, faults: Faults): string | number {
  if ('least' in values) {
    const { least, most } = values;
    const isRight = typeof cell === 'number' && Number.isInteger(cell) && cell >= least && cell <= most;
    if (isRight) return cell;
    faults.add(place, `expected a whole number from ${least} to ${most}`);
    return least;
  }
  const word = values.find((each) => each === cell);
  if (word === undefined) faults.add(place, `must be one of ${values.join(', ')}`);
  return word ?? '';
}

function asRows(table: HouseTable, data: unknown, place: string, faults: Faults): unknown {
  const isNamed = table.columns.length === 1 && typeof data === 'object' && !Array.isArray(data);
  if (!isNamed) return data;
  const given = fields(data, place, faults);
  noOthers(given, table.rows, place, faults);
  return table.rows.map((row) => [given[row]]);
}

import type { HouseTable, Ruleset, TableCells } from '../../../core';
import type { Tables } from '../../documents/house-tables';

/** The house tables of a game while a game master edits them: all of them, as they are to be. */
export type TablesDraft = Tables;

/** Every table of a game, with the cells of those that are not the rules' own. */
export const draftOf = ({ tables }: Ruleset, others: Tables): TablesDraft =>
  Object.fromEntries(Object.values(tables).map(({ id, cells }) => [id, others[id] ?? cells]));

/** The draft with one cell as it was chosen or written; what the table can't hold changes nothing. */
export function withCell(
  { id, values }: HouseTable,
  draft: TablesDraft,
  row: number,
  column: number,
  written: string,
): TablesDraft {
  const cell = cellFrom(values, written);
  const rows = draft[id] ?? [];
  if (cell === undefined || rows[row]?.[column] === undefined) return draft;
  const changed = rows.map((cells, index) =>
    index === row ? cells.map((each, place) => (place === column ? cell : each)) : cells,
  );
  return { ...draft, [id]: changed };
}

function cellFrom(values: HouseTable['values'], written: string): string | number | undefined {
  if (!('least' in values)) return values.find((word) => word === written);
  const number = Number(written);
  const isRight =
    written.trim() !== '' && Number.isInteger(number) && number >= values.least && number <= values.most;
  return isRight ? number : undefined;
}

/** The draft with one table as the rules have it. */
export const withRulesOwn = ({ id, cells }: HouseTable, draft: TablesDraft): TablesDraft => ({
  ...draft,
  [id]: cells,
});

/** Whether two tables hold the same. */
export const isSame = (one: TableCells, other: TableCells): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The tables of a draft that are not those of the rules. */
export const ownTables = ({ tables }: Ruleset, draft: TablesDraft): Tables =>
  Object.fromEntries(
    Object.entries(draft).filter(([id, cells]) => tables[id] && !isSame(cells, tables[id].cells)),
  );

/** The tables of a draft that are not as they are now. */
export const changedTables = (draft: TablesDraft, now: TablesDraft): Tables =>
  Object.fromEntries(Object.entries(draft).filter(([id, cells]) => !isSame(cells, now[id] ?? [])));

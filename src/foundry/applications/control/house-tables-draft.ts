import {
  type FileKind,
  type HouseTable,
  LONGEST,
  noOthers,
  oneOf,
  type Ruleset,
  readJsonFile,
  readTables,
  type TableCells,
} from '../../../core';
import type { Tables } from '../../documents/settings';
import { type Texts, textsOf } from '../../texts';
import { listChoices } from '../list-choices';

/** The data that the editor of house tables shows. */
export interface HouseTablesData {
  readonly rules: Ruleset;
  readonly draft: TablesDraft;
  /** The tables of the current battle; null if no battle uses these rules. */
  readonly inBattle: TablesDraft | null;
  /** The tables for new battles. */
  readonly forNew: TablesDraft;
  /** True if no correction is possible now: a question is open, or an action is running. */
  readonly isBlocked: boolean;
}

/** The template data of the editor. */
export function tablesContext({ rules, draft, inBattle, forNew, isBlocked }: HouseTablesData, texts: Texts) {
  const differs = (from: TablesDraft): boolean => Object.keys(changedTables(draft, from)).length > 0;
  const own = textsOf(rules.id, texts);
  return {
    game: texts.localize(`PDC.${rules.id}.name`),
    tables: Object.values(rules.tables).map((table) => tablePart(table, draft, own)),
    hasBattle: inBattle !== null,
    canApply: inBattle !== null && !isBlocked && differs(inBattle),
    canKeep: differs(forNew),
    isBlocked,
  };
}

function tablePart(table: HouseTable, draft: TablesDraft, texts: Texts) {
  const { id, rule, rows, columns, cells: own, values } = table;
  const cells = draft[id] ?? own;
  const localize = (key: string): string => texts.localize(`PDC.rules.table.${id}.${key}`);
  return {
    id,
    rule,
    title: localize('title'),
    hint: localize('hint'),
    isOwn: isSame(cells, own),
    columns: columns.map((column) => localize(`column.${column}`)),
    rows: rows.map((row, index) => ({
      label: localize(`row.${row}`),
      cells: columns.map((column, place) => {
        const value = cells[index]?.[place] ?? '';
        return {
          row: index,
          column: place,
          value,
          label: `${localize(`row.${row}`)}, ${localize(`column.${column}`)}`,
          isChanged: value !== own[index]?.[place],
          limits: 'least' in values ? values : null,
          choices: 'least' in values ? [] : choices(id, values, value, texts),
        };
      }),
    })),
    remarks: table.remarks(cells).map(({ reason, blanks }) => remark(id, reason, blanks, texts)),
  };
}

const choices = (table: string, values: readonly string[], chosen: string | number, { localize }: Texts) =>
  listChoices(values, String(chosen), (id) => localize(`PDC.rules.table.${table}.value.${id}`));

/** A warning; a placeholder value that is a column id is replaced with the column's name. */
function remark(
  table: string,
  reason: string,
  blanks: Readonly<Record<string, string>>,
  { localize, has }: Texts,
): string {
  const named = Object.entries(blanks).map(([name, word]) => {
    const key = `PDC.rules.table.${table}.${name}.${word}`;
    return [name, has(key) ? localize(key) : word];
  });
  return localize(`PDC.rules.tableRemark.${reason}`, Object.fromEntries(named));
}

/** The house tables of a game while a GM edits them: all tables, with their new values. */
export type TablesDraft = Tables;

/** Every table of a game, with the changed cells of those that differ from the rules. */
export const draftOf = ({ tables }: Ruleset, others: Tables): TablesDraft =>
  Object.fromEntries(Object.values(tables).map(({ id, cells }) => [id, others[id] ?? cells]));

/** The draft with one cell as chosen or typed; a value that the table can't hold changes nothing. */
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

/** The draft with one table reset to the rules. */
export const withRulesOwn = ({ id, cells }: HouseTable, draft: TablesDraft): TablesDraft => ({
  ...draft,
  [id]: cells,
});

/** True if two tables have the same cells. */
const isSame = (one: TableCells, other: TableCells): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The tables of a draft that differ from the rules. */
export const ownTables = ({ tables }: Ruleset, draft: TablesDraft): Tables =>
  Object.fromEntries(
    Object.entries(draft).filter(([id, cells]) => tables[id] && !isSame(cells, tables[id].cells)),
  );

/** The tables of a draft that differ from the current ones. */
export const changedTables = (draft: TablesDraft, now: TablesDraft): Tables =>
  Object.fromEntries(Object.entries(draft).filter(([id, cells]) => !isSame(cells, now[id] ?? [])));

const TABLES_FILE: FileKind = { name: 'house tables', holds: 'house tables', longest: LONGEST.tablesFile };

/** The text of the file in which house tables are shared, one line per row. */
export function tablesFile({ id }: Ruleset, tables: Tables): string {
  const parts = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map((cells) => `      [${cells.map((cell) => JSON.stringify(cell)).join(', ')}]`);
    return `    ${JSON.stringify(table)}: [\n${lines.join(',\n')}\n    ]`;
  });
  return `{\n  "ruleset": ${JSON.stringify(id)},\n  "tables": {\n${parts.join(',\n')}\n  }\n}\n`;
}

/** Reads such a file. Throws UnusableData with every fault and its place. */
export const readTablesFile = (text: string, rules: Ruleset): Tables =>
  readJsonFile(TABLES_FILE, text, (given, faults) => {
    noOthers(given, ['ruleset', 'tables'], 'file', faults);
    oneOf(given.ruleset, 'ruleset', faults, [rules.id]);
    return readTables(rules, given.tables, 'tables', faults);
  });

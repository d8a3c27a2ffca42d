import type { HouseTable, Ruleset } from '../../../core';
import type { Words } from './action-lines';
import { changedTables, isSame, type TablesDraft } from './tables-draft';

/** What the editor of house tables shows. */
export interface TablesScene {
  readonly rules: Ruleset;
  readonly draft: TablesDraft;
  /** The tables of the running battle; null where none is fought by these rules. */
  readonly inBattle: TablesDraft | null;
  /** Those with which new battles begin. */
  readonly forNew: TablesDraft;
  /** Nothing can be put right now: a question is open, or something is under way. */
  readonly isBlocked: boolean;
}

/** What the template of the editor shows. */
export function tablesContext({ rules, draft, inBattle, forNew, isBlocked }: TablesScene, words: Words) {
  const differs = (from: TablesDraft): boolean => Object.keys(changedTables(draft, from)).length > 0;
  return {
    game: words.localize(`PDC.ruleset.${rules.id}`),
    tables: Object.values(rules.tables).map((table) => tablePart(table, draft, words)),
    hasBattle: inBattle !== null,
    canApply: inBattle !== null && !isBlocked && differs(inBattle),
    canKeep: differs(forNew),
    isBlocked,
  };
}

function tablePart(table: HouseTable, draft: TablesDraft, words: Words) {
  const { id, rule, rows, columns, cells: own, values } = table;
  const cells = draft[id] ?? own;
  const localize = (key: string): string => words.localize(`PDC.table.${id}.${key}`);
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
          choices: 'least' in values ? [] : choices(id, values, value, words),
        };
      }),
    })),
    remarks: table.remarks(cells).map(({ reason, blanks }) => remark(id, reason, blanks, words)),
  };
}

const choices = (table: string, values: readonly string[], chosen: string | number, { localize }: Words) =>
  values.map((value) => ({
    value,
    name: localize(`PDC.table.${table}.value.${value}`),
    isChosen: value === chosen,
  }));

/** A warning; where a blank is the id of a column, it is told by its name. */
function remark(
  table: string,
  reason: string,
  blanks: Readonly<Record<string, string>>,
  { localize, has }: Words,
): string {
  const named = Object.entries(blanks).map(([name, word]) => {
    const key = `PDC.table.${table}.${name}.${word}`;
    return [name, has(key) ? localize(key) : word];
  });
  return localize(`PDC.tableRemark.${reason}`, Object.fromEntries(named));
}

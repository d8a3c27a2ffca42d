import { fields, noOthers, oneOf, type Ruleset, readTables, UnusableData } from '../../../core';
import type { Tables } from '../../documents/house-tables';

const WHAT = 'house tables';

/** Far more than any tables need; whatever is larger is not read at all. */
const LONGEST = 50_000;

/** The text of the file by which house tables are shared, a row of a table a line. */
export function tablesFile({ id }: Ruleset, tables: Tables): string {
  const parts = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map((cells) => `      [${cells.map((cell) => JSON.stringify(cell)).join(', ')}]`);
    return `    ${JSON.stringify(table)}: [\n${lines.join(',\n')}\n    ]`;
  });
  return `{\n  "ruleset": ${JSON.stringify(id)},\n  "tables": {\n${parts.join(',\n')}\n  }\n}\n`;
}

/** Reads such a file. Throws UnusableData with every fault and its place. */
export function readTablesFile(text: string, rules: Ruleset): Tables {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const given = fields(parsed(text), 'file', faults);
  let tables: Tables = {};
  // Of something that is no mapping at all, nothing more needs to be said.
  if (found.length === 0) {
    noOthers(given, ['ruleset', 'tables'], 'file', faults);
    oneOf(given.ruleset, 'ruleset', faults, [rules.id]);
    tables = readTables(rules, given.tables, 'tables', faults);
  }
  if (found.length > 0) throw new UnusableData(WHAT, found);
  return tables;
}

function parsed(text: string): unknown {
  if (text.length > LONGEST) throw new UnusableData(WHAT, ['file: too long for house tables']);
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new UnusableData(WHAT, [`file: is not JSON (${fault})`]);
  }
}

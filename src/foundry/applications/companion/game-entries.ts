import type { HouseTable, TableCells } from '../../../core';
import { drawCardSign, imageSource } from '../../../drawing';
import { type Texts, textsOf } from '../../texts';
import { type Entry, type EntryMatter, entry } from './entry';

/** The phases of a battle in order. */
export function phaseEntries({ rules, guide, texts }: EntryMatter): readonly Entry[] {
  const { localize } = textsOf(rules.id, texts);
  return guide.phases.map((phase) =>
    entry({
      id: `phase:${phase}`,
      kind: 'phase',
      title: localize(`PDC.rules.step.${phase}`),
      lines: [localize(`PDC.rules.about.phase.${phase}`)],
    }),
  );
}

/** The command cards with their texts. */
export function cardEntries({ rules, texts }: EntryMatter): readonly Entry[] {
  const { localize } = textsOf(rules.id, texts);
  // Each side has its own rating: here the card addresses both.
  const rating = localize('PDC.companion.rating');
  return Object.values(rules.cards).map(({ id, sign, stats = {}, rule }) =>
    entry({
      id: `card:${id}`,
      kind: 'card',
      title: localize(`PDC.rules.command.${id}.title`),
      lines: [localize(`PDC.rules.command.${id}.text`, { ...stats, rating })],
      pictures: [imageSource(drawCardSign(sign))],
      cites: [rule],
    }),
  );
}

/** The options of the rules, with the values in use in the battle. */
export function optionEntries({ rules, state, texts }: EntryMatter): readonly Entry[] {
  const { localize } = textsOf(rules.id, texts);
  return rules.options.map(({ id, values, initial, rule }) => {
    const inUse = state.options[id] ?? initial;
    return entry({
      id: `option:${id}`,
      kind: 'option',
      title: localize(`PDC.rules.option.${id}.name`),
      lines: [localize(`PDC.rules.option.${id}.hint`)],
      values: values.map((value) => ({
        text: localize(`PDC.rules.option.${id}.value.${value}`),
        isInUse: value === inUse,
      })),
      cites: [rule],
    });
  });
}

/** The editable tables of house values, with the battle's values. */
export function tableEntries({ rules, state, texts }: EntryMatter): readonly Entry[] {
  const own = textsOf(rules.id, texts);
  const { localize } = own;
  return Object.values(rules.tables).map((table) =>
    entry({
      id: `table:${table.id}`,
      kind: 'table',
      title: localize(`PDC.rules.table.${table.id}.title`),
      lines: [localize(`PDC.rules.table.${table.id}.hint`)],
      table: cellsOf(table, state.tables[table.id] ?? table.cells, own),
      cites: [table.rule],
      standing: 'house',
    }),
  );
}

/** The cells of a table as text: the content of the editor, read-only. */
function cellsOf(
  { id, rows, columns, cells: own, values }: HouseTable,
  cells: TableCells,
  { localize }: Texts,
) {
  const named = (value: string | number) =>
    'least' in values ? `${value}` : localize(`PDC.rules.table.${id}.value.${value}`);
  return {
    columns: columns.map((column) => localize(`PDC.rules.table.${id}.column.${column}`)),
    rows: rows.map((row, index) => ({
      label: localize(`PDC.rules.table.${id}.row.${row}`),
      cells: (cells[index] ?? []).map((value, place) => ({
        text: named(value),
        isChanged: value !== own[index]?.[place],
      })),
    })),
  };
}

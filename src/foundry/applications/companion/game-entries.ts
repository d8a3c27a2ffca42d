import type { HouseTable, TableCells } from '../../../core';
import { drawCardSign, imageSource } from '../../../drawing';
import { ownKey, type Texts } from '../../texts';
import { type Entry, type EntryMatter, entry } from './entry';

/** The phases of a battle in order. */
export function phaseEntries({ rules, guide, texts }: EntryMatter): readonly Entry[] {
  const { localize, has } = texts;
  return guide.phases.map((phase) => {
    const own = ownKey(rules.id, `PDC.step.${phase}`, has);
    return entry({
      id: `phase:${phase}`,
      kind: 'phase',
      title: localize(has(own) ? own : `PDC.panel.during.${phase}`),
      lines: [localize(ownKey(rules.id, `PDC.about.phase.${phase}`, has))],
    });
  });
}

/** The command cards with their texts. */
export function cardEntries({ rules, texts }: EntryMatter): readonly Entry[] {
  const { localize, has } = texts;
  // Each side has its own rating: here the card addresses both.
  const rating = localize('PDC.companion.rating');
  return Object.values(rules.cards).map(({ id, sign, stats = {}, rule }) =>
    entry({
      id: `card:${id}`,
      kind: 'card',
      title: localize(ownKey(rules.id, `PDC.command.${id}.title`, has)),
      lines: [localize(ownKey(rules.id, `PDC.command.${id}.text`, has), { ...stats, rating })],
      pictures: [imageSource(drawCardSign(sign))],
      cites: [rule],
    }),
  );
}

/** The options of the rules, with the values in use in the battle. */
export function optionEntries({ rules, state, texts: { localize } }: EntryMatter): readonly Entry[] {
  return rules.options.map(({ id, values, initial, rule }) => {
    const inUse = state.options[id] ?? initial;
    return entry({
      id: `option:${id}`,
      kind: 'option',
      title: localize(`PDC.option.${id}.name`),
      lines: [localize(`PDC.option.${id}.hint`)],
      values: values.map((value) => ({
        text: localize(`PDC.option.${id}.value.${value}`),
        isInUse: value === inUse,
      })),
      cites: [rule],
    });
  });
}

/** The editable tables of house values, with the battle's values. */
export function tableEntries({ rules, state, texts }: EntryMatter): readonly Entry[] {
  const { localize } = texts;
  return Object.values(rules.tables).map((table) =>
    entry({
      id: `table:${table.id}`,
      kind: 'table',
      title: localize(`PDC.table.${table.id}.title`),
      lines: [localize(`PDC.table.${table.id}.hint`)],
      table: cellsOf(table, state.tables[table.id] ?? table.cells, texts),
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
    'least' in values ? `${value}` : localize(`PDC.table.${id}.value.${value}`);
  return {
    columns: columns.map((column) => localize(`PDC.table.${id}.column.${column}`)),
    rows: rows.map((row, index) => ({
      label: localize(`PDC.table.${id}.row.${row}`),
      cells: (cells[index] ?? []).map((value, place) => ({
        text: named(value),
        isChanged: value !== own[index]?.[place],
      })),
    })),
  };
}

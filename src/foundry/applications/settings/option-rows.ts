import type { Json, RulesOption, Scenario } from '../../../core';
import type { PlayableScenario } from './scenario-file';

/** Where the texts come from. */
interface Texts {
  localize(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

/** One rules option as the dialog shows it. */
interface OptionRow {
  readonly id: string;
  /** What it is about; empty in games with few options. */
  readonly group: string;
  readonly name: string;
  readonly hint: string;
  readonly isChanged: boolean;
  readonly values: readonly { readonly word: string; readonly name: string; readonly isChosen: boolean }[];
}

/** What a scenario says of an option. */
export const saidOf = ({ options }: Scenario, { id, initial }: RulesOption): Json => options[id] ?? initial;

/** The options of a scenario with those of their values that were chosen. */
export function optionRows(
  chosen: PlayableScenario,
  scenario: Scenario,
  { localize, has }: Texts,
): readonly OptionRow[] {
  return chosen.rules.options.map((option) => {
    const { id, values } = option;
    const value = saidOf(scenario, option);
    return {
      id,
      group: has(`PDC.option.${id}.group`) ? localize(`PDC.option.${id}.group`) : '',
      name: localize(`PDC.option.${id}.name`),
      hint: localize(`PDC.option.${id}.hint`),
      isChanged: value !== saidOf(chosen.scenario, option),
      values: values.map((each) => ({
        word: String(each),
        name: localize(`PDC.option.${id}.value.${String(each)}`),
        isChosen: each === value,
      })),
    };
  });
}

/** Options by what they are about, in the order in which that comes up. */
export const grouped = (rows: readonly OptionRow[]) =>
  [...new Set(rows.map(({ group }) => group))].map((group) => ({
    group,
    options: rows.filter((row) => row.group === group),
  }));

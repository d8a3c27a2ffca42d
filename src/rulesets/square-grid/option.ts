import type { Position, RulesOption } from '../../core';

/** A choice between readings of the rules, the default first. */
export const option = <const T extends string | number | boolean>(id: string, rule: string, ...values: T[]) =>
  ({ id, values, initial: values[0] as T, rule }) satisfies RulesOption;

/** Whether one of these options has a value in a battle; options that it does not name have their initial one. */
export function optionsAre(
  options: readonly RulesOption[],
): <Kind>(position: Position<Kind>, id: string, value: string | boolean) => boolean {
  const initial = new Map(options.map((each) => [each.id, each.initial]));
  return ({ setting }, id, value) => (setting.options[id] ?? initial.get(id)) === value;
}

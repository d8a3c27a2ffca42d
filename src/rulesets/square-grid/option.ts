import type { Position, RulesOption } from '../../core';

/** A rules option between several rulings; the default comes first. */
export const option = <const T extends string | number | boolean>(id: string, rule: string, ...values: T[]) =>
  ({ id, values, initial: values[0] as T, rule }) satisfies RulesOption;

/** True if one of these options has a given value in a battle; an option that it does not set has its default. */
export function optionsAre(
  options: readonly RulesOption[],
): <Kind>(position: Position<Kind>, id: string, value: string | boolean) => boolean {
  const initial = new Map(options.map((each) => [each.id, each.initial]));
  return ({ setting }, id, value) => (setting.options[id] ?? initial.get(id)) === value;
}

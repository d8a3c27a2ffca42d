import { fields, type Ruleset, readOptions, type Scenario, UnusableData } from '../../core';

/** The scenario with other rules options. Throws UnusableData for options and values that its rules don't know. */
export function withOptions(rules: Ruleset, scenario: Scenario, options: unknown): Scenario {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const merged = { ...scenario.options, ...fields(options, 'options', faults) };
  const read = readOptions(rules, merged, 'options', faults);
  if (found.length > 0) throw new UnusableData(`scenario "${scenario.id}"`, found);
  return { ...scenario, options: read };
}

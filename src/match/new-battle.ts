import { fields, type Ruleset, readOptions, type Scenario, type State, UnusableData } from '../core';
import type { Save } from './save';

/** The save of a battle that is about to begin. */
export const newSave = (rules: Ruleset, start: State): Save => ({
  ruleset: rules.id,
  version: rules.version,
  revision: 0,
  start,
  record: [],
  state: start,
  open: null,
  proposal: null,
  told: 0,
  receipts: [],
});

/** The scenario with other rules options. Throws UnusableData for options and values that its rules don't know. */
export function withOptions(rules: Ruleset, scenario: Scenario, options: unknown): Scenario {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const merged = { ...scenario.options, ...fields(options, 'options', faults) };
  const read = readOptions(rules, merged, 'options', faults);
  if (found.length > 0) throw new UnusableData(`scenario "${scenario.id}"`, found);
  return { ...scenario, options: read };
}

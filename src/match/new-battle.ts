import { fields, type Ruleset, readOptions, readWhole, type Scenario, type State } from '../core';
import type { Save } from './save';

/** The save of a battle that is about to begin. */
export const newSave = (rules: Ruleset, start: State, lesson?: string): Save => ({
  ruleset: rules.id,
  version: rules.version,
  revision: 0,
  ...(lesson !== undefined && { lesson }),
  start,
  record: [],
  state: start,
  open: null,
  proposal: null,
  reported: 0,
  receipts: [],
});

/** The scenario with other rules options. Throws UnusableData for options and values that its rules don't know. */
export function withOptions(rules: Ruleset, scenario: Scenario, options: unknown): Scenario {
  return readWhole(`scenario "${scenario.id}"`, (faults) => {
    const merged = { ...scenario.options, ...fields(options, 'options', faults) };
    return { ...scenario, options: readOptions(rules, merged, 'options', faults) };
  });
}

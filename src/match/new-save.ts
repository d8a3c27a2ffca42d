import type { Ruleset, State } from '../core';
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

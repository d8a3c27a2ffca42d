import { FORMAT_FIELD, type KeptFormat } from '../data';

/** The formats of scenarios: as files, on journal pages, and in campaigns. */
export const SCENARIO_FORMAT: KeptFormat = {
  name: 'the scenario',
  field: FORMAT_FIELD,
  current: 1,
  steps: [],
};

import { FORMAT_FIELD, type SavedFormat } from '../data';

/** The formats of scenarios: as files, on journal pages, and in campaigns. */
export const SCENARIO_FORMAT: SavedFormat = {
  name: 'the scenario',
  field: FORMAT_FIELD,
  current: 1,
  steps: [],
};

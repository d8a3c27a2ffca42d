import { FORMAT_FIELD, type SavedFormat } from '../core';

/** The formats of campaigns in play: as files, and on journal pages. */
export const CAMPAIGN_FORMAT: SavedFormat = {
  name: 'the campaign',
  field: 'version',
  current: 1,
  steps: [],
};

/** The formats of plans, which players write by hand. */
export const PLAN_FORMAT: SavedFormat = { name: 'the campaign', field: FORMAT_FIELD, current: 1, steps: [] };

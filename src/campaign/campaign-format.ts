import { FORMAT_FIELD, type SavedFormat } from '../core';

/** The formats of campaigns in play: as files, and on journal pages. */
export const CAMPAIGN_FORMAT: SavedFormat = {
  name: 'the campaign',
  field: 'version',
  current: 2,
  steps: [
    {
      from: 1,
      to: 2,
      why: 'Orders said neither by which rules they were carried out nor what came of them: they are carried out again.',
      step: (campaign) => campaign,
    },
  ],
};

/** The formats of plans, which players write by hand. */
export const PLAN_FORMAT: SavedFormat = { name: 'the campaign', field: FORMAT_FIELD, current: 1, steps: [] };

import type { RuleSource } from '../../core';

/** The rules that campaigns add to a battle, by the numbers players see. */
export const CAMPAIGN_RULES: RuleSource = {
  source: 'campaign',
  stated: [
    'R001-21',
    'R001-22',
    'R001-23',
    'R001-25',
    'R001-43',
    'R001-48',
    'R001-49',
    'R001-50',
    'R001-53',
    'R001-55',
    'R001-59',
    'R001-60',
    'R001-61',
    'R001-65',
    'R001-66',
    'R001-68',
  ],
  readings: [],
  house: [],
};

import {
  actionsOf,
  fields,
  inOneGo,
  listOf,
  migrated,
  noOthers,
  RecordFault,
  readWhole,
  retraced,
  UnusableData,
} from '../core';
import { type Campaign, newCampaign } from './campaign';
import { CAMPAIGN_FORMAT } from './campaign-format';
import { afterAction, type CampaignAction, type CampaignEntry } from './orders';
import type { CampaignPlan } from './plan';
import { planFrom } from './read-plan';
import { readEntry } from './read-record';
import type { CampaignWorld } from './world';

/** A campaign as it is saved: its plan and its record. */
export interface CampaignSave {
  /** The format number. */
  readonly version: 2;
  readonly plan: CampaignPlan;
  readonly record: readonly CampaignEntry[];
}

/** The save of a campaign before its first battle. */
export const newSave = (plan: CampaignPlan): CampaignSave => ({ version: 2, plan, record: [] });

/** The current campaign of a save. */
export const campaignOf = ({ plan, record }: CampaignSave, world: CampaignWorld): Campaign =>
  actionsOf(record).reduce((campaign, action) => afterAction(campaign, action, world), newCampaign(plan));

/**
 * Reads a campaign from outside: the plan, and the record, which must be playable to its end. Throws UnusableData with
 * every fault, its location and the remedy.
 */
export function readCampaignSave(data: unknown, world: CampaignWorld): CampaignSave {
  const now = migrated(CAMPAIGN_FORMAT, data);
  const save = readWhole('the campaign', (faults): CampaignSave => {
    const given = fields(now, 'campaign', faults);
    noOthers(given, ['plan', 'record'], 'campaign', faults);
    const plan = planFrom(given.plan, world, faults);
    return { ...newSave(plan), record: listOf(readEntry)(given.record, 'record', faults) };
  });
  try {
    const after = (campaign: Campaign, action: CampaignAction) => afterAction(campaign, action, world);
    inOneGo(retraced(save.record, newCampaign(save.plan), { after }));
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    throw new UnusableData('the campaign', [`${error.message}; ${REMEDY}`]);
  }
  return save;
}

const REMEDY =
  'only the campaign writes a record: use the file as it was saved, or only the lines before this one';

import { type Faults, fields, listOf, noOthers, readWhole } from '../core';
import { type Campaign, newCampaign } from './campaign';
import { type CampaignEntry, replayCampaign } from './orders';
import type { CampaignPlan } from './plan';
import { planFrom } from './read-plan';
import { readEntry } from './read-record';
import type { CampaignWorld } from './world';

/** A campaign as it is kept: its plan, and everything that was done. */
export interface CampaignSave {
  readonly version: 1;
  readonly plan: CampaignPlan;
  readonly record: readonly CampaignEntry[];
}

/** The campaign of a save as of now. */
export const campaignOf = ({ plan, record }: CampaignSave, world: CampaignWorld): Campaign =>
  replayCampaign(newCampaign(plan), record, world);

/**
 * Reads a campaign from outside: the plan, the record, and whether the record can be played again to its end. Throws
 * UnusableData with every fault, its place and what would be right.
 */
export function readCampaignSave(data: unknown, world: CampaignWorld): CampaignSave {
  return readWhole('the campaign', (faults) => {
    const given = fields(data, 'campaign', faults);
    noOthers(given, ['version', 'plan', 'record'], 'campaign', faults);
    if (given.version !== 1) faults.add('version', 'is one that this version does not know: 1 is needed');
    let count = 0;
    const counted: Faults = {
      add(place, fault) {
        count += 1;
        faults.add(place, fault);
      },
    };
    const plan = planFrom(given.plan, world, counted);
    const record = listOf(readEntry)(given.record, 'record', counted);
    const save: CampaignSave = { version: 1, plan, record };
    // What can't be read can't be played again either: its faults are told already.
    if (count === 0) checkReplay(save, world, faults);
    return save;
  });
}

function checkReplay(save: CampaignSave, world: CampaignWorld, faults: Faults): void {
  for (const [index] of save.record.entries()) {
    try {
      campaignOf({ ...save, record: save.record.slice(0, index + 1) }, world);
    } catch (error) {
      faults.add(`record[${index}]`, error instanceof Error ? error.message : String(error));
      return;
    }
  }
}

import { errorText, type Faults, fields, listOf, migrated, noOthers, readWhole } from '../core';
import { type Campaign, newCampaign } from './campaign';
import { CAMPAIGN_FORMAT } from './campaign-format';
import { afterAction, type CampaignEntry, replayCampaign } from './orders';
import type { CampaignPlan } from './plan';
import { planFrom } from './read-plan';
import { readEntry } from './read-record';
import type { CampaignWorld } from './world';

/** A campaign as it is saved: its plan and its record. */
export interface CampaignSave {
  /** The format number. */
  readonly version: 1;
  readonly plan: CampaignPlan;
  readonly record: readonly CampaignEntry[];
}

/** The current campaign of a save. */
export const campaignOf = ({ plan, record }: CampaignSave, world: CampaignWorld): Campaign =>
  replayCampaign(newCampaign(plan), record, world);

/**
 * Reads a campaign from outside: the plan, and the record, which must be playable to its end. Throws UnusableData with
 * every fault, its location and the remedy.
 */
export function readCampaignSave(data: unknown, world: CampaignWorld): CampaignSave {
  const now = migrated(CAMPAIGN_FORMAT, data);
  return readWhole('the campaign', (faults) => {
    const given = fields(now, 'campaign', faults);
    noOthers(given, ['plan', 'record'], 'campaign', faults);
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
    // Data that can't be read can't be replayed either, and their faults are already listed.
    if (count === 0) checkReplay(save, world, faults);
    return save;
  });
}

/** Plays the record line by line, including lines that were undone; the first that does not fit is a fault. */
function checkReplay({ plan, record }: CampaignSave, world: CampaignWorld, faults: Faults): void {
  let reached = [newCampaign(plan)];
  for (const [index, entry] of record.entries()) {
    const place = `record[${index}]`;
    if ('undoneTo' in entry) {
      const counting = reached.length - 1;
      if (entry.undoneTo > counting) {
        faults.add(
          `${place}.undoneTo`,
          `only ${counting} lines count before it: put in ${counting} or fewer`,
        );
        return;
      }
      reached = reached.slice(0, entry.undoneTo + 1);
      continue;
    }
    try {
      reached.push(afterAction(reached.at(-1) ?? newCampaign(plan), entry, world));
    } catch (error) {
      faults.add(place, `${errorText(error)}; ${REMEDY}`);
      return;
    }
  }
}

const REMEDY =
  'only the campaign writes a record: use the file as it was saved, or only the lines before this one';

import {
  type CampaignSave,
  type CampaignWorld,
  newSave,
  readCampaignSave,
  readPlan,
} from '../../../campaign';
import { type FileKind, items, LONGEST, oneOf, plainName, readJsonFile, type Scenario } from '../../../core';
import type { UserCampaign } from '../../battle/campaign-port';

const FORMAT = 'pas-de-charge/campaign';
const CAMPAIGN_FILE: FileKind = { name: 'campaign file', holds: 'a campaign', longest: LONGEST.campaignFile };

/** The text of a campaign file: its record and the scenarios it brings along. */
export const campaignFile = ({ save, scenarios }: Pick<UserCampaign, 'save' | 'scenarios'>): string =>
  `${JSON.stringify({ format: FORMAT, scenarios, campaign: save })}\n`;

/** A name for that file that is valid on every system. */
export const campaignFileName = ({ save: { plan, record } }: Pick<UserCampaign, 'save'>): string =>
  `${plainName(plan.title) || 'campaign'}-${record.length}.json`;

/** The campaign data in a file. */
export interface FiledCampaign {
  readonly save: CampaignSave;
  readonly scenarios: readonly unknown[];
}

/** The world and scenarios that a campaign file is checked against. */
export interface CampaignSource {
  worldOf(scenarios: readonly Scenario[]): CampaignWorld;
  readScenario(data: unknown): Scenario;
}

/**
 * Reads a campaign file: a saved campaign, or a plan written by hand. Throws UnusableData with every fault and its
 * place.
 */
export function readCampaignFile(content: string, { worldOf, readScenario }: CampaignSource): FiledCampaign {
  const { scenarios, campaign, plan } = readJsonFile(CAMPAIGN_FILE, content, (given, faults) => {
    // A plan written by hand has no format.
    if (given.format === undefined) return { scenarios: [], campaign: undefined, plan: given };
    oneOf(given.format, 'format', faults, [FORMAT]);
    return {
      scenarios: items(given.scenarios, 'scenarios', faults),
      campaign: given.campaign,
      plan: undefined,
    };
  });
  const world = worldOf(scenarios.map(readScenario));
  const save: CampaignSave = plan ? newSave(readPlan(plan, world)) : readCampaignSave(campaign, world);
  return { save, scenarios };
}

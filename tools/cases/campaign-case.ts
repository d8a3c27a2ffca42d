import type { Campaign, CampaignOrder, CampaignWorld } from '../../src/campaign';
import type { Json, Script } from '../../src/core';

/** One order of a campaign with its scripted dice and answers. */
export interface CampaignCaseOrder {
  readonly order: CampaignOrder;
  readonly script: Script;
}

/** One case of the rules for campaigns: how it stands, what is done, and what comes of it. */
export interface CampaignCase {
  readonly title: string;
  readonly campaign: Campaign;
  readonly world: CampaignWorld;
  readonly orders: readonly CampaignCaseOrder[];
  /** Why the last order is refused; absent if it is carried out. */
  readonly refused?: string;
  /** By word: what it has to be. */
  readonly expected: Readonly<Record<string, Json>>;
}

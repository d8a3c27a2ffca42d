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
  /** Every question that has to be put, its reason and options; absent: they are not looked at. */
  readonly asked?: readonly (readonly [reason: string, options: readonly string[]])[];
  /** By reason: options that no question may offer; null: the question may not be put at all. */
  readonly notOffered: Readonly<Record<string, readonly string[] | null>>;
  /** By word: what it has to be. */
  readonly expected: Readonly<Record<string, Json>>;
}

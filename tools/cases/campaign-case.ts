import type { Campaign, CampaignOrder, CampaignWorld } from '../../src/campaign';
import type { Json, Script } from '../../src/core';

/** One order of a campaign with its scripted dice and answers. */
export interface CampaignCaseOrder {
  readonly order: CampaignOrder;
  readonly script: Script;
}

/** A test case of campaign rules: the situation, the orders, and the expected result. */
export interface CampaignCase {
  readonly title: string;
  readonly campaign: Campaign;
  readonly world: CampaignWorld;
  readonly orders: readonly CampaignCaseOrder[];
  /** The reason why the last order is refused; absent if it is carried out. */
  readonly refused?: string;
  /** Every question expected, with its reason and options; absent: not checked. */
  readonly asked?: readonly (readonly [reason: string, options: readonly string[]])[];
  /** By reason: options that no question may offer; null: the question may not be asked at all. */
  readonly notOffered: Readonly<Record<string, readonly string[] | null>>;
  /** The expected value of each field. */
  readonly expected: Readonly<Record<string, Json>>;
}

import {
  type CampaignSave,
  type CampaignWorld,
  newSave,
  type PlannedBattle,
  planFromList,
} from '../../../campaign';
import { plainName, type Scenario } from '../../../core';
import type { Game } from '../../battle';

/** The regions of a battle, for rules that apply in one country only: R001-56, R001-57. */
export const REGIONS = ['elsewhere', 'spain', 'portugal'] as const;

/** A battle of a chain that a GM puts together. */
export interface ChainLink {
  readonly scenario: Scenario;
  readonly points: number;
  readonly region: PlannedBattle['region'];
  /** True if the party that plays the south elsewhere plays the north here. */
  readonly isSwapped: boolean;
}

/** A campaign that a GM puts together. */
export interface CampaignDraft {
  readonly title: string;
  readonly chain: readonly ChainLink[];
}

export const EMPTY_DRAFT: CampaignDraft = { title: '', chain: [] };

/** The draft with one more battle. */
export const withBattle = (draft: CampaignDraft, scenario: Scenario): CampaignDraft => ({
  ...draft,
  chain: [...draft.chain, { scenario, points: 1, region: 'elsewhere', isSwapped: false }],
});

/** The draft without a battle. */
export const withoutBattle = (draft: CampaignDraft, index: number): CampaignDraft => ({
  ...draft,
  chain: draft.chain.filter((_, at) => at !== index),
});

/** The draft with a battle moved one place earlier. */
export function moved(draft: CampaignDraft, index: number): CampaignDraft {
  const [before, link] = [draft.chain[index - 1], draft.chain[index]];
  if (!before || !link) return draft;
  return { ...draft, chain: draft.chain.with(index - 1, link).with(index, before) };
}

/** The draft with a battle changed. */
export const changed = (draft: CampaignDraft, index: number, change: Partial<ChainLink>): CampaignDraft => ({
  ...draft,
  chain: draft.chain.map((link, at) => (at === index ? { ...link, ...change } : link)),
});

/** The scenarios that can come next: those of the first one's game. */
export const offered = (games: readonly Game[], { chain: [first] }: CampaignDraft): readonly Game[] =>
  games.filter(({ rules }) => !first || rules.id === first.scenario.ruleset);

/** The campaign of a draft, with no battle fought yet. */
export function draftedCampaign({ title, chain }: CampaignDraft, world: CampaignWorld): CampaignSave {
  const id = plainName(title.toLowerCase()) || 'campaign';
  const battles = chain.map(({ scenario, points, region, isSwapped }) => ({
    ...{ scenario: scenario.id, points, region },
    south: isSwapped ? 'north' : 'south',
  }));
  return newSave(planFromList({ id, title, battles }, world));
}

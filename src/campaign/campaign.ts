import type { PieceId } from '../core';
import type { CampaignPlan, PartyId } from './plan';

/** R001-10 to R001-15: the conditions of an officer. */
export const CONDITIONS = ['fit', 'carriage', 'absent', 'captured', 'crippled', 'dead'] as const;
export type OfficerCondition = (typeof CONDITIONS)[number];

/** R001-20: the classes of troops that a promoted officer may lead. */
export const CLASSES = ['infantry', 'cavalry', 'artillery'] as const;
export type TroopClass = (typeof CLASSES)[number];

/** R001-17, R001-18: an officer who had the post from the beginning, is new to it, or stands in. */
export const STANDINGS = ['original', 'new', 'temporary'] as const;
export type Standing = (typeof STANDINGS)[number];

/** An officer of a party. */
export interface Officer {
  readonly id: string;
  readonly name: string;
  readonly condition: OfficerCondition;
  readonly standing: Standing;
  /** R001-21: null for an officer who may lead any troops. */
  readonly leads: TroopClass | null;
  /** R001-13: set if an absent officer will command from a carriage after returning; absent: fit. */
  readonly returns?: 'carriage';
}

/** A post, named after the leader of the scenarios who first had it. */
export interface Post {
  /** The first officer and all successors, the latest last. */
  readonly officers: readonly Officer[];
}

/** R001-45 to R001-55: a heroic unit. */
export interface Hero {
  readonly unit: PieceId;
  readonly name: string;
  readonly type: string;
  /** The battle in which it became heroic. */
  readonly since: string;
}

/** R001-38: a captured flag. */
export interface TakenFlag {
  readonly unit: string;
  readonly by: string;
  readonly battle: string;
}

/** The state of one of the two parties. */
export interface PartyState {
  /** R001-43: the counters that can be spent. */
  readonly glory: number;
  /** The posts, by the name of the leader of the scenarios who first had each. */
  readonly posts: Readonly<Record<string, Post>>;
  readonly heroes: readonly Hero[];
  readonly flags: readonly TakenFlag[];
  /** The names of captured enemy officers. */
  readonly prisoners: readonly string[];
  /** The points for battles won. */
  readonly points: number;
}

/** A finished battle. */
export interface FoughtBattle {
  readonly battle: string;
  readonly winner: PartyId | null;
  readonly banners: Readonly<Record<PartyId, number>>;
}

/** The changes of a scenario before its battle begins: R001-57, R001-70 to R001-78. */
export interface Eve {
  /** The number of blocks that stragglers cost each unit. */
  readonly stragglers: Readonly<Record<PieceId, number>>;
  /** The new starting spaces of units that were moved. */
  readonly moved: Readonly<Record<PieceId, string>>;
  /** The spaces of the militia that arrived, and its party. */
  readonly ordenanza: readonly { readonly party: PartyId; readonly at: string }[];
}

/** The stage of a campaign: before a battle, in it, or at its end. */
export const STAGES = ['planned', 'battle', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A line of the chronicle: the key of a text, and the values of its placeholders. */
export interface ChronicleLine {
  readonly battle: string;
  readonly key: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** A campaign at one moment: JSON, never changed in place. */
export interface Campaign {
  readonly plan: CampaignPlan;
  readonly stage: Stage;
  /** The battle that is next or in progress; the last one when the campaign is over. */
  readonly at: string;
  readonly eve: Eve;
  readonly fought: readonly FoughtBattle[];
  readonly parties: Readonly<Record<PartyId, PartyState>>;
  readonly chronicle: readonly ChronicleLine[];
}

const NOTHING: PartyState = { glory: 0, posts: {}, heroes: [], flags: [], prisoners: [], points: 0 };

export const NO_EVE: Eve = { stragglers: {}, moved: {}, ordenanza: [] };

/** A campaign before its first battle. */
export const newCampaign = (plan: CampaignPlan): Campaign => ({
  plan,
  stage: 'planned',
  at: plan.first,
  eve: NO_EVE,
  fought: [],
  parties: Object.fromEntries(Object.keys(plan.parties).map((party) => [party, NOTHING])),
  chronicle: [],
});

/** The state of a party; throws a RangeError for one that is not in this campaign. */
export function partyOf({ parties, plan }: Campaign, party: PartyId): PartyState {
  const found = parties[party];
  if (!found) throw new RangeError(`${plan.title} knows no party "${party}"`);
  return found;
}

/** The officer now in a post; undefined if there is no entry for the post yet. */
export const officerOf = (post: Post | undefined): Officer | undefined => post?.officers.at(-1);

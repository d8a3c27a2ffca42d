import type { PieceId } from '../core';
import type { CampaignPlan, PartyId } from './plan';

/** R001-10 to R001-15: how it stands with an officer. */
export const CONDITIONS = ['fit', 'carriage', 'absent', 'captured', 'crippled', 'dead'] as const;
export type OfficerCondition = (typeof CONDITIONS)[number];

/** R001-20: what troops a promoted officer may lead. */
export const CLASSES = ['infantry', 'cavalry', 'artillery'] as const;
export type TroopClass = (typeof CLASSES)[number];

/** R001-17, R001-18: who has led the post from the beginning, who is new to it, who stands in. */
export const STANDINGS = ['original', 'new', 'temporary'] as const;
export type Standing = (typeof STANDINGS)[number];

/** An officer of a party. */
export interface Officer {
  readonly id: string;
  readonly name: string;
  readonly condition: OfficerCondition;
  readonly standing: Standing;
  /** R001-21: null for one who may lead any. */
  readonly leads: TroopClass | null;
  /** R001-13: an absent officer who commands from a carriage again on return; absent: fit. */
  readonly returns?: 'carriage';
}

/** A post, named after the leader of the scenarios who had it first: who has it now. */
export interface Post {
  /** The officer who had it first, and those who came after him, the latest last. */
  readonly officers: readonly Officer[];
}

/** R001-45 to R001-55: a unit that is heroic. */
export interface Hero {
  readonly unit: PieceId;
  readonly name: string;
  readonly type: string;
  /** The battle in which it became one. */
  readonly since: string;
}

/** A flag that was taken: R001-38. */
export interface TakenFlag {
  readonly unit: string;
  readonly by: string;
  readonly battle: string;
}

/** How it stands with one of the two. */
export interface PartyState {
  /** R001-43: counters that can be spent. */
  readonly glory: number;
  /** By the name of the leader of the scenarios who had the post first. */
  readonly posts: Readonly<Record<string, Post>>;
  readonly heroes: readonly Hero[];
  readonly flags: readonly TakenFlag[];
  /** Enemy officers that it has taken, by their names. */
  readonly prisoners: readonly string[];
  /** Points for battles won. */
  readonly points: number;
}

/** A battle that is over. */
export interface FoughtBattle {
  readonly battle: string;
  readonly winner: PartyId | null;
  readonly banners: Readonly<Record<PartyId, number>>;
}

/** What is changed of a scenario before its battle begins: R001-57, R001-70 to R001-78. */
export interface Eve {
  /** Blocks that stragglers cost a unit. */
  readonly stragglers: Readonly<Record<PieceId, number>>;
  /** Units that begin the battle elsewhere. */
  readonly moved: Readonly<Record<PieceId, string>>;
  /** Where militia of the country has come, and on whose side. */
  readonly ordenanza: readonly { readonly party: PartyId; readonly at: string }[];
}

/** Where a campaign is: before a battle, in it, or at its end. */
export type Stage = 'planned' | 'battle' | 'over';

/** A line of the chronicle: the key of a text, and what fills its blanks. */
export interface ChronicleLine {
  readonly battle: string;
  readonly key: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** A campaign at one moment: JSON, never changed in place. */
export interface Campaign {
  readonly plan: CampaignPlan;
  readonly stage: Stage;
  /** The battle that comes next, or is fought; the last one when all is over. */
  readonly at: string;
  readonly eve: Eve;
  readonly fought: readonly FoughtBattle[];
  readonly parties: Readonly<Record<PartyId, PartyState>>;
  readonly chronicle: readonly ChronicleLine[];
}

const NOTHING: PartyState = { glory: 0, posts: {}, heroes: [], flags: [], prisoners: [], points: 0 };

export const NO_EVE: Eve = { stragglers: {}, moved: {}, ordenanza: [] };

/** A campaign of which nothing has been fought. */
export const newCampaign = (plan: CampaignPlan): Campaign => ({
  plan,
  stage: 'planned',
  at: plan.first,
  eve: NO_EVE,
  fought: [],
  parties: Object.fromEntries(Object.keys(plan.parties).map((party) => [party, NOTHING])),
  chronicle: [],
});

/** How it stands with a party; throws a RangeError for one that does not fight this campaign. */
export function partyOf({ parties, plan }: Campaign, party: PartyId): PartyState {
  const found = parties[party];
  if (!found) throw new RangeError(`${plan.title} knows no party "${party}"`);
  return found;
}

/** Who has a post now; undefined for a post of which nothing is known yet. */
export const officerOf = (post: Post | undefined): Officer | undefined => post?.officers.at(-1);

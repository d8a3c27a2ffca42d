import type {
  Campaign,
  CampaignSave,
  CampaignWorld,
  Chapter,
  PartyCorrection,
  PartyId,
} from '../../campaign';
import type { Refusal } from '../../core';
import type { CampaignPage } from '../documents';
import { levelOf, type OfficerLevel } from '../documents/officers';

/** A current or past battle of a campaign: its documents and its state. */
export interface PlacedBattle {
  /** Id of the Combat document. */
  readonly combat: string;
  /** Id of its scene; null if the scene was deleted. */
  readonly scene: string | null;
  /** True if a player has given an order in it. */
  readonly isBegun: boolean;
  readonly isOver: boolean;
}

/** An answer to a question of a campaign. */
export interface CampaignAnswer {
  readonly option: string;
  readonly label: string;
  /** The URL of the picture of the unit it refers to; empty if it refers to none. */
  readonly picture: string;
}

/** The open question of a campaign, in the user's language. */
export interface CampaignQuestion {
  readonly party: PartyId;
  /** The chapter's number, followed by the number of replies so far: no two questions have the same. */
  readonly number: number;
  readonly replies: number;
  readonly text: string;
  readonly answers: readonly CampaignAnswer[];
}

/** The heading of a campaign's chapter, and the names of the parties. */
export interface ChapterTitles {
  readonly battle: string;
  readonly parties: Readonly<Record<PartyId, string>>;
}

/** A campaign as the user of this client sees it. */
export interface UserCampaign {
  /** The ids of its entry and its page, joined by a full stop; empty in a compendium. */
  readonly page: string;
  readonly revision: number;
  readonly world: CampaignWorld;
  readonly save: CampaignSave;
  /** The state between two orders. */
  readonly campaign: Campaign;
  /** The order that waits for the answer to a question, as far as it has been carried out; null if there is none. */
  readonly open: Chapter | null;
  readonly question: CampaignQuestion | null;
  /** The ids of the users who command the parties, or the names of officers; empty for the GM. */
  readonly seats: Readonly<Record<PartyId, string>>;
  /** The parties that this user commands; for a GM, those without a player. */
  readonly own: readonly PartyId[];
  /** The data of the players' own scenarios that the plan names. */
  readonly scenarios: readonly unknown[];
  /** The battles that have been set up, by their ids in the plan. */
  readonly placed: Readonly<Record<string, PlacedBattle>>;
}

/** The level of the officer who commands a party; undefined if a player or the GM does. */
export const officerOf = ({ seats }: Pick<UserCampaign, 'seats'>, party: PartyId): OfficerLevel | undefined =>
  levelOf(seats[party] ?? '');

/**
 * The right of the user of this client to answer the open question of a campaign, and the key of the line below it;
 * empty if there is nothing to say.
 */
export function answering(
  view: Pick<UserCampaign, 'seats' | 'own'>,
  party: PartyId,
  { isGameMaster, isPaused }: { readonly isGameMaster: boolean; readonly isPaused: boolean },
): { readonly mayAnswer: boolean; readonly hint: string } {
  if (officerOf(view, party))
    return { mayAnswer: false, hint: `PDC.board.panel.${isPaused ? 'officerWaits' : 'officerThinks'}` };
  if (view.own.includes(party)) return { mayAnswer: true, hint: '' };
  return { mayAnswer: isGameMaster, hint: `PDC.campaign.card.${isGameMaster ? 'deputy' : 'waiting'}` };
}

/** The requests that a user can make of a campaign. */
export type CampaignWish =
  /** Carries out everything before the next battle, then sets it up. */
  | { readonly makeReady: true }
  /** Sets up the planned battle if that has failed before. */
  | { readonly layOut: true }
  /** Carries out everything that follows the finished battle. */
  | { readonly settle: true }
  | { readonly choose: string }
  | { readonly takeBack: true }
  | { readonly correct: PartyCorrection; readonly party: PartyId }
  /** Gives a party another commander: the id of a user, the name of an officer, or an empty string for the GM. */
  | { readonly seat: string; readonly party: PartyId };

/** The interface to campaigns for their sheets and cards. */
export interface CampaignPort {
  /** The campaign of a page in this world; undefined if there is none or it is unreadable. */
  find(page: string): UserCampaign | undefined;
  /** The campaign of a page, in a compendium too. Throws UnusableData with every fault in the page. */
  read(page: CampaignPage): UserCampaign;
  /** The campaigns of this world, by the ids of their pages, the one begun last first. */
  listed(): readonly { readonly page: string; readonly title: string }[];
  /** The page of the campaign that a battle of this world belongs to; empty for a battle of none. */
  pageOf(battle: string): string;
  /** Opens the window of a campaign. */
  open(page: string): void;
  /** The key of a page in this world; empty for a page in a compendium. */
  keyOf(page: CampaignPage): string;
  /** Sends a request based on a revision; a refusal is shown to the user and returned. */
  ask(page: string, revision: number, wish: CampaignWish): Promise<Refusal | undefined>;
  /**
   * Writes a campaign, with the data of the scenarios it brings along, to a journal entry of its own and returns the
   * entry.
   */
  begin(save: CampaignSave, scenarios: readonly unknown[]): Promise<JournalEntry.Implementation>;
  /** Calls the listener whenever a campaign or the state of a battle may have changed. */
  onChange(listener: () => void): void;
}

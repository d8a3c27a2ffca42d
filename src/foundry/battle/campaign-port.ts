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

/** The battle of a campaign that is being fought, or was: its documents, and how it stands. */
export interface PlacedBattle {
  /** Id of the Combat document. */
  readonly combat: string;
  /** Id of its scene; null where that is gone. */
  readonly scene: string | null;
  /** Somebody has given an order in it. */
  readonly isBegun: boolean;
  readonly isOver: boolean;
}

/** An answer to a question of a campaign. */
export interface CampaignAnswer {
  readonly option: string;
  readonly label: string;
  /** The address of the picture of the unit that it stands for; empty if it stands for none. */
  readonly picture: string;
}

/** The question that is open in a campaign, in the user's language. */
export interface CampaignQuestion {
  readonly party: PartyId;
  /** Of which chapter it is, and how many replies that has had: no two questions have the same. */
  readonly number: number;
  readonly replies: number;
  readonly text: string;
  readonly answers: readonly CampaignAnswer[];
}

/** What a chapter of a campaign is headed by, and what its parties are called. */
export interface ChapterTitles {
  readonly battle: string;
  readonly parties: Readonly<Record<PartyId, string>>;
}

/** A campaign as the user of this client sees it. */
export interface UserCampaign {
  /** The ids of its entry and its page, with a full stop between them; empty in a compendium. */
  readonly page: string;
  readonly revision: number;
  readonly world: CampaignWorld;
  readonly save: CampaignSave;
  /** How it stands between two orders. */
  readonly campaign: Campaign;
  /** The order in whose middle a question is open, as far as it has come; null if none is. */
  readonly open: Chapter | null;
  readonly question: CampaignQuestion | null;
  /** Who leads the parties: ids of users; empty where the game master does. */
  readonly seats: Readonly<Record<PartyId, string>>;
  /** The parties that this user leads: a game master those that nobody else does. */
  readonly own: readonly PartyId[];
  /** The files of scenarios of the players' own that the plan names. */
  readonly scenarios: readonly unknown[];
  /** The battles that have been laid out, by their ids in the plan. */
  readonly placed: Readonly<Record<string, PlacedBattle>>;
}

/** What a user can ask of a campaign. */
export type CampaignWish =
  /** What comes before the next battle, which is laid out then. */
  | { readonly makeReady: true }
  /** The battle that is to be fought is laid out, where that has not come about. */
  | { readonly layOut: true }
  /** What follows the battle that is over. */
  | { readonly settle: true }
  | { readonly choose: string }
  | { readonly takeBack: true }
  | { readonly correct: PartyCorrection; readonly party: PartyId }
  /** Somebody else leads a party: the id of a user, or nothing for the game master. */
  | { readonly seat: string; readonly party: PartyId };

/** What the sheet and the cards of campaigns may see and ask of them. */
export interface CampaignPort {
  /** The campaign of a page in this world; undefined where there is none, or none that can be read. */
  find(page: string): UserCampaign | undefined;
  /** The campaign of a page, of a compendium too. Throws UnusableData with every fault of what the page holds. */
  read(page: CampaignPage): UserCampaign;
  /** The ids by which a page of this world is found; empty for one of a compendium. */
  keyOf(page: CampaignPage): string;
  /** Asks for something as of a revision; a refusal is told to the user and returned. */
  ask(page: string, revision: number, wish: CampaignWish): Promise<Refusal | undefined>;
  /** Writes a campaign, with the files of the scenarios that it brings along, into a journal of its own; answers with the entry. */
  begin(save: CampaignSave, scenarios: readonly unknown[]): Promise<JournalEntry.Implementation>;
  /** Calls back whenever something has become of a battle. */
  onChange(listener: () => void): void;
}

import { type Briefing, readBriefing, wholeBriefing } from '../../core';
import { readStory, type Story } from '../../match';
import type { CampaignModel, ChapterModel } from './campaign-models';
import type {
  ArmyModel,
  BattleModel,
  LeaderModel,
  OrderModel,
  ScenarioModel,
  UnitModel,
} from './document-models';
import {
  ARMY_TYPE,
  BATTLE_TYPE,
  CAMPAIGN_TYPE,
  CHAPTER_TYPE,
  LEADER_TYPE,
  ORDER_TYPE,
  SCENARIO_TYPE,
  UNIT_TYPE,
} from './module-id';

/** A Combat that is one of our battles. */
export type BattleCombat = Combat.Implementation & { readonly system: BattleModel };

/** A chat message that tells of an order. */
export type OrderMessage = ChatMessage.Implementation & { readonly system: OrderModel };

/** An actor that pictures a piece of a battle. */
export type PieceActor = Actor.Implementation & { readonly system: UnitModel | LeaderModel };

/** A page of a journal that holds an army. */
export type ArmyPage = JournalEntryPage.Implementation & { readonly system: ArmyModel };

/** A page of a journal that holds a scenario. */
export type ScenarioPage = JournalEntryPage.Implementation & { readonly system: ScenarioModel };

/** A page of a journal that holds a campaign. */
export type CampaignPage = JournalEntryPage.Implementation & { readonly system: CampaignModel };

/** A chat message that tells of what comes before a battle of a campaign, or after it. */
export type ChapterMessage = ChatMessage.Implementation & { readonly system: ChapterModel };

/** Whether a Combat is one of our battles. */
export const isBattle = (combat: Combat.Implementation | null | undefined): combat is BattleCombat =>
  combat?.type === BATTLE_TYPE;

/** Whether a chat message tells of an order. */
export const isOrderMessage = (message: ChatMessage.Implementation): message is OrderMessage =>
  message.type === ORDER_TYPE;

/** Whether an actor pictures a piece of a battle. */
export const isPieceActor = (actor: Actor.Implementation | null | undefined): actor is PieceActor =>
  actor?.type === UNIT_TYPE || actor?.type === LEADER_TYPE;

/** Whether a page of a journal holds an army. */
export const isArmyPage = (page: JournalEntryPage.Implementation): page is ArmyPage =>
  String(page.type) === ARMY_TYPE;

/** Whether a page of a journal holds a scenario. */
export const isScenarioPage = (page: JournalEntryPage.Implementation): page is ScenarioPage =>
  String(page.type) === SCENARIO_TYPE;

/** Whether a page of a journal holds a campaign. */
export const isCampaignPage = (page: JournalEntryPage.Implementation): page is CampaignPage =>
  String(page.type) === CAMPAIGN_TYPE;

/** Whether a chat message tells of a campaign. */
export const isChapterMessage = (message: ChatMessage.Implementation): message is ChapterMessage =>
  String(message.type) === CHAPTER_TYPE;

/** Whether the piece of an actor is a unit, which has strength and formation. */
export const isUnitActor = (
  actor: Actor.Implementation,
): actor is Actor.Implementation & { readonly system: UnitModel } => actor.type === UNIT_TYPE;

/** The actors that picture the pieces of a battle. */
export const pieceActors = (battle: string): readonly PieceActor[] =>
  game.actors.contents.flatMap((actor) =>
    isPieceActor(actor) && actor.system.battle === battle ? [actor] : [],
  );

/** What the players of a battle are told; empty for one that was set up without, or where nobody can read it. */
export function briefingIn({ system }: BattleCombat): Briefing {
  const faults: string[] = [];
  const add = (place: string, fault: string) => faults.push(`${place}: ${fault}`);
  try {
    const kept: unknown = JSON.parse(system.briefing);
    const read = wholeBriefing(readBriefing(kept ?? undefined, 'briefing', { add }));
    if (faults.length === 0) return read;
  } catch {
    // No battle fails for what is told of it: the sheet says what follows from the battle itself.
  }
  return { situation: '' };
}

/** How a battle went that is over; undefined while it goes on, or where nobody can read it. */
export function storyIn({ system }: BattleCombat): Story | undefined {
  try {
    const { revision, story }: { revision?: unknown; story?: unknown } = Object(JSON.parse(system.story));
    return revision === system.revision ? readStory(story) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Somebody who may command a side. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** The users of this world who are no game masters. */
export const players = (): readonly Player[] =>
  game.users.contents.filter(({ isGM }) => !isGM).map(({ id, name }) => ({ id, name }));

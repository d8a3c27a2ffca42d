import { type Briefing, type MapPicture, readBriefing, readMapPicture, wholeBriefing } from '../../core';
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
  ownWrite,
  SCENARIO_TYPE,
  UNIT_TYPE,
} from './module-id';
import { parsedOrNull } from './parsed-or-null';

/** A Combat that is one of our battles. */
export type BattleCombat = Combat.Implementation & { readonly system: BattleModel };

/** A chat message about an order. */
export type OrderMessage = ChatMessage.Implementation & { readonly system: OrderModel };

/** An actor that shows a piece of a battle. */
export type PieceActor = Actor.Implementation & { readonly system: UnitModel | LeaderModel };

/** A journal page that holds an army. */
export type ArmyPage = JournalEntryPage.Implementation & { readonly system: ArmyModel };

/** A journal page that holds a scenario. */
export type ScenarioPage = JournalEntryPage.Implementation & { readonly system: ScenarioModel };

/** A journal page that holds a campaign. */
export type CampaignPage = JournalEntryPage.Implementation & { readonly system: CampaignModel };

/** A chat message about the events before or after a battle of a campaign. */
export type ChapterMessage = ChatMessage.Implementation & { readonly system: ChapterModel };

/** True if a Combat is one of our battles. */
export const isBattle = (combat: Combat.Implementation | null | undefined): combat is BattleCombat =>
  combat?.type === BATTLE_TYPE;

/** True if a chat message is about an order. */
export const isOrderMessage = (message: ChatMessage.Implementation): message is OrderMessage =>
  message.type === ORDER_TYPE;

/** True if an actor shows a piece of a battle. */
export const isPieceActor = (actor: Actor.Implementation | null | undefined): actor is PieceActor =>
  actor?.type === UNIT_TYPE || actor?.type === LEADER_TYPE;

/** True if a journal page holds an army. */
export const isArmyPage = (page: JournalEntryPage.Implementation): page is ArmyPage =>
  String(page.type) === ARMY_TYPE;

/** True if a journal page holds a scenario. */
export const isScenarioPage = (page: JournalEntryPage.Implementation): page is ScenarioPage =>
  String(page.type) === SCENARIO_TYPE;

/** True if a journal page holds a campaign. */
export const isCampaignPage = (page: JournalEntryPage.Implementation): page is CampaignPage =>
  String(page.type) === CAMPAIGN_TYPE;

/** True if a chat message is about a campaign. */
export const isChapterMessage = (message: ChatMessage.Implementation): message is ChapterMessage =>
  String(message.type) === CHAPTER_TYPE;

/** True if the piece of an actor is a unit, which has strength and formation. */
export const isUnitActor = (
  actor: Actor.Implementation,
): actor is Actor.Implementation & { readonly system: UnitModel } => actor.type === UNIT_TYPE;

/** The actors that show the pieces of a battle. */
export const pieceActors = (battle: string): readonly PieceActor[] =>
  game.actors.contents.flatMap((actor) =>
    isPieceActor(actor) && actor.system.battle === battle ? [actor] : [],
  );

/** Calls the listener whenever a battle is made, changed or deleted. */
export function onBattleChange(listener: () => void): void {
  for (const hook of ['createCombat', 'updateCombat', 'deleteCombat'] as const)
    Hooks.on(hook, (combat: Combat.Implementation) => isBattle(combat) && listener());
}

/** The briefing of a battle; empty if it has none or it is unreadable. */
export function briefingIn({ system }: BattleCombat): Briefing {
  const faults: string[] = [];
  const add = (place: string, fault: string) => faults.push(`${place}: ${fault}`);
  try {
    const kept: unknown = JSON.parse(system.briefing);
    const read = wholeBriefing(readBriefing(kept ?? undefined, 'briefing', { add }));
    if (faults.length === 0) return read;
  } catch {
    // No battle fails because of its briefing: the sheet shows what follows from the battle itself.
  }
  return { situation: '' };
}

/** The title and the briefing of a battle. */
export function toldOf(id: string): { readonly title: string; readonly briefing: Briefing } {
  const combat = game.combats.get(id);
  const known = isBattle(combat) ? combat : undefined;
  return { title: known?.scene?.name ?? '', briefing: known ? briefingIn(known) : { situation: '' } };
}

/** The picture under the map of a battle; undefined if it has none or it is unreadable. */
export function pictureIn({ system }: BattleCombat): MapPicture | undefined {
  if (system.picture === 'null') return undefined;
  let isRight = true;
  const read = readMapPicture(parsedOrNull(system.picture), 'picture', {
    add: () => {
      isRight = false;
    },
  });
  return isRight ? read : undefined;
}

/** The data of a finished battle's report; undefined while it is in progress, or if it is unreadable. */
export function storyIn({ system }: BattleCombat): Story | undefined {
  try {
    const { revision, story }: { revision?: unknown; story?: unknown } = Object(JSON.parse(system.story));
    return revision === system.revision ? readStory(story) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Stores the report of a battle as it is now, for everyone. */
export async function keepStory(combat: BattleCombat, story: Story): Promise<void> {
  const { revision } = combat.system;
  await combat.update({ system: { story: JSON.stringify({ revision, story }) } }, ownWrite());
}

/** A user who may command a side. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** Connected to this world now. */
  readonly isHere: boolean;
}

/** The users of this world who are not GMs. */
export const players = (): readonly Player[] =>
  game.users.contents
    .filter(({ isGM }) => !isGM)
    .map(({ id, name, active }) => ({ id, name, isHere: active }));

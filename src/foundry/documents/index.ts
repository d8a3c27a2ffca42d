export { shownFrom, storedFrom } from './battle-fields';
export { ChapterModel } from './campaign-models';
export type {
  CampaignEnvelope,
  CampaignResult,
  ModuleApi,
  MomentEnvelope,
  MomentResult,
  RequestEnvelope,
} from './configuration';
export { OrderModel, registerDocuments, type SavedArmy, type UnitModel } from './document-models';
export {
  type ArmyPage,
  type BattleCombat,
  briefingIn,
  type CampaignPage,
  type ChapterMessage,
  isArmyPage,
  isBattle,
  isCampaignPage,
  isChapterMessage,
  isOrderMessage,
  isPieceActor,
  isScenarioPage,
  isUnitActor,
  type OrderMessage,
  type PieceActor,
  pieceActors,
  type ScenarioPage,
  storyIn,
} from './document-types';
export {
  ARMY_TYPE,
  BATTLE_TYPE,
  CAMPAIGN_TYPE,
  CHAPTER_TYPE,
  isOwnWrite,
  LEADER_TYPE,
  MODULE_ID,
  modulePath,
  ORDER_TYPE,
  ownWrite,
  SCENARIO_TYPE,
  UNIT_TYPE,
} from './module-id';
export {
  houseTablesOf,
  isClockOn,
  keepHouseTables,
  registerClock,
  registerHouseTables,
  registerSettings,
  type Tables,
} from './settings';

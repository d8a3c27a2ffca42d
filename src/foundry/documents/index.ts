export { isAdviceAllowed, onAdviceAllowed } from './advice-setting';
export { isOverIn, shownFrom, storedFrom, unshownOf } from './battle-fields';
export { battleOn, isPicturedOn, scenesOf, turnedScenesOf } from './battle-scenes';
export { callAsListed } from './call-as-listed';
export { ChapterModel } from './campaign-models';
export type {
  CampaignEnvelope,
  CampaignResult,
  ModuleApi,
  MomentEnvelope,
  MomentResult,
  RecordEnvelope,
  RecordResult,
  RequestEnvelope,
} from './configuration';
export { digestOf, freshSeed, HASHES } from './digest';
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
  keepStory,
  type OrderMessage,
  onBattleChange,
  type PieceActor,
  pictureIn,
  pieceActors,
  type ScenarioPage,
  storyIn,
  toldOf,
} from './document-types';
export { onDrawingChange } from './drawing-settings';
export { keepRequests, requestsKept } from './kept-requests-setting';
export { onLooksChange, surfaceShown, titleType } from './look-settings';
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
export { officerPace } from './officer-settings';
export {
  type Commanders,
  levelOf,
  type OfficerLevel,
  type Officers,
  officerNamed,
  officersIn,
  officersSides,
  usersAmong,
} from './officers';
export { isTurnedByDefault, seesOwnSide, whenOwnSideChanges } from './own-side-settings';
export { isProvableByDefault, keepSeeds, seedsKept } from './provable-settings';
export { isSceneShown, onSceneShown, sceneShown } from './scene-shown';
export {
  houseTablesFor,
  houseTablesOf,
  isClockOn,
  keepHouseTables,
  onClock,
  registerHouseTables,
  registerSettings,
  type Tables,
  withHouseTables,
} from './settings';
export { keepSetting, shownSettings } from './shown-setting';
export { keepTrials, trialKey, trialsKept } from './trials-setting';
export { keepWebhookSeal, webhookSeal } from './webhook-setting';

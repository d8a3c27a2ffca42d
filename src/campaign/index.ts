export { battleReport } from './battle-report';
export { battleScenario } from './battle-scenario';
export {
  type Campaign,
  type ChronicleLine,
  type Hero,
  newCampaign,
  type Officer,
  officerOf,
  type PartyState,
  type Post,
  partyOf,
  type TroopClass,
} from './campaign';
export type { CampaignEvent, PartyCorrection } from './event';
export { readOptions } from './options';
export {
  type CampaignEntry,
  type CampaignOrder,
  CampaignRefusal,
  type CampaignRun,
  startOrder,
} from './orders';
export {
  type CampaignOptions,
  type CampaignPlan,
  type PartyId,
  type PlannedBattle,
  plannedBattle,
} from './plan';
export { PENINSULA } from './plans/peninsula';
export { planOf, readPlan } from './read-plan';
export type { BattleReport } from './report';
export { type CampaignSave, campaignOf, readCampaignSave } from './save';
export type { CampaignWorld } from './world';

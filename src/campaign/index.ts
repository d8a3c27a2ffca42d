export { battleReport } from './battle-report';
export { battleScenario } from './battle-scenario';
export { betweenBattles } from './between-battles';
export {
  type Campaign,
  type ChronicleLine,
  CLASSES,
  CONDITIONS,
  type Hero,
  newCampaign,
  type Officer,
  officerOf,
  type PartyState,
  type Post,
  partyOf,
  STANDINGS,
  type TakenFlag,
  type TroopClass,
} from './campaign';
export { CAMPAIGN_FORMAT, PLAN_FORMAT } from './campaign-format';
export { CAMPAIGN_DICE, type CampaignDie } from './dice';
export { afterEvent, type CampaignEvent, type PartyCorrection } from './event';
export { readOptions } from './options';
export { mayCallOrdenanza } from './ordenanza';
export {
  type CampaignAction,
  type CampaignEntry,
  type CampaignOrder,
  CampaignRefusal,
  type CampaignRun,
  finished,
  type OpenCampaignOrder,
  startOrder,
} from './orders';
export {
  type CampaignOptions,
  type CampaignPlan,
  type PartyId,
  type PlannedBattle,
  plannedBattle,
} from './plan';
export { planFromList } from './plan-from-list';
export { PENINSULA } from './plans/peninsula';
export {
  askedParty,
  type CampaignAuthority,
  type CampaignOutcome,
  type CampaignPlay,
  type CampaignRequest,
  type Chapter,
  campaignIn,
  carryOut,
  openChapter,
  stillOpen,
} from './play';
export { readPlan } from './read-plan';
export { readOpenOrder, readPartyCorrection } from './read-record';
export type { BattleReport } from './report';
export { type CampaignSave, campaignOf, newSave, readCampaignSave } from './save';
export type { CampaignWorld } from './world';

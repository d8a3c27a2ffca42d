export { type Advice, advising } from './advice';
export type { AdviceReason } from './advice-reasons';
export { answeringBetween } from './between-battles';
export { EagerPlayer } from './eager-player';
export {
  type Commander,
  type Fought,
  fighting,
  inCommand,
  ORDERS_AT_MOST,
  trialBattle,
} from './fight';
export { OFFICER_LEVELS, type Officer, type OfficerLevel, officer, THOROUGH_LOOK } from './officer';
export { playOn, playToEnd } from './play-to-end';
export type { Player } from './player';
export { RandomPlayer } from './random-player';
export { reviewing, type Turn, type TurnWorth, turnOf } from './review';
export type { Effort } from './search';
export { type Thinking, thoughtOut } from './thinking';
export { type View, viewOf } from './view';

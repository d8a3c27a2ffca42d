export { Match, type Outcome, type Ports } from './match';
export { newSave } from './new-save';
export { readCorrection } from './read-correction';
export { readSave, type SaveRead } from './read-save';
export { readView } from './read-view';
export type { Authority, Request, Wish } from './request';
export type { CastMember, Proposal, Receipt, Report, Result, Save } from './save';
export { questionWithHand, type SecretHand, secretHand, stateWithHand } from './secrets';
export { type BattleView, publicView, viewOf } from './view';

export { Match, type Outcome, type Ports } from './match';
export { newSave } from './new-save';
export { readSave, type SaveRead } from './read-save';
export type { Authority, Request, Wish } from './request';
export type { CastMember, Receipt, Report, Result, Save } from './save';
export { type BattleView, viewOf } from './view';

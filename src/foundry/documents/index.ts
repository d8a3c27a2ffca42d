export type { BattlePort, UserBattle } from './battle-port';
export { shownFrom, storedFrom } from './battle-save';
export type { ModuleApi, RequestEnvelope, SavedArmy, Seats } from './configuration';
export type { Dispatch } from './dispatch';
export type { Game } from './game';
export { senderOf } from './generation';
export {
  type BattleCombat,
  isBattle,
  isOrderMessage,
  isPieceActor,
  isUnitActor,
  type OrderMessage,
  type PieceActor,
  pieceActors,
} from './guards';
export { BATTLE_TYPE, LEADER_TYPE, MODULE_ID, modulePath, ORDER_TYPE, UNIT_TYPE } from './module-id';
export { OrderModel } from './order-model';
export { isOwnWrite, ownWrite } from './own-write';
export { pieceInHand } from './piece-in-hand';
export { registerDocuments } from './register';
export { say } from './texts';
export type { UnitModel } from './unit-model';

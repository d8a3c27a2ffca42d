export type { BattleControl, BattleFile } from './battle-control';
export type { BattleDeeds } from './battle-deeds';
export type { BattlePort, UserBattle } from './battle-port';
export { shownFrom, storedFrom } from './battle-save';
export { moveAside, moveBack } from './beside-strip';
export { type BoardOnScene, boardOnScene } from './board-on-scene';
export type { ModuleApi, RequestEnvelope } from './configuration';
export type { Dispatch } from './dispatch';
export { FIELD_CONTROLS, fieldTool } from './field-tools';
export type { Game } from './game';
export { senderOf } from './generation';
export {
  type ArmyPage,
  type BattleCombat,
  isArmyPage,
  isBattle,
  isOrderMessage,
  isPieceActor,
  isUnitActor,
  type OrderMessage,
  type PieceActor,
  pieceActors,
} from './guards';
export {
  ARMY_TYPE,
  BATTLE_TYPE,
  LEADER_TYPE,
  MODULE_ID,
  modulePath,
  ORDER_TYPE,
  UNIT_TYPE,
} from './module-id';
export { OrderModel } from './order-model';
export { isOwnWrite, ownWrite } from './own-write';
export { pieceInHand } from './piece-in-hand';
export { registerDocuments } from './register';
export type { SavedArmy } from './saved-army';
export type { Seats } from './seats';
export { say } from './texts';
export type { UnitModel } from './unit-model';

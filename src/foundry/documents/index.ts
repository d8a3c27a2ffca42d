export type { SavedArmy } from './army-model';
export { shownFrom, storedFrom } from './battle-fields';
export type { ModuleApi, RequestEnvelope } from './configuration';
export {
  type ArmyPage,
  type BattleCombat,
  briefingIn,
  isArmyPage,
  isBattle,
  isOrderMessage,
  isPieceActor,
  isUnitActor,
  type OrderMessage,
  type PieceActor,
  pieceActors,
} from './document-types';
export { senderOf } from './generation';
export type { Tables } from './house-tables';
export { houseTablesOf, keepHouseTables, registerHouseTables } from './house-tables';
export {
  ARMY_TYPE,
  BATTLE_TYPE,
  LEADER_TYPE,
  MODULE_ID,
  modulePath,
  ORDER_TYPE,
  UNIT_TYPE,
} from './module-id';
export { isStill, MOTION_CHOICES, systemMotion } from './motion';
export { OrderModel } from './order-model';
export { isOwnWrite, ownWrite } from './own-write';
export type { UnitModel } from './piece-models';
export { registerDocuments } from './register';

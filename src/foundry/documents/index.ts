export type { SavedArmy } from './army-model';
export { shownFrom, storedFrom } from './battle-fields';
export type { ModuleApi, RequestEnvelope } from './configuration';
export { senderOf } from './generation';
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
} from './guards';
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
export { registerDocuments } from './register';
export type { UnitModel } from './unit-model';

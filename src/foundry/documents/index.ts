export { shownFrom, storedFrom } from './battle-fields';
export type { ModuleApi, RequestEnvelope } from './configuration';
export { OrderModel, registerDocuments, type SavedArmy, type UnitModel } from './document-models';
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
export {
  ARMY_TYPE,
  BATTLE_TYPE,
  isOwnWrite,
  LEADER_TYPE,
  MODULE_ID,
  modulePath,
  ORDER_TYPE,
  ownWrite,
  UNIT_TYPE,
} from './module-id';
export {
  houseTablesOf,
  keepHouseTables,
  registerHouseTables,
  registerSettings,
  type Tables,
} from './settings';

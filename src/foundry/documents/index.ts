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
  isScenarioPage,
  isUnitActor,
  type OrderMessage,
  type PieceActor,
  pieceActors,
  type ScenarioPage,
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
  SCENARIO_TYPE,
  UNIT_TYPE,
} from './module-id';
export {
  houseTablesOf,
  isClockOn,
  keepHouseTables,
  registerClock,
  registerHouseTables,
  registerSettings,
  type Tables,
} from './settings';

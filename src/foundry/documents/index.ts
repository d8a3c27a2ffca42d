export { askFirst, type FirstQuestion, sayCount } from './ask-first';
export { briefingIn } from './battle-briefing';
export type { BattleControl, BattleFile } from './battle-control';
export type { BattleDeeds } from './battle-deeds';
export type { BattlePort, UserBattle } from './battle-port';
export { shownFrom, storedFrom } from './battle-save';
export { moveAside, moveBack } from './beside-strip';
export { boardOnScene } from './board-on-scene';
export { type Offset, offsetOfSpace, readOrigin, spaceAtOffset } from './board-place';
export type { ModuleApi, RequestEnvelope } from './configuration';
export type { Dispatch } from './dispatch';
export { FIELD_CONTROLS, fieldTool } from './field-tools';
export { type FreshButtons, freshButtons, guardButtons } from './fresh-buttons';
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
export { handKeys } from './hand-keys';
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
export { MOTION_CHOICES } from './motion-choice';
export { OrderModel } from './order-model';
export { isOwnWrite, ownWrite } from './own-write';
export { takeByKeys, toMap } from './palette-keys';
export { pieceInHand } from './piece-in-hand';
export { registerDocuments } from './register';
export type { SavedArmy } from './saved-army';
export type { Seats } from './seats';
export { SIDEBAR } from './sidebar';
export { type Heading, spaceTowards } from './space-towards';
export {
  isStacked,
  type Kept,
  readSlot,
  type Slot,
  type Stand,
  standsIn,
} from './stands';
export { isStill, systemMotion } from './stillness';
export type { Tables } from './tables';
export { say, sayAnswer, sayOf, sayWhy } from './texts';
export type { UnitModel } from './unit-model';

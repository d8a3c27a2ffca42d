export { type Advance, advance, type Game, type Input, type Open, resolve, resume } from './advance';
export { ask, draw, roll } from './ask';
export { type After, type Answered, exactOdds, type OddsTable, type Outcome, type PieceAfter } from './odds';
export type {
  AskQuery,
  DrawQuery,
  FaceClass,
  Order,
  OrderWord,
  Procedure as StateProcedure,
  Query,
  Reply,
  RollQuery,
} from './query';
export { type Deed, deedsOf, type Entry, lastUndoing, redo, replay, type Undoing } from './record';
export type {
  BlockSigns,
  CardType,
  Context as StateContext,
  Declared,
  Die,
  Exchange,
  Figure,
  HouseTable,
  Notice,
  OwnWords,
  PieceDetails,
  PieceType,
  Preview,
  Refusal,
  Ruleset,
  RulesOption,
  TableRemark,
  TerrainType,
} from './ruleset';
export { IllegalReply } from './illegal-reply';
export { type Run, start } from './run';
export { readScript, type Script, ScriptMismatch, type ScriptReader } from './scripted';
export { type Stream, seededReply, seededStream } from './seeded';

export { type Advance, advance, type Game, type Input, type Open, resolve, resume } from './advance';
export { ask, roll } from './ask';
export { exactOdds, type OddsTable, type Outcome } from './odds';
export type { AskQuery, FaceClass, Order, Procedure, Query, Reply, RollQuery } from './query';
export { type Deed, deedsOf, type Entry, redo, replay } from './record';
export type {
  Context,
  Die,
  Figure,
  PieceType,
  Preview,
  Refusal,
  Ruleset,
  RulesOption,
  TerrainType,
} from './ruleset';
export { IllegalReply, type Run, start } from './run';
export { readScript, type Script, ScriptMismatch, type ScriptReader } from './scripted';
export { type Stream, seededReply, seededStream } from './seeded';

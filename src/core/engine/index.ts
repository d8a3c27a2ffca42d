export { type Advance, advance, type Input, type Open, type Progress, resolve, resume } from './advance';
export { type Beat, beatsOf } from './beats';
export type { BattleAhead, BetweenBattles, Outlook } from './between-battles';
export { borderChanged, worksBuilt, worksRazed } from './border-events';
export { cardMoved, parkedAt } from './card-events';
export { type Asking, Context, type Rolling } from './context';
export {
  type BattleLikeness,
  type Counterparts,
  type Found,
  type LedPiece,
  type Likeness,
  nearest,
  type PieceLikeness,
  type ValueLikeness,
  valueIn,
} from './counterparts';
export { defineRuleset } from './define-ruleset';
export { dealHidden, determinised, hiddenCards } from './determinise';
export { counting, Sum } from './dice-sum';
export {
  type ActingChance,
  BLOCK_CONDITIONS,
  type BlockCondition,
  type BlockSigns,
  type CardFamily,
  type CardType,
  type CombatPreview,
  type Described,
  type Die,
  GRADE_COLOURS,
  type GradeColour,
  type HouseTable,
  type Localizable,
  NO_SIGNS,
  type ObjectiveCounts,
  type PendingAttack,
  type PieceDetails,
  type PieceType,
  type Preview,
  type Refusal,
  type RosterEntry,
  type RulesOption,
  type SavedData,
  type ScenarioFields,
  type Stat,
  type StatusLine,
  type Stint,
  type TableRemark,
  type TerrainType,
} from './display-types';
export { chitsDrawn, type Drawing, drawings, drawOpenly, drew } from './draws';
export { Classes, RollOutcome } from './face-classes';
export { IllegalReply } from './illegal-reply';
export { type InSlices, inOneGo } from './in-slices';
export { InTurn } from './in-turn';
export type { Judgement, Verdict, Weights } from './judgement';
export {
  type AreaLook,
  type BlockSign,
  type BorderLook,
  type GroundLook,
  type LandmarkLook,
  type LeaderSign,
  PATTERNS,
  type Pattern,
  type RaisedLook,
  TINTS,
  type Tint,
  type WorksLook,
} from './looks';
export { spread } from './occupy-spaces';
export { type Effort, exactOdds, type OddsReckoned, reckonedOdds } from './odds';
export type { After, Answered, OddsTable, Outcome, PieceAfter } from './odds-table';
export { forUnits, type Ordered, type OrderGiver, type OrderKind } from './order-kind';
export { OrderList } from './order-list';
export { Play } from './play';
export { Playback } from './playback';
export type { AskQuery, DrawQuery, FaceClass, Order, OrderWord, Query, Reply, RollQuery } from './query';
export { given, last, type Option, type Procedure, procedure, type Question } from './question';
export { readReply } from './read-reply';
export { RecordFault, retraced, within } from './record-fault';
export { redo, replay } from './replay';
export { hasRoad } from './roads-at';
export type { Ruleset } from './ruleset';
export type {
  AttackStep,
  BoardRules,
  Definition,
  OrderRules,
  ShownOfBattle,
  ShownOfPiece,
} from './ruleset-definition';
export { answerTo, type Run, start } from './run';
export { readScript, type Script, ScriptMismatch, type ScriptReader } from './scripted-dice';
export { type Stream, seededReply, seededStream } from './seeded-random';
export { sharedTurn } from './shared-turn';
export {
  best,
  firstOf,
  MEASURES,
  ownSpace,
  STANDING,
  type StandingAnswers,
  unitItself,
  usual,
  WAYS_BACK,
} from './standing-answers';
export {
  type Action,
  actionsOf,
  type Course,
  courseAhead,
  coursesOf,
  type Entry,
  Timeline,
  turningFault,
} from './timeline';

export { BATTLE_FORMAT, battleFormat } from './battle-format';
export { type CardAhead, cardAhead } from './card-ahead';
export { type Moment, Past, readMoment } from './earlier-moments';
export { changedLeaves, dataFrom, type Leaves, laidOver, leavesOf } from './leaves';
export { lessonAnswers, lessonGoesOn } from './lesson/lesson-play';
export { type LessonProgress, lessonProgress, movesOf, sideOfMove } from './lesson/lesson-progress';
export { checkLesson, playLesson } from './lesson/lesson-script';
export { type AnswerAhead, answersAhead, lookAhead, type Progress, progressOf } from './look-ahead';
export { Match, type Outcome, type Ports } from './match';
export { newSave, withOptions } from './new-battle';
export {
  answerOdds,
  answerOddsReckoned,
  type Fate,
  type OddsSummary,
  oddsOf,
  oddsReckoned,
  type ResponseOdds,
} from './odds';
export {
  allTold,
  attacksAfter,
  type Later,
  type LaterAttack,
  oddsAfter,
  oddsAfterReckoned,
} from './odds-after';
export { derivedCards, derivedFaces, type RollPlace } from './provable/derived-roll';
export {
  checkDice,
  type DiceCheck,
  type DiceFault,
  type DiceOutcome,
  diceCheck,
  outcomeOf,
} from './provable/dice-check';
export {
  afterWord,
  type BySide,
  commitmentOf,
  type DiceWord,
  freshDice,
  type Hashes,
  isCopied,
  lastPledge,
  type Pledge,
  type ProvableDice,
  pledged,
  promiseOf,
} from './provable/provable-dice';
export { readDice, readDiceWord } from './provable/read-dice';
export { rollsMade } from './provable/roll-numbers';
export { EVENTS } from './reading/read-event';
export { readKept, readSave, type SaveRead } from './reading/read-save';
export { readView } from './reading/read-view';
export { recordCheck, recordFault } from './record-fault';
export { additionTo, type Script, saveIn, sealIn, type Volume, volumeOf } from './record-volume';
export { lastReport, rollsOf } from './report';
export { type Authority, type Request, type RequestMessage, readRequestMessage } from './request';
export { isSameData } from './same-data';
export {
  because,
  type OpenOrder,
  type Participant,
  type Proposal,
  type Receipt,
  type Report,
  type Result,
  type Save,
} from './save';
export { dealtAnew } from './secrets/deal-again';
export { isRecordOpen } from './secrets/open-record';
export {
  hasSecrets,
  LONGEST_CARD,
  publicState,
  questionWithHand,
  type SecretHand,
  secretHand,
  stateWithHand,
} from './secrets/secrets';
export { isBeingSetUp } from './set-up';
export { isBesideUnit, isOfSide } from './side-questions';
export {
  readStandingOrders,
  type StandingOrder,
  type StandingOrders,
  standingChoice,
  stillStanding,
} from './standing-orders';
export { stillToAct } from './still-to-act';
export { readStory } from './story/read-story';
export { type Measured, type NamedChoice, namedReview, type TurnReview } from './story/review';
export { type SideStory, type Story, sidesTold, storyOf, type TurningPoint } from './story/story';
export { lossBy, type Threat, type Threats, threatsTo } from './threat';
export { battlesIn, NO_TRIALS, readTrials, type Trials, together, trialOf } from './trials/trials';
export { wilson } from './trials/wilson';
export { type CourseSummary, copyAt, courseSummaries, type UndoSummary, undoGoal, undoSummary } from './undo';
export { answersInOrder, type BattleView, publicView, viewOf } from './view';
export { telling, whyIdle } from './why-idle';

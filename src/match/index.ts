export { lessonAnswers, lessonGoesOn } from './lesson-play';
export { type LessonProgress, lessonProgress, movesOf, sideOfMove } from './lesson-progress';
export { checkLesson, playLesson } from './lesson-script';
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
export { type Moment, Past, readMoment } from './past';
export { EVENTS } from './read-event';
export { readSave, type SaveRead } from './read-save';
export { readView } from './read-view';
export { recordFault } from './record-fault';
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
export { questionWithHand, type SecretHand, secretHand, stateWithHand } from './secrets';
export { isOfSide } from './side-questions';
export { readStory } from './story/read-story';
export { type SideStory, type Story, sidesTold, storyOf, type TurningPoint } from './story/story';
export { type CourseSummary, copyAt, courseSummaries, type UndoSummary, undoSummary } from './undo';
export { answersInOrder, type BattleView, publicView, viewOf } from './view';

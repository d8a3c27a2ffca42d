export {
  type Army,
  type ArmyBuilding,
  type ArmyLine,
  type ArmyPiece,
  type ArmyRemark,
  type BattlePlan,
  type BattleSize,
  type SampleArmy,
  withFree,
} from './army';
export { ARMY_FORMAT } from './army-format';
export { nextIntoLine } from './battle-line';
export { readBriefing, wholeBriefing } from './briefing';
export { deploy, pieceFrom } from './deploy';
export { formationOf } from './formation';
export { type DieGuide, type FaceGuide, type Guide, NO_GUIDE, type RuleSource } from './guide';
export type { Lesson, LessonMove, LessonStep } from './lesson';
export { PICTURE_LIMITS, readMapPicture } from './map-picture';
export { nationOf } from './nation-of';
export { isUsualSize, isWithin, readBoard } from './read-board';
export { readCells, readTables } from './read-house-tables';
export {
  readBorders,
  readFitting,
  readPieces,
  readReserve,
  readSpace,
  readTerrain,
  readWorks,
} from './read-pieces';
export { readPreparation } from './read-preparation';
export { ROADS_FORM, type Roads, readRoads } from './read-roads';
export {
  type Fault,
  readObjective,
  readOptions,
  readRelief,
  readScenario,
  scenarioFaults,
} from './read-scenario';
export type { ArrivalSetup, ObjectiveSetup, PieceSetup, Scenario } from './scenario';
export { SCENARIO_FORMAT } from './scenario-format';
export { pieceForms, scenarioForms } from './scenario-forms';
export { scenarioData, scenarioText } from './write-scenario';

export type { Army, ArmyBuilding, ArmyRemark, BattlePlan, BattleSize, SampleArmy } from './army';
export { deploy } from './deploy';
export { readPieces, readReserve, readSpace, readTerrain } from './read-pieces';
export { readPreparation } from './read-preparation';
export { readObjective, readOptions, readScenario } from './read-scenario';
export { type Faults, fields, items, noOthers, oneOf, text, UnusableData, whole } from './reader';
export type { ArrivalSetup, ObjectiveSetup, PieceSetup, Scenario } from './scenario';

export type { Army, ArmyBuilding, ArmyRemark, BattlePlan, BattleSize, SampleArmy } from './army';
export { deploy } from './deploy';
export { readBoard } from './read-board';
export { readBorders, readPieces, readReserve, readSpace, readTerrain } from './read-pieces';
export { readPreparation } from './read-preparation';
export { readObjective, readOptions, readScenario } from './read-scenario';
export { readCells, readTables } from './read-tables';
export type { ArrivalSetup, ObjectiveSetup, PieceSetup, Scenario } from './scenario';

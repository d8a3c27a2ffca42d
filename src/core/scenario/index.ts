export { deploy } from './deploy';
export { readPieces, readSpace, readTerrain } from './read-pieces';
export { readObjective, readOptions, readScenario } from './read-scenario';
export { type Faults, fields, items, noOthers, oneOf, text, UnusableData, whole } from './reader';
export type { ObjectiveSetup, PieceSetup, Scenario } from './scenario';

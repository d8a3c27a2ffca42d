export { Board, boardOf, NO_SPACE } from './board';
export type { BoardSize, Edge, Grid, LineStep, Position as RowAndColumn, SpaceId } from './grid';
export { hexGrid } from './hex-grid';
export { lately } from './lately';
export { pathTo, reach, type Strides } from './reach';
export { sidewards } from './sidewards';
export { SpaceSet } from './space-set';
export { squareGrid } from './square-grid';

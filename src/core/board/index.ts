export type { BoardSize, Edge, Grid, LineStep, Position, SpaceId } from './grid';
export { hexGrid } from './hex-grid';
export { lately } from './lately';
export { sightBlock } from './line-of-sight';
export { wayFault } from './path';
export { sidewards } from './sidewards';
export { squareGrid } from './square-grid';
export { type Walk, type Ways, waysFrom } from './ways';

export type { Edge, Grid, LineStep, Position, SpaceId } from './grid';
export { hexGrid } from './hex-grid';
export { sightBlock } from './line-of-sight';
export { type Walk, wayFault, waysFrom } from './path';
export { squareGrid } from './square-grid';

export type { BlockDrawing, BlockFormation } from './block/block-drawing';
export { drawBlock } from './block/draw-block';
export { drawFace } from './die';
export { drawLeader, type LeaderDrawing } from './leader';
export { drawMap } from './map/draw-map';
export type { BorderDrawing, MapDrawing, ObjectiveMark } from './map/map-drawing';
export { drawMark, type MarkDrawing } from './mark';
export { NATIONS, nationColours, THEMES, type Theme } from './palette';
export { imageSource } from './svg';

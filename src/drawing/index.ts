export type { BlockDrawing } from './block/block-drawing';
export { drawBlock } from './block/draw-block';
export { drawFace } from './die';
export { drawLeader } from './leader';
export { drawMap } from './map/draw-map';
export type { MapDrawing } from './map/map-drawing';
export { drawMark, type MarkDrawing } from './mark';
export { NATIONS, nationColours } from './palette';
export { imageSource } from './svg';

export {
  boardOnScene,
  HEADINGS,
  type Heading,
  type Point,
  tokenGrid,
} from './board-on-scene';
export { moveAside, moveBack } from './map-aside';
export { hasHouseSections, MARGIN, mapDrawing, mapSheet, namersFor, placesOnSheet } from './map-sheet';
export { hasOddRowsShifted, type Offset } from './placement';
export { showFrame } from './show-frame';
export { isStacked, type Kept, type PlaceInSpace, type Slot } from './token-slots';
export { watchFrame } from './window-frame';

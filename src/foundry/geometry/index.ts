export {
  boardOnScene,
  type Heading,
  type Offset,
  type Point,
  spaceTowards,
  tokenGrid,
} from './board-on-scene';
export { moveAside, moveBack } from './map-aside';
export { MARGIN, mapSheet, placesOnSheet } from './map-sheet';
export { isStacked, type Kept, type PlaceInSpace, type Slot } from './token-slots';
export { watchFrame } from './window-frame';

export { boardOnScene, type Offset, offsetOfSpace, readOrigin, spaceAtOffset } from './board-on-scene';
export { moveAside, moveBack, SIDEBAR } from './map-aside';
export { type Heading, spaceTowards } from './space-towards';
export { isStacked, type Kept, readSlot, type Slot, type Stand, standsIn } from './token-slots';

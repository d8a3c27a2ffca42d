export { plain, registerKey, shifted } from './bindings';
export { InTurn } from './in-turn';
export { KeptFocus } from './kept-focus';
export { keepPresses } from './kept-press';
export { goByName, handKeys, takeByKeys, toMap } from './keys';
export { type PointerTool, watchMapPointer } from './map-pointer';
export {
  askEither,
  askFirst,
  type FirstQuestion,
  type FreshButtons,
  freshButtons,
  guardButtons,
} from './misclicks';
export { type PartFocus, parts, registerParts } from './screen-parts';
export {
  armyGhosts,
  CORRECTIONS_TOOL,
  FIELD_CONTROLS,
  fieldTool,
  type Ghosts,
  pieceInHand,
  placeInView,
} from './selected-piece';
export { readTrayDrag, trayDragText } from './tray-drag';

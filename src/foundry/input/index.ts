export { plain, registerKey, shifted } from './bindings';
export { FIELD_CONTROLS, fieldTool, pieceInHand, placeInView } from './in-hand';
export { KeptFocus } from './kept-focus';
export { goByName, handKeys, takeByKeys, toMap } from './keys';
export {
  askEither,
  askFirst,
  type FirstQuestion,
  type FreshButtons,
  freshButtons,
  guardButtons,
} from './misclicks';
export { type PartDoor, parts, registerParts } from './parts';
export { readTrayDrag, trayDragText } from './tray-drag';

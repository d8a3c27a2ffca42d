export { FIELD_CONTROLS, fieldTool, pieceInHand } from './in-hand';
export { handKeys, takeByKeys, toMap } from './keys';
export { askFirst, type FirstQuestion, type FreshButtons, freshButtons, guardButtons } from './misclicks';

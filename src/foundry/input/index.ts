export { askFirst, type FirstQuestion } from './ask-first';
export { FIELD_CONTROLS, fieldTool } from './field-tools';
export { type FreshButtons, freshButtons, guardButtons } from './fresh-buttons';
export { handKeys, takeByKeys, toMap } from './keys';
export { pieceInHand } from './piece-in-hand';

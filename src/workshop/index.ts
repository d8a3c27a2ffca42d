export { type Finding, findingsIn, pathIn } from './check';
export { type Draft, draftFrom, fieldsIn, freshDraft, itemsIn, rulesOf } from './draft';
export { CLEAR, EDGES, type Edit, GROUNDS, type Ground, MIRRORS, type Path } from './edit';
export { valueAt } from './edits';
export { formAt, initialOf, initialOfKind, kindFields, pieceForm } from './forms';
export { draftFromBattle } from './from-battle';
export { filled, kindAt, lined, squared } from './paint';
export { allPieces, copyOf, hasRoom } from './pieces';
export { sizeAfter } from './reshape';
export { correctionsFor, isFixed, type RunningFault } from './running';
export { type Sketch, sketchOf } from './sketch';
export {
  begun,
  draftOf,
  readWorkshop,
  redone,
  undone,
  type Workshop,
  withEdit,
  workshopText,
} from './workshop';

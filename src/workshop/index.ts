export { type Finding, findingsIn, pathIn } from './check';
export { type Draft, fieldsIn, freshDraft, itemsIn, rulesOf } from './draft';
export { draftFrom } from './draft-from';
export { type BoardEdge, CLEAR, EDGES, type Edit, GROUNDS, type Ground, MIRRORS, type Path } from './edit';
export { gameOf, valueAt } from './edits';
export { formAt, initialOf, initialOfKind, kindFields, pieceForm, ROAD_FORM } from './forms';
export { draftFromBattle } from './from-battle';
export type { Misfit, Named } from './misfits';
export { filled, kindAt, lined, squared } from './paint';
export { allPieces, copyOf, hasRoom } from './pieces';
export { isOfFamily, type ReadDraft, readDraftAs } from './read-as';
export { type CutOff, canTurn, cutOff, sizeAfter, stepAt } from './reshape';
export { ROAD } from './roads';
export { correctionFor, fixedReason } from './running';
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

export { Interned } from './interned';
export { mark, markWord, withMark } from './marks';
export {
  enemyOfNumber,
  FALLEN,
  GONE,
  NORTH,
  ON_BOARD,
  Piece,
  type PieceInfo,
  RESERVE,
  SIDE_NUMBERS,
  type SideNumber,
  SOUTH,
  sideName,
  sideNumber,
} from './piece';
export { pointsIn } from './points';
export {
  byId,
  type CardLaid,
  DRAWN,
  type Force,
  marksOf,
  NOBODY,
  type ObjectiveInNumbers,
  Position,
  type Setting,
} from './position';
export { infoOf, type KindOf, pieceJson, readState, toState } from './state';
export { wordNumber, wordOf } from './words';
export type { Zone } from './zone';

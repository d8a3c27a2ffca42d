export { Borders, bordersOf, NOTHING } from './borders';
export type { Force } from './side-pieces';
export { type Part, partsOf } from './game-data';
export { mark, markList as marksOf, markWord } from './marks';
export type { Watcher } from './memory';
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
export { pieceJson } from './piece-json';
export { byId } from './pieces';
export { pointsIn } from './victory-points';
export { DRAWN, NOBODY, Position } from './position';
export type { CardLaid, ObjectiveInNumbers, Setting } from './fixed-details';
export { type KindOf, readState, toState } from './state';
export { wordNumber, wordOf } from './word-numbers';
export type { Zone } from './number-list';

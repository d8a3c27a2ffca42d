export { askedOnce, askedOnceOf } from './asked-once';
export { Borders, bordersOf, NOTHING } from './borders';
export type { CardLaid, ObjectiveInNumbers, Setting } from './fixed-details';
export { type Part, partsOf } from './game-data';
export { mark, markList as marksOf, markWord } from './marks';
export type { Watcher } from './memory';
export type { Zone } from './number-list';
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
export { DRAWN, NOBODY, Position } from './position';
export type { Force } from './side-pieces';
export { type KindOf, readState, toState } from './state';
export { pointsIn } from './victory-points';
export { wordNumber, wordOf } from './word-numbers';

export { askedOnce } from './asked-once';
export { Borders, bordersOf, NOTHING } from './borders';
export type { Force } from './force';
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
export { pointsIn } from './points';
export { DRAWN, NOBODY, Position } from './position';
export type { CardLaid, ObjectiveInNumbers, Setting } from './setting';
export { type KindOf, readState, toState } from './state';
export { wordNumber, wordOf } from './words';
export type { Zone } from './zone';

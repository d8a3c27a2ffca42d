export type { Adjustment, Event, EventOf, Modifier } from './event';
export { evolve, type WorkingState, workingCopy } from './evolve';
export {
  enemyOf,
  fallenOf,
  hasMark,
  type Json,
  type Leader,
  leadersAt,
  type Objective,
  type PieceId,
  pieceOf,
  pointsOf,
  SIDES,
  type Side,
  type SideState,
  type State,
  type Turn,
  terrainAt,
  type Unit,
  unitAt,
  unitOf,
} from './state';

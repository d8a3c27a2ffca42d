export { FACINGS, type Facing } from '../board';
export { bringsBack } from './adjust';
export { parkedIn, withParked } from './change-cards';
export {
  type CardInPlay,
  type CardPlace,
  type Cards,
  HIDDEN_CARD,
  type ParkedCards,
  type Place,
  type PlayedCard,
} from './command-cards';
export type { Adjustment, Correction, Event, EventOf, Modifier, SideAdjustment } from './event';
export { evolve, evolved } from './evolve';
export {
  type Extra,
  enemyOf,
  hasMark,
  isUnit,
  type Json,
  type Leader,
  type PieceId,
  SIDES,
  type Side,
  type Unit,
} from './piece';
export type { Arrival, Preparation } from './preparation';
export { leadersAt, unitAt, unitsAt } from './standing';
export {
  borderOf,
  fallenOf,
  isBorder,
  isWorks,
  type Objective,
  ownTurn,
  pieceOf,
  pointsOf,
  type Relief,
  reserveOf,
  type SideState,
  type State,
  type TableCells,
  type Turn,
  terrainAt,
  unitOf,
  type Winner,
  worksName,
} from './state';
export { type WorkingState, workingCopy } from './working-state';

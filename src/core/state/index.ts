export { behind, degreesOf, FACINGS, type Facing } from '../board';
export { bringsBack } from './adjust';
export {
  type CardInPlay,
  type CardPlace,
  type Cards,
  HIDDEN_CARD,
  type ParkedCards,
  type Place,
  type PlayedCard,
} from './command-cards';
export { corrected, isToCome } from './correct';
export {
  type Adjustment,
  type Correction,
  correctionsIn,
  type Event,
  type EventOf,
  enlistedIn,
  type Modifier,
  type SideAdjustment,
  type SingleCorrection,
} from './event';
export { leadersAt, unitAt, unitsAt } from './occupancy';
export { parkedIn, withParked } from './parked-cards';
export {
  enemyOf,
  isUnit,
  type Json,
  type Leader,
  type PieceId,
  type RulesetData,
  SIDES,
  type Side,
  type Unit,
  withWhole,
} from './piece';
export type { Arrival, Preparation } from './preparation';
export {
  borderOf,
  fallenOf,
  isBorder,
  isWorks,
  type Objective,
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
export type { Briefing, MapPicture, Told } from './told';

import type { Piece, Position } from './play';

/** A003-46: disorder and disorganisation weigh alike, and are cured differently. */
export const ORDERS = ['good', 'disorganised', 'disordered', 'routed'] as const;
export type Order = (typeof ORDERS)[number];

/** What these rules keep of one unit beside what the core does; what is not there has its first value. */
export type UnitData = {
  readonly order?: Order;
  /** It has a react marker: T003-19. */
  readonly reacts?: boolean;
  /** What it has spent of its allowance in this phase, in hundredths of a square. */
  readonly spent?: number;
  /** How often it has made a forced march today: R003-62, R003-64. */
  readonly marches?: number;
  /** The turn of the core in which it stood in a ford or crossed one: R003-124. */
  readonly forded?: number | null;
  /** The squares of skirmishers that have fired in this phase: R003-117. */
  readonly shot?: readonly string[];
  /** A garrison that has held once where it should have gone back: T003-13. */
  readonly clung?: boolean;
  /** The square where gunners have left their guns: A003-65. */
  readonly guns?: string | null;
  /** The turn of the battle from which it may come back that went over its own edge: A3.6. */
  readonly back?: number | null;
};

/** What these rules keep of one general: R003-42 to R003-44. */
export type GeneralData = {
  /** The last turn of the battle in which he is on foot; null if he is not. */
  readonly unhorsed?: number | null;
  /** The last turn of the battle in which his wound counts; null without one. */
  readonly wounded?: number | null;
  /** R003-44: he has been wounded once. */
  readonly hasScar?: boolean;
};

export const unitData = ({ data }: Piece): UnitData => data as UnitData;
export const generalData = ({ data }: Piece): GeneralData => data as GeneralData;

export const orderOf = (unit: Piece): Order => unitData(unit).order ?? 'good';
export const isRouted = (unit: Piece): boolean => orderOf(unit) === 'routed';
export const isDisordered = (unit: Piece): boolean => orderOf(unit) === 'disordered';
export const isDisorganised = (unit: Piece): boolean => orderOf(unit) === 'disorganised';

/** Whether a unit tests and fights as a disordered one: A003-46. */
export const isOutOfOrder = (unit: Piece): boolean => orderOf(unit) !== 'good';

export const hasReactMarker = (unit: Piece): boolean => unitData(unit).reacts === true;

/** Whether a unit is in a ford, or has crossed one, while this phase lasts or until its own next one: A003-56. */
export function hasForded({ turn }: Position, unit: Piece): boolean {
  const { forded } = unitData(unit);
  return typeof forded === 'number' && turn - forded <= 1;
}

import type { Piece, Position } from './play';

/** A003-46: disorder and disorganisation count alike, but are removed differently. */
export const ORDERS = ['good', 'disorganised', 'disordered', 'routed'] as const;
export type Order = (typeof ORDERS)[number];

/** Data of these rules about one unit; a missing field has its first value. */
export type UnitData = {
  readonly order?: Order;
  /** True if it has a react marker: T003-19. */
  readonly reacts?: boolean;
  /** The part of its allowance that it has spent in this phase, in hundredths of a square. */
  readonly spent?: number;
  /** The number of forced marches it has made today: R003-62, R003-64. */
  readonly marches?: number;
  /** The core turn in which it was in a ford or crossed one: R003-124. */
  readonly forded?: number | null;
  /** The squares of skirmishers that have fired in this phase: R003-117. */
  readonly shot?: readonly string[];
  /** True if this garrison has already held once instead of retreating: T003-13. */
  readonly clung?: boolean;
  /** The square where the gunners have left their guns: A003-65. */
  readonly guns?: string | null;
  /** The battle turn from which a unit that left over its own edge may come back: A3.6. */
  readonly back?: number | null;
};

/** Data of these rules about one general: R003-42 to R003-44. */
export type GeneralData = {
  /** The last battle turn in which the general is on foot; null if mounted. */
  readonly unhorsed?: number | null;
  /** The last battle turn in which the general's wound counts; null if there is none. */
  readonly wounded?: number | null;
  /** R003-44: true if the general has been wounded once. */
  readonly hasScar?: boolean;
};

export const unitData = ({ data }: Piece): UnitData => data as UnitData;
export const generalData = ({ data }: Piece): GeneralData => data as GeneralData;

export const orderOf = (unit: Piece): Order => unitData(unit).order ?? 'good';
export const isRouted = (unit: Piece): boolean => orderOf(unit) === 'routed';
export const isDisordered = (unit: Piece): boolean => orderOf(unit) === 'disordered';
export const isDisorganised = (unit: Piece): boolean => orderOf(unit) === 'disorganised';

/** True if a unit tests and fights as disordered: A003-46. */
export const isOutOfOrder = (unit: Piece): boolean => orderOf(unit) !== 'good';

export const hasReactMarker = (unit: Piece): boolean => unitData(unit).reacts === true;

/** The other side may have two phases in a row. */
const PHASES_BETWEEN = 2;

/** A003-56: true if a unit is in a ford, or has crossed one since its own last phase began. */
export function hasForded({ turn, side }: Position, unit: Piece): boolean {
  const { forded } = unitData(unit);
  return typeof forded === 'number' && turn - forded <= (unit.side === side ? 0 : PHASES_BETWEEN);
}

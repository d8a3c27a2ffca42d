import type { Leader, Unit } from '../../core';

/** A kind of unit (T004-1); what makes one better than another of its kind is a trait. */
export interface UnitType {
  readonly id: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly sign: string;
  /** Further actions for movement alone (R004-54, R004-55, R004-58). */
  readonly bonus: number;
  readonly rule: string;
}

export const UNIT_TYPES: readonly UnitType[] = [
  { id: 'infantry', arm: 'infantry', sign: 'line', bonus: 0, rule: 'R004-01' },
  { id: 'heavy-cavalry', arm: 'cavalry', sign: 'heavy', bonus: 1, rule: 'R004-54' },
  { id: 'medium-cavalry', arm: 'cavalry', sign: 'regular', bonus: 1, rule: 'R004-54' },
  { id: 'light-cavalry', arm: 'cavalry', sign: 'light', bonus: 2, rule: 'R004-55' },
  { id: 'foot-artillery', arm: 'artillery', sign: 'foot', bonus: 0, rule: 'R004-57' },
  { id: 'horse-artillery', arm: 'artillery', sign: 'horse', bonus: 2, rule: 'R004-58' },
];

const TYPES: ReadonlyMap<string, UnitType> = new Map(UNIT_TYPES.map((type) => [type.id, type]));

/** The kind of a unit; throws a RangeError for one that the rules do not know. */
export function typeOf({ type }: Leader): UnitType {
  const found = TYPES.get(type);
  if (!found) throw new RangeError(`no kind of unit "${type}"`);
  return found;
}

export const isArtillery = (unit: Leader): boolean => typeOf(unit).arm === 'artillery';
export const isInfantry = (unit: Leader): boolean => typeOf(unit).arm === 'infantry';
export const isCavalry = (unit: Leader): boolean => typeOf(unit).arm === 'cavalry';

/** R004-47: who must stop in a wood. */
export const ridesOn = (unit: Leader): boolean => isCavalry(unit) || unit.type === 'horse-artillery';

/** R004-07: a unit carries at most six disruption points. */
export const MOST_DPS = 6;

/** Disruption points of a unit: what it has lost of its six. */
export const dpsOf = ({ strength }: Unit): number => MOST_DPS - strength;

/** A unit in a town: R004-18. */
export const GARRISON = 'garrison';

export const inTown = ({ formation }: Unit): boolean => formation === GARRISON;

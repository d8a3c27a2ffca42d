/** A kind of unit (T004-1); differences within a kind are traits. */
export interface UnitType {
  readonly id: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly sign: string;
  /** Bonus actions for movement only (R004-54, R004-55, R004-58). */
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

/** R004-07: a unit carries at most six disruption points. */
export const MOST_DPS = 6;

/** The formation of a unit in a town: R004-18. */
export const GARRISON = 'garrison';
export const LINE = 'line';

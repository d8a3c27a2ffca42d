import type { Branch } from './branches';

/** The arm of a unit: it decides which symbols hit and how many dice terrain costs. */
export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** The nations of the unit tables. */
const NATIONS = ['french', 'british', 'portuguese', 'spanish', 'russian', 'austrian', 'prussian'] as const;
export type Nation = (typeof NATIONS)[number];

/** The dice of musketry by the blocks left (n): CCN-34. */
export interface Musketry {
  readonly range: number;
  /** Dice beyond n if the unit has not moved. */
  readonly standing: number;
  /** Dice if it has moved: half of n, rounded this way, plus `more`. */
  readonly moving: { readonly round: 'up' | 'down'; readonly more: number };
}

/** The dice of close combat: n, and modifiers to it. */
export interface CloseCombat {
  readonly more: number;
  /** Extra dice against infantry. */
  readonly againstInfantry: number;
  /** Dice added or lost if the unit has moved this turn. */
  readonly moved: number;
  /** Dice added if the unit has not moved, or battles back; not with First Strike. */
  readonly steady: number;
  /** Dice added when it attacks infantry that is not in square. */
  readonly lance: number;
  /** True if sabers hit units: CCN-41. */
  readonly sabers: boolean;
}

/** A row of the tables of section 1.11. */
export interface UnitType {
  readonly id: string;
  /** The short name of the row in the rules. */
  readonly code: string;
  readonly nation: Nation;
  readonly branch: Branch;
  readonly arm: Arm;
  readonly strength: number;
  /** The maximum movement after which it may battle, and the maximum movement: CCN-24. */
  readonly move: { readonly battle: number; readonly most: number };
  readonly fire: Musketry | 'guns' | 'rockets' | null;
  readonly melee: CloseCombat | 'guns' | 'rockets';
  /** Dice that artillery gains over the artillery table against an adjacent enemy. */
  readonly gunsMelee: number;
  /** Flags that it ignores on its own. */
  readonly ignores: number;
  /** Hexes it retreats for the first flag, and for each further one: CCN-50. */
  readonly retreat: { readonly first: number; readonly further: number };
  /** True if it moves one hex at most under Bayonet Charge and Force March. */
  readonly slow: boolean;
  /** True if it forms square without giving a card: the battalion mass of Austrian line infantry. */
  readonly mass: boolean;
  /** Mother Russia, section 1.11: the blocks to which its ranks may be filled before a battle; 0 for no more than it has. */
  readonly filled: number;
  /** Keys of the sheet whose numbers the sources do not give and that were chosen. */
  readonly house: readonly string[];
}

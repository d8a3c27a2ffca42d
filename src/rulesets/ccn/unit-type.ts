/** The arm of a unit: by it dice hit, and terrain takes dice. */
export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** The nations of the unit tables. */
const NATIONS = ['french', 'british', 'portuguese', 'spanish', 'russian', 'austrian', 'prussian'] as const;
export type Nation = (typeof NATIONS)[number];

/** What troops of an arm are, whatever their nation: a word of the tables. */
export type Branch =
  | 'line'
  | 'light'
  | 'rifles'
  | 'grenzer'
  | 'grenadiers'
  | 'guard-light'
  | 'young-guard'
  | 'old-guard'
  | 'guard-grenadiers'
  | 'militia'
  | 'conscripts'
  | 'reserve'
  | 'light-cavalry'
  | 'heavy-cavalry'
  | 'cuirassiers'
  | 'lancers'
  | 'militia-lancers'
  | 'cossacks'
  | 'guard-light-cavalry'
  | 'guard-heavy-cavalry'
  | 'foot-artillery'
  | 'horse-artillery'
  | 'guard-foot-artillery'
  | 'guard-horse-artillery'
  | 'rocket-battery';

/** How musketry goes with the blocks that are left (n): CCN-34. */
export interface Musketry {
  readonly range: number;
  /** Beside n, if the unit has not moved. */
  readonly standing: number;
  /** If it has moved: half of n rounded so, and so many more. */
  readonly moving: { readonly round: 'up' | 'down'; readonly more: number };
}

/** What a table says of close combat: n dice, and what changes that. */
export interface CloseCombat {
  readonly more: number;
  /** Against infantry as well. */
  readonly againstInfantry: number;
  /** If the unit has moved this turn. */
  readonly moved: number;
  /** If it has not, or strikes back; not by First Strike. */
  readonly steady: number;
  /** When it attacks infantry that is not in square. */
  readonly lance: number;
  /** Whether sabers hit units: CCN-41. */
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
  /** The farthest it moves and still battles, and the farthest it moves at all: CCN-24. */
  readonly move: { readonly battle: number; readonly most: number };
  readonly fire: Musketry | 'guns' | 'rockets' | null;
  readonly melee: CloseCombat | 'guns' | 'rockets';
  /** Dice that guns gain beside the artillery table when the enemy is adjacent. */
  readonly gunsMelee: number;
  /** Flags that it ignores by itself. */
  readonly ignores: number;
  /** Hexes that it goes back for the first flag, and for each further one: CCN-50. */
  readonly retreat: { readonly first: number; readonly further: number };
  /** How far it moves at most on Bayonet Charge and Force March; null: as everyone. */
  readonly slow: boolean;
  /** Forms square without giving a card: the battalion mass of Austrian line. */
  readonly mass: boolean;
  /** Mother Russia, section 1.11: the blocks to which its ranks may be filled before a battle; 0 for no more than it has. */
  readonly filled: number;
  /** Numbers of the row that are not given by the sources but chosen, by the keys of the sheet. */
  readonly house: readonly string[];
}

const GUARD: readonly Branch[] = [
  'guard-light',
  'young-guard',
  'old-guard',
  'guard-grenadiers',
  'guard-light-cavalry',
  'guard-heavy-cavalry',
  'guard-foot-artillery',
  'guard-horse-artillery',
];
const LIGHT_FOOT: readonly Branch[] = ['light', 'rifles', 'grenzer', 'guard-light', 'young-guard'];
const HEAVY_HORSE: readonly Branch[] = ['heavy-cavalry', 'cuirassiers', 'guard-heavy-cavalry'];

/** Troops whom some cards give more. */
export const isGuard = ({ branch }: UnitType): boolean => GUARD.includes(branch);

/** Light infantry of every kind, which battles in forests on the turn it enters them: section 1.13. */
export const isLightFoot = ({ branch }: UnitType): boolean => LIGHT_FOOT.includes(branch);

/** Cavalry that moves two hexes: Cavalry Charge gives it a third. */
export const isHeavyHorse = ({ branch }: UnitType): boolean => HEAVY_HORSE.includes(branch);

/** Infantry that marches as fast as light troops on Force March: section 2.1. */
export const isFast = (type: UnitType): boolean =>
  isLightFoot(type) || isGuard(type) || type.branch === 'grenadiers';

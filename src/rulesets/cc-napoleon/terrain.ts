import type { Terrain as FamilyTerrain } from '../commands-and-colors/terrain';

/** A row of the chart of terrain. */
export interface Terrain extends FamilyTerrain {
  /** Dice that attacks on units inside lose. */
  readonly cover: { readonly dice: number; readonly for: 'anyone' | 'skirmishers' } | null;
  /** Dice that attacks on units inside gain. */
  readonly exposed: number | null;
  /** Whose flags it lets ignore. */
  readonly steadies: 'infantry' | 'skirmishers' | null;
  /** What cavalry may not attack here. */
  readonly noCavalryAgainst: { readonly whom: 'anyone' | 'skirmishers'; readonly rule: string } | null;
  /** Whether march column may enter. */
  readonly march: boolean;
}

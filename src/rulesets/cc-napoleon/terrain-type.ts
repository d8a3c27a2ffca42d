import type { Terrain as FamilyTerrain } from '../commands-and-colors/terrain-type';

/** A row of the terrain chart. */
export interface Terrain extends FamilyTerrain {
  /** Dice that attacks on units inside lose. */
  readonly cover: { readonly dice: number; readonly for: 'anyone' | 'skirmishers' } | null;
  /** Dice that attacks on units inside gain. */
  readonly exposed: number | null;
  /** The units that may ignore a flag here. */
  readonly steadies: 'infantry' | 'skirmishers' | null;
  /** The targets that cavalry may not attack here. */
  readonly noCavalryAgainst: { readonly whom: 'anyone' | 'skirmishers'; readonly rule: string } | null;
  /** True if march columns may enter. */
  readonly march: boolean;
  /** The pieces of it to choose from before a battle that players make up; the source leaves it open (house value). */
  readonly pool: number;
}

import type { Terrain as FamilyTerrain } from '../commands-and-colors/terrain-type';
import type { Arm } from './unit-type';

/** Dice that attacks lose, by the arm that attacks. */
export type ByArm = Readonly<Record<Arm, number>>;

/** A row of the terrain table: section 1.13. */
export interface Terrain extends FamilyTerrain {
  /** The units that may battle in the turn in which they enter it. */
  readonly battleOnEntry: 'everyone' | 'light-foot' | 'nobody';
  /** Dice lost against units in it. */
  readonly into: ByArm;
  /** Dice lost by units that battle out of it. */
  readonly out: ByArm;
  /** The same for ranged combat, if different. */
  readonly ranged: { readonly into: ByArm; readonly out: ByArm } | null;
  /** True if infantry may form square there. */
  readonly square: boolean;
  /** Flags that units there may ignore. */
  readonly steadies: number;
  /** True if the extra dice of Cavalry Charge do not count into or out of it. */
  readonly breaksCharges: boolean;
  /** A way over water. */
  readonly crosses: boolean;
  /**
   * R000-166: the pieces of it to choose from before a battle that players make up; the numbers are those of cc-napoleon
   * (house value).
   */
  readonly pool: number;
  /** True if part of the row is likely or chosen, not sure. */
  readonly house: boolean;
}

import type { Terrain as FamilyTerrain } from '../commands-and-colors/terrain';
import type { Arm } from './unit-type';

/** Dice that attacks lose, by the arm that attacks. */
export type ByArm = Readonly<Record<Arm, number>>;

/** A row of the table of terrain: section 1.13. */
export interface Terrain extends FamilyTerrain {
  /** Who battles on the turn of entering it. */
  readonly battleOnEntry: 'everyone' | 'light-foot' | 'nobody';
  /** Dice lost against whoever stands there. */
  readonly into: ByArm;
  /** Dice lost by whoever battles out of it. */
  readonly out: ByArm;
  /** The same for ranged combat, where it differs. */
  readonly ranged: { readonly into: ByArm; readonly out: ByArm } | null;
  /** Whether infantry forms square there. */
  readonly square: boolean;
  /** Flags that whoever stands there may ignore. */
  readonly steadies: number;
  /** Card dice of Cavalry Charge count neither into it nor out of it. */
  readonly breaksCharges: boolean;
  /** A way over water. */
  readonly crosses: boolean;
  /** Something of the row is likely, or chosen. */
  readonly house: boolean;
}

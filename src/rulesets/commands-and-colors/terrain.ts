import type { Arm } from './unit-type';

/** Who walks: an arm, or a leader by himself. */
export type Walker = Arm | 'leader';

/** A row of the chart of terrain. */
export interface Terrain {
  readonly id: string;
  readonly drawn: string;
  readonly mayEnter: readonly Walker[];
  readonly mayStand: readonly Walker[];
  /** Who has to stop on entering. */
  readonly stops: readonly Walker[];
  readonly blocksSight: boolean;
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

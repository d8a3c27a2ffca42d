import type { PieceId, Side } from '../core';
import type { TroopClass } from './campaign';
import type { LossCause } from './fates';

/** A leader who was lost in a battle. */
export interface LostLeader {
  readonly id: PieceId;
  readonly name: string;
  readonly side: Side;
  readonly cause: LossCause;
}

/** A unit of a battle, as far as a campaign asks. */
export interface UnitReport {
  readonly id: PieceId;
  readonly name: string;
  readonly type: string;
  readonly side: Side;
  readonly arm: TroopClass;
  /** R001-28: what its kind says. */
  readonly carriesFlag: boolean;
  /** Blocks that it has lost in the battle. */
  readonly losses: number;
  /** Enemy units that it has eliminated. */
  readonly kills: number;
}

/** R001-29 to R001-33: a unit was eliminated in melee by another one that may try to take its flag. */
export interface FlagChance {
  readonly unit: UnitReport;
  readonly by: UnitReport;
}

/** What a campaign needs of a battle that is over; it comes out of its record. */
export interface BattleReport {
  readonly winner: Side | null;
  readonly banners: Readonly<Record<Side, number>>;
  /** Banners that each side needed. */
  readonly targets: Readonly<Record<Side, number>>;
  /** Counters that each side has left of those that it took into the battle. */
  readonly glory: Readonly<Record<Side, number>>;
  readonly leaders: readonly LostLeader[];
  readonly flags: readonly FlagChance[];
  /** The names of all units that have fought in it. */
  readonly present: Readonly<Record<Side, readonly string[]>>;
  /** Units that are still there. */
  readonly survivors: readonly UnitReport[];
}

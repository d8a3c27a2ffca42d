import type { PieceId, Side } from '../core';
import type { TroopClass } from './campaign';
import type { LossCause } from './officer-fates';

/** A leader lost in a battle. */
export interface LostLeader {
  readonly id: PieceId;
  readonly name: string;
  readonly side: Side;
  readonly cause: LossCause;
}

/** A unit of a battle, with the details that a campaign needs. */
export interface UnitReport {
  readonly id: PieceId;
  readonly name: string;
  readonly type: string;
  readonly side: Side;
  readonly arm: TroopClass;
  /** R001-28: true if its type carries a flag. */
  readonly carriesFlag: boolean;
  /** The number of blocks that it has lost in the battle. */
  readonly losses: number;
  /** The number of enemy units that it has eliminated. */
  readonly kills: number;
}

/** R001-29 to R001-33: a unit eliminated in melee by another one that may try to capture its flag. */
export interface FlagChance {
  readonly unit: UnitReport;
  readonly by: UnitReport;
}

/** The report of a finished battle that a campaign needs; it is worked out from the record. */
export interface BattleReport {
  readonly winner: Side | null;
  readonly banners: Readonly<Record<Side, number>>;
  /** The number of banners that each side needed. */
  readonly targets: Readonly<Record<Side, number>>;
  /** The counters left to each side of those that it took into the battle. */
  readonly glory: Readonly<Record<Side, number>>;
  readonly leaders: readonly LostLeader[];
  readonly flags: readonly FlagChance[];
  /** The names of all units that took part. */
  readonly present: Readonly<Record<Side, readonly string[]>>;
  /** The units that survived. */
  readonly survivors: readonly UnitReport[];
}

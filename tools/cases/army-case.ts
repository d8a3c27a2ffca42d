import type { ArmyBuilding, BattlePlan, Side } from '../../src/core';

/** What has to be true of an army, and of the battle of this army against itself. */
export interface ArmyExpectation {
  readonly cost?: number;
  /** Build points that the side may spend. */
  readonly points?: number;
  /** Everything that is remarked about the army, in any order. */
  readonly remarks?: readonly string[];
  /** The remarks that forbid to play it. */
  readonly faults?: readonly string[];
  readonly counts?: Readonly<Record<string, number>>;
  /** What the side has in the battle beyond what it bought. */
  readonly free?: Readonly<Record<string, number>>;
  readonly terrain?: Partial<Record<Side, number>>;
  readonly rating?: Partial<Record<Side, number>>;
  readonly target?: Partial<Record<Side, number>>;
  readonly nations?: Partial<Record<Side, string>>;
}

/** One case of the rules for armies: what is bought, for what battle, and what comes of it. */
export interface ArmyCase {
  readonly title: string;
  readonly building: ArmyBuilding;
  readonly plan: BattlePlan;
  /** Whose army is looked at. */
  readonly side: Side;
  readonly expected: ArmyExpectation;
}

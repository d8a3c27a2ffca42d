import type { ArmyBuilding, BattlePlan, Side } from '../../src/core';

/** The expected result for an army, and for its battle against itself. */
export interface ArmyExpectation {
  readonly cost?: number;
  /** The build points that the side may spend. */
  readonly points?: number;
  /** All remarks on the army, in any order. */
  readonly remarks?: readonly string[];
  /** The remarks that make the army illegal. */
  readonly faults?: readonly string[];
  readonly counts?: Readonly<Record<string, number>>;
  /** The pieces of the side in the battle beyond those it bought. */
  readonly free?: Readonly<Record<string, number>>;
  readonly terrain?: Partial<Record<Side, number>>;
  readonly rating?: Partial<Record<Side, number>>;
  readonly target?: Partial<Record<Side, number>>;
  readonly nations?: Partial<Record<Side, string>>;
}

/** A test case of army building: the army, the battle it is for, and the expected result. */
export interface ArmyCase {
  readonly title: string;
  readonly building: ArmyBuilding;
  readonly plan: BattlePlan;
  /** The side whose army is tested. */
  readonly side: Side;
  readonly expected: ArmyExpectation;
}

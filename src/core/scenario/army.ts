import type { Side } from '../state';
import type { Scenario } from './scenario';

/** An army that somebody has put together for a battle that no history has laid out. */
export interface Army {
  readonly name: string;
  readonly nation: string;
  /** How many it has of each type of unit or leader, those left out that it gets for free. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What is wrong with an army, or unusual about it. */
export interface ArmyRemark {
  /** Key of the text. */
  readonly reason: string;
  /** What fills the blanks of the text. */
  readonly blanks: Readonly<Record<string, string>>;
  readonly rule: string;
  /** `fault`: the army may not be played; `advice`: it may, though the source describes another one. */
  readonly weight: 'fault' | 'advice';
}

/** How large a battle is. */
export interface BattleSize {
  readonly id: string;
  /** The points that the sides may agree on. */
  readonly points: readonly number[];
  /** Terrain pieces that each side places. */
  readonly terrain: number;
  /** Command rating unless the sides agree on another one, or roll for it. */
  readonly rating: number;
  /** How many units, Generals counted, the source gives for such an army. */
  readonly units: readonly [least: number, most: number];
  readonly rule: string;
}

/** An army that the source gives as an example. */
export interface SampleArmy {
  readonly id: string;
  readonly size: string;
  readonly points: number;
  /** Absent: an army of any nation. */
  readonly nation?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly rule: string;
}

/** What the players agree on before they buy their armies. */
export interface BattlePlan {
  readonly size: string;
  /** Build points of each side; of the defender where one side attacks. */
  readonly points: number;
  /** The side that attacks with more; null for an even battle. */
  readonly attacker: Side | null;
  /** `size`: the rating of the size; `rolled`: a die decides; a number: both have agreed on it. */
  readonly rating: 'size' | 'rolled' | number;
  readonly armies: Readonly<Record<Side, Army>>;
}

/** How armies are bought and battles made of them, in games that know such a thing. */
export interface ArmyBuilding {
  readonly sizes: readonly BattleSize[];
  /** Key of the colour of every nation that can be chosen. */
  readonly nations: readonly string[];
  /** What one of each type costs, in the order of the list. */
  readonly prices: Readonly<Record<string, number>>;
  /** What every army gets for free. */
  readonly free: Readonly<Record<string, number>>;
  readonly samples: readonly SampleArmy[];
  /** What an army of a nation can buy, in the order of the list. */
  typesOf(nation: string): readonly string[];
  /** The nation whose colour a type wears in an army of a nation. */
  colourOf(type: string, nation: string): string;
  /** The same troops in an army of another nation; those that it does not know stay as they are. */
  ofNation(counts: Army['counts'], nation: string): Army['counts'];
  cost(army: Army): number;
  /** Build points that a side may spend by a plan. */
  pointsOf(plan: Pick<BattlePlan, 'points' | 'attacker'>, side: Side): number;
  /** What there is to say about an army that may cost so many points in a battle of that size. */
  remarks(army: Army, size: string, points: number): readonly ArmyRemark[];
  /** Reads an army from outside; throws UnusableData with every fault and its place. */
  read(data: unknown): Army;
  /** The battle of a plan; throws UnusableData if an army may not be played. */
  battle(plan: BattlePlan): Scenario;
}

/** Everything that takes the field for an army: what it has bought, and what it gets for free. */
export function withFree(
  { counts }: Pick<Army, 'counts'>,
  { free }: Pick<ArmyBuilding, 'free'>,
): Readonly<Record<string, number>> {
  const all: Record<string, number> = { ...counts };
  for (const [type, count] of Object.entries(free)) all[type] = (all[type] ?? 0) + count;
  return all;
}

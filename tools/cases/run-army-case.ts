import { type Scenario, SIDES, type Side } from '../../src/core';
import type { ArmyCase } from './army-case';

/** Fields of an expectation that need a battle; an illegal army has none. */
const OF_THE_BATTLE = ['free', 'terrain', 'rating', 'target', 'nations'] as const;

/** Runs an army case, with the battle of the army against itself; returns the faults, none if it passes. */
export function runArmyCase({ building, plan, side, expected }: ArmyCase): readonly string[] {
  const army = plan.armies[side];
  const points = building.pointsOf(plan, side);
  const remarks = building.remarks(army, plan.size, points);
  const faults = [
    ...compare('cost', building.cost(army), expected.cost),
    ...compare('points', points, expected.points),
    ...compare('counts', sorted(army.counts), expected.counts && sorted(expected.counts)),
    ...compare('remarks', remarks.map(({ reason }) => reason).sort(), expected.remarks?.toSorted()),
    ...compare(
      'faults',
      remarks
        .filter(({ weight }) => weight === 'fault')
        .map(({ reason }) => reason)
        .sort(),
      expected.faults?.toSorted(),
    ),
  ];
  if (OF_THE_BATTLE.every((word) => expected[word] === undefined)) return faults;
  try {
    return [...faults, ...battleFaults(building.battle(plan), { building, plan, side, expected, title: '' })];
  } catch (error) {
    return [...faults, error instanceof Error ? error.message : String(error)];
  }
}

function battleFaults(battle: Scenario, { plan, side, expected }: ArmyCase): readonly string[] {
  const each = (
    what: 'terrain' | 'rating' | 'target' | 'nations',
    found: (of: Side) => number | string | undefined,
  ) => SIDES.flatMap((of) => compare(`${what}.${of}`, found(of), expected[what]?.[of]));
  return [
    ...compare('free', sorted(freeOf(battle, plan, side)), expected.free && sorted(expected.free)),
    ...each('terrain', (of) => battle.preparation?.terrain[of]),
    ...each('rating', (of) => battle.sides[of].rating),
    ...each('target', (of) => battle.sides[of].target ?? undefined),
    ...each('nations', (of) => battle.sides[of].nation),
  ];
}

/** The number of pieces of each type that a side has beyond those it bought. */
function freeOf(battle: Scenario, plan: ArmyCase['plan'], side: Side): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const piece of Object.values(battle.units)) {
    if (piece.side === side) left[piece.type] = (left[piece.type] ?? 0) + 1;
  }
  for (const [type, count] of Object.entries(plan.armies[side].counts)) {
    left[type] = (left[type] ?? 0) - count;
  }
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count !== 0));
}

const sorted = (counts: Readonly<Record<string, number>>) => Object.entries(counts).sort();

const compare = (what: string, found: unknown, expected: unknown): readonly string[] =>
  expected === undefined || JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];

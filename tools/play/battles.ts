import type { BattlePlan, Scenario, Side } from '../../src/core';
import { ccNapoleonArmies, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

/** A battle of two sample armies of the source. */
function madeUp(sample: string, attacker: Side | null, rating: BattlePlan['rating']): Scenario {
  const { samples, battle } = ccNapoleonArmies;
  const army = samples.find(({ id }) => id === sample);
  if (!army) throw new Error(`there is no sample army "${sample}"`);
  const { size, points, counts } = army;
  const armies = {
    south: { name: 'South', nation: 'british', counts },
    north: { name: 'North', nation: 'french', counts },
  };
  return battle({ size, points, attacker, rating, armies });
}

/** Everything that random battles are played on: the scenarios, with and without cards, and battles made up. */
export const BATTLES: readonly Scenario[] = [
  ...ccNapoleonScenarios,
  ...ccNapoleonScenarios
    .slice(0, 1)
    .map((scenario) => ({ ...scenario, id: 'no-cards', options: { commandCards: false } })),
  madeUp('small-40', null, 'rolled'),
  madeUp('small-50', 'north', 'rolled'),
  madeUp('medium-60', null, 5),
  madeUp('large-80', 'south', 'size'),
  madeUp('large-90', null, 'size'),
];

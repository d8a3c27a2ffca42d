import type { BattlePlan, Ruleset, Scenario, Side } from '../../src/core';
import { ccNapoleon, ccNapoleonArmies, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../../src/rulesets/squares';

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
  ...squaresScenarios,
  ...squaresScenarios.map((scenario) => ({
    ...scenario,
    id: `${scenario.id}-other-readings`,
    options: otherReadings(),
  })),
];

/** Every rules option of squares at its last value. */
function otherReadings(): Scenario['options'] {
  return Object.fromEntries(squares.options.map(({ id, values }) => [id, values.at(-1) ?? null]));
}

const RULESETS: readonly Ruleset[] = [ccNapoleon, squares];

/** The rules of a battle, on its board; throws a RangeError for a ruleset that is not there. */
export function rulesOf({ ruleset, board }: Scenario): Ruleset {
  const rules = RULESETS.find(({ id }) => id === ruleset);
  if (!rules) throw new RangeError(`there is no ruleset "${ruleset}"`);
  return board ? rules.on(board) : rules;
}

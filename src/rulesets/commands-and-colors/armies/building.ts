import {
  ARMY_FORMAT,
  type Army,
  type ArmyBuilding,
  type BattlePlan,
  type Faults,
  fields,
  migrated,
  noOthers,
  oneOf,
  type Scenario,
  SIDES,
  type Side,
  text,
  UnusableData,
  whole,
} from '../../../core';
import { battleOf } from './battle';
import { costOf, remarksOn } from './remarks';
import { ATTACKER, SIZES, sizeOf } from './sizes';
import type { ArmyTerms } from './terms';

/** Section X of seed 000: army building for battles that players make themselves, with the armies of one game. */
export const armyBuilding = (terms: ArmyTerms): ArmyBuilding => ({
  sizes: SIZES,
  nations: terms.nations,
  prices: terms.prices,
  free: terms.free,
  samples: terms.samples,
  typesOf: terms.typesOf,
  colourOf: terms.colourOf,
  ofNation: terms.ofNation,
  cost: (army) => costOf(terms, army),
  pointsOf,
  remarks: (army, size, points) => remarksOn(terms, army, size, points),
  read: (data) => readArmy(terms, data),
  battle: (plan) => battle(terms, plan),
});

/** R000-160, R000-161: the points of a side; the attacker of an outnumbered defender has a quarter more. */
const pointsOf = ({ points, attacker }: Pick<BattlePlan, 'points' | 'attacker'>, side: Side): number =>
  attacker === side ? Math.floor(points * (1 + ATTACKER.points)) : points;

/** An army of 112 points has no more of the cheapest unit; a higher number is a typing error. */
const MOST_OF_A_TYPE = 56;

function readArmy({ prices, nations }: ArmyTerms, data: unknown): Army {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const army = fields(migrated(ARMY_FORMAT, data), 'army', faults);
  noOthers(army, ['name', 'nation', 'counts'], 'army', faults);
  const given = fields(army.counts, 'counts', faults);
  noOthers(given, Object.keys(prices), 'counts', faults);
  const counts: Record<string, number> = {};
  for (const type of Object.keys(prices)) {
    const count = whole(given[type], `counts.${type}`, faults, 0, 0);
    if (count > MOST_OF_A_TYPE) faults.add(`counts.${type}`, `the limit is ${MOST_OF_A_TYPE}`);
    if (count > 0) counts[type] = count;
  }
  const read: Army = {
    name: text(army.name, 'name', faults),
    nation: oneOf(army.nation, 'nation', faults, nations),
    counts,
  };
  if (found.length > 0) throw new UnusableData('the army', found);
  return read;
}

function battle(terms: ArmyTerms, plan: BattlePlan): Scenario {
  const faults = SIDES.flatMap((side) =>
    remarksOn(terms, plan.armies[side], plan.size, pointsOf(plan, side))
      .filter(({ weight }) => weight === 'fault')
      .map(({ reason, rule }) => `armies.${side}: ${reason} (${rule})`),
  );
  if (faults.length > 0) throw new UnusableData('the battle', faults);
  return battleOf(terms, plan, sizeOf(plan.size));
}

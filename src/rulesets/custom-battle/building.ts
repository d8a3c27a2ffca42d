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
} from '../../core';
import { battleOf } from './battle';
import { freeLines, piecesOf } from './pieces';
import { costOf, pricesOf, remarksOn } from './remarks';
import { ATTACKER, sizeOf } from './sizes';
import type { ArmyTerms } from './terms';

/** Section X of seed 000: army building for battles that players make themselves, with the armies of one game. */
export const armyBuilding = (terms: ArmyTerms): ArmyBuilding => ({
  sizes: terms.sizes,
  nations: terms.nations,
  lines: terms.lines,
  prices: pricesOf(terms),
  hasHousePrices: terms.hasHousePrices,
  free: freeLines(terms),
  samples: terms.samples,
  typesOf: terms.typesOf,
  colourOf: terms.colourOf,
  ofNation: terms.ofNation,
  cost: (army) => costOf(terms, army),
  pointsOf,
  remarks: (army, size, points) => remarksOn(terms, army, size, points),
  pieces: (army, side, tag) => piecesOf(terms, army, side, tag),
  read: (data) => readArmy(terms, data),
  battle: (plan) => battle(terms, plan),
});

/** R000-160, R000-161: the points of a side; the attacker of an outnumbered defender has a quarter more. */
const pointsOf = ({ points, attacker }: Pick<BattlePlan, 'points' | 'attacker'>, side: Side): number =>
  attacker === side ? Math.floor(points * (1 + ATTACKER.points)) : points;

/** No army that can be paid has so many pieces of one line; a higher number is a typing error. */
const MOST_OF_A_TYPE = 56;

function readArmy(terms: ArmyTerms, data: unknown): Army {
  const prices = pricesOf(terms);
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
    nation: oneOf(army.nation, 'nation', faults, terms.nations),
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
  return battleOf(terms, plan, sizeOf(terms.sizes, plan.size));
}

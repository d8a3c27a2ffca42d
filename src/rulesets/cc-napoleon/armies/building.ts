import {
  type Army,
  type ArmyBuilding,
  type ArmyRemark,
  type BattlePlan,
  type BattleSize,
  type Faults,
  fields,
  noOthers,
  oneOf,
  type Side,
  text,
  UnusableData,
  whole,
} from '../../../core';
import { LEADER_TYPES } from '../unit-types';
import { battleOf } from './battle';
import { FREE, PRICES } from './prices';
import { SAMPLES } from './samples';
import { ATTACKER, SIZES } from './sizes';

const NATIONS = ['british', 'french', 'portuguese', 'spanish', 'dutch', 'austrian', 'russian', 'prussian'];

const isLeader = (type: string): boolean => LEADER_TYPES.some(({ id }) => id === type);

const countOf = ({ counts }: Army, isMeant: (type: string) => boolean): number =>
  Object.entries(counts).reduce((sum, [type, count]) => sum + (isMeant(type) ? count : 0), 0);

/** R000-163: the price of everything in an army. */
const cost = ({ counts }: Army): number =>
  Object.entries(counts).reduce((sum, [type, count]) => sum + (PRICES[type] ?? 0) * count, 0);

/** R000-160, R000-161: the attacker of an outnumbered defender has a quarter more. */
const pointsOf = ({ points, attacker }: Pick<BattlePlan, 'points' | 'attacker'>, side: Side): number =>
  attacker === side ? Math.floor(points * (1 + ATTACKER.points)) : points;

/** The size of a battle; throws UnusableData if there is no such size. */
function sizeOf(id: string): BattleSize {
  const size = SIZES.find((each) => each.id === id);
  if (size) return size;
  throw new UnusableData('the battle', [
    `size: "${id}" is unknown; known are ${SIZES.map((each) => each.id)}`,
  ]);
}

function remarks(army: Army, size: string, points: number): readonly ArmyRemark[] {
  const spent = cost(army);
  const units = countOf(army, () => true);
  const [least, most] = sizeOf(size).units;
  const found: ArmyRemark[] = [];
  if (spent > points) {
    const blanks = { spent: `${spent}`, points: `${points}`, over: `${spent - points}` };
    found.push({ reason: 'too-dear', blanks, rule: 'R000-164', weight: 'fault' });
  }
  if (countOf(army, (type) => !isLeader(type)) === 0) {
    found.push({ reason: 'no-units', blanks: {}, rule: 'R000-160', weight: 'fault' });
  }
  if (spent < points && spent > 0) {
    const blanks = { left: `${points - spent}` };
    found.push({ reason: 'points-left', blanks, rule: 'R000-164', weight: 'advice' });
  }
  if (units > 0 && (units < least || units > most)) {
    // AMB-000-34: the counts describe an army of that size, they do not limit it.
    const blanks = { units: `${units}`, least: `${least}`, most: `${most}` };
    found.push({ reason: 'unusual-size', blanks, rule: 'R000-165', weight: 'advice' });
  }
  return found;
}

function read(data: unknown): Army {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const army = fields(data, 'army', faults);
  noOthers(army, ['name', 'nation', 'counts'], 'army', faults);
  const given = fields(army.counts, 'counts', faults);
  noOthers(given, Object.keys(PRICES), 'counts', faults);
  const counts: Record<string, number> = {};
  for (const type of Object.keys(PRICES)) {
    const count = whole(given[type], `counts.${type}`, faults, 0, 0);
    if (count > MOST_OF_A_TYPE) faults.add(`counts.${type}`, `at most ${MOST_OF_A_TYPE} are possible`);
    if (count > 0) counts[type] = count;
  }
  const read: Army = {
    name: text(army.name, 'name', faults),
    nation: oneOf(army.nation, 'nation', faults, NATIONS),
    counts,
  };
  if (found.length > 0) throw new UnusableData('the army', found);
  return read;
}

/** No army of 112 points has more of the cheapest unit: a number beyond is a slip of the pen. */
const MOST_OF_A_TYPE = 56;

function battle(plan: BattlePlan) {
  const faults = (['south', 'north'] as const).flatMap((side) =>
    remarks(plan.armies[side], plan.size, pointsOf(plan, side))
      .filter(({ weight }) => weight === 'fault')
      .map(({ reason, rule }) => `armies.${side}: ${reason} (${rule})`),
  );
  if (faults.length > 0) throw new UnusableData('the battle', faults);
  return battleOf(plan, sizeOf(plan.size));
}

/** Section X of the source: how players make up a battle of their own. */
export const ccNapoleonArmies: ArmyBuilding = {
  sizes: SIZES,
  nations: NATIONS,
  prices: PRICES,
  free: FREE,
  samples: SAMPLES,
  cost,
  pointsOf,
  remarks,
  read,
  battle,
};

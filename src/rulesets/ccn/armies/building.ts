import type { Army } from '../../../core';
import { BATTLE_SIZES, DEPLOYMENT_ROWS } from '../../commands-and-colors/battle-sizes';
import { targetAndRating } from '../../custom-battle/battle';
import { armyBuilding } from '../../custom-battle/building';
import type { ArmyTerms, ListedLine } from '../../custom-battle/terms';
import { BRANCHES } from '../branches';
import { TERRAIN_TYPES } from '../terrain-types';
import type { Arm, UnitType } from '../unit-type';
import { LEADER, UNIT_TYPES } from '../unit-types';
import { SAMPLES } from './samples';

/** The nation whose troops an army may use beside its own, and the word for them before their name. */
const ALLIES: Readonly<Record<string, { readonly nation: string; readonly word: string }>> = {
  british: { nation: 'portuguese', word: 'Portuguese' },
};

const CHARTS = new Map(UNIT_TYPES.map((chart) => [chart.id, chart]));

/** The types an army of a nation can buy: its own table, its ally's, and leaders. */
function typesOf(nation: string): readonly string[] {
  const tables = [nation, ALLIES[nation]?.nation];
  const units = tables.flatMap((table) => UNIT_TYPES.filter((chart) => chart.nation === table));
  return [...units.map(({ id }) => id), LEADER.id];
}

/**
 * Replaces troops with those of the same branch of another nation; troops without such a branch there stay unchanged.
 */
function ofNation(counts: Army['counts'], nation: string): Army['counts'] {
  const known = typesOf(nation);
  const changed: Record<string, number> = {};
  for (const [type, count] of Object.entries(counts)) {
    const branch = CHARTS.get(type)?.branch;
    const same = UNIT_TYPES.find((chart) => chart.nation === nation && chart.branch === branch);
    const becomes = known.includes(type) ? type : (same?.id ?? type);
    changed[becomes] = (changed[becomes] ?? 0) + count;
  }
  return changed;
}

const wordFor = (type: string, nation: string): string => {
  const ally = ALLIES[nation];
  return ally && CHARTS.get(type)?.nation === ally.nation ? ally.word : '';
};

/** The blocks of most units of each arm, for which the price of R000-163 is paid. */
const USUAL_BLOCKS: Readonly<Record<Arm, number>> = { infantry: 4, cavalry: 4, artillery: 3 };

/**
 * R000-163: the price of the nearest troops of its list; units with more or fewer blocks pay a share for each block
 * (house value, docs/armies.md).
 */
const priceOf = ({ branch, arm, strength }: UnitType): number =>
  Math.round((BRANCHES[branch].price * strength) / USUAL_BLOCKS[arm]);

/** R000-163: a line of the list. */
function line(type: string, bought: Pick<ListedLine, 'price' | 'free' | 'called' | 'isLeader'>): ListedLine {
  const { price, free, called, isLeader } = bought;
  return { type, label: { key: `type.${type}`, blanks: {} }, price, free, called, isLeader, setup: {} };
}

const LINES: Readonly<Record<string, ListedLine>> = {
  ...Object.fromEntries(
    UNIT_TYPES.map((unit) => [
      unit.id,
      line(unit.id, { ...BRANCHES[unit.branch], price: priceOf(unit), free: 0, isLeader: false }),
    ]),
  ),
  [LEADER.id]: line(LEADER.id, { ...LEADER, isLeader: true }),
};

/** Army building for the core game: section X of seed 000, with the tables of 1.11. */
export const CCN_ARMY_TERMS: ArmyTerms = {
  ruleset: 'ccn',
  source: 'A battle made up by its players, by the points of section X of C&C: Napoleon.',
  nations: ['british', 'french', 'portuguese', 'spanish', 'austrian', 'russian', 'prussian'],
  sizes: BATTLE_SIZES,
  lines: LINES,
  hasHousePrices: true,
  samples: SAMPLES,
  pool: Object.fromEntries(TERRAIN_TYPES.flatMap(({ id, pool }) => (pool > 0 ? [[id, pool]] : []))),
  rows: DEPLOYMENT_ROWS,
  typesOf,
  colourOf: (type, nation) => CHARTS.get(type)?.nation ?? nation,
  ofNation,
  wordFor,
  statsOf: (plan, size, side) => targetAndRating(CCN_ARMY_TERMS, plan, size, side),
};

export const ccnArmies = armyBuilding(CCN_ARMY_TERMS);

import { BATTLE_SIZES, DEPLOYMENT_ROWS } from '../../commands-and-colors/battle-sizes';
import { targetAndRating } from '../../custom-battle/battle';
import { armyBuilding } from '../../custom-battle/building';
import type { ArmyTerms, ListedLine } from '../../custom-battle/terms';
import { TERRAIN_TYPES } from '../terrain-types';
import { LEADER_TYPES, UNIT_TYPES } from '../unit-types';
import { SAMPLES } from './samples';

const NATIONS = ['british', 'french', 'portuguese', 'spanish', 'dutch', 'austrian', 'russian', 'prussian'];

/** R000-162, R000-163: the types that an army can buy or has for free. */
const LINES: Readonly<Record<string, ListedLine>> = Object.fromEntries([
  ...UNIT_TYPES.flatMap(({ id, bought }) => (bought ? [line(id, { ...bought, free: 0 }, false)] : [])),
  ...LEADER_TYPES.map(({ id, bought }) => line(id, bought, true)),
]);

function line(
  type: string,
  bought: Pick<ListedLine, 'price' | 'free' | 'called'>,
  isLeader: boolean,
): readonly [string, ListedLine] {
  const { price, free, called } = bought;
  const label = { key: `type.${type}`, blanks: {} };
  return [type, { type, label, price, free, called, isLeader, setup: {} }];
}

const TYPES = Object.keys(LINES).filter((id) => LINES[id]?.price !== null);

/** Section X of the source: players build their own battle. The nation only sets the colour. */
const TERMS: ArmyTerms = {
  ruleset: 'cc-napoleon',
  source: 'A battle made up by its players after section X of the rules.',
  nations: NATIONS,
  sizes: BATTLE_SIZES,
  lines: LINES,
  hasHousePrices: false,
  samples: SAMPLES,
  pool: Object.fromEntries(TERRAIN_TYPES.flatMap(({ id, pool }) => (pool > 0 ? [[id, pool]] : []))),
  rows: DEPLOYMENT_ROWS,
  typesOf: () => TYPES,
  colourOf: (_type, nation) => nation,
  ofNation: (counts) => counts,
  wordFor: () => '',
  statsOf: (plan, size, side) => targetAndRating(TERMS, plan, size, side),
};

export const ccNapoleonArmies = armyBuilding(TERMS);

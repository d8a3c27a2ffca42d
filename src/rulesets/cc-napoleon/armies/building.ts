import { armyBuilding } from '../../commands-and-colors/armies/building';
import { TERRAIN_TYPES } from '../terrain-types';
import { LEADER_TYPES, UNIT_TYPES } from '../unit-types';
import { SAMPLES } from './samples';

const NATIONS = ['british', 'french', 'portuguese', 'spanish', 'dutch', 'austrian', 'russian', 'prussian'];

const ROWS = [...UNIT_TYPES, ...LEADER_TYPES];

/** R000-163: the prices of the types that an army can buy. */
const PRICES = Object.fromEntries(
  ROWS.flatMap(({ id, bought }): [string, number][] =>
    bought && bought.price !== null ? [[id, bought.price]] : [],
  ),
);
const TYPES = Object.keys(PRICES);

const hasSome = ([, count]: readonly [string, number]): boolean => count > 0;

/** Section X of the source: players build their own battle. The nation only sets the colour. */
export const ccNapoleonArmies = armyBuilding({
  ruleset: 'cc-napoleon',
  source: 'A battle made up by its players after section X of the rules.',
  nations: NATIONS,
  prices: PRICES,
  free: Object.fromEntries(
    LEADER_TYPES.map(({ id, bought }): [string, number] => [id, bought.free]).filter(hasSome),
  ),
  samples: SAMPLES,
  pool: Object.fromEntries(TERRAIN_TYPES.map(({ id, pool }): [string, number] => [id, pool]).filter(hasSome)),
  isLeader: (type) => LEADER_TYPES.some(({ id }) => id === type),
  typesOf: () => TYPES,
  colourOf: (_type, nation) => nation,
  ofNation: (counts) => counts,
  nameOf: (type) => ROWS.find(({ id }) => id === type)?.bought?.called ?? type,
});

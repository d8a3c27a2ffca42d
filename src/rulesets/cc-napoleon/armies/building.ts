import { armyBuilding } from '../../commands-and-colors/armies/building';
import { LEADER_TYPES } from '../unit-types';
import { NAMES } from './names';
import { FREE, PRICES } from './prices';
import { SAMPLES } from './samples';

const NATIONS = ['british', 'french', 'portuguese', 'spanish', 'dutch', 'austrian', 'russian', 'prussian'];

/** The number of terrain pieces of each kind to choose from. The source leaves it open (house value). */
const TERRAIN_POOL: Readonly<Record<string, number>> = {
  woods: 12,
  village: 8,
  hill: 12,
  'fortified-building': 4,
};

const TYPES = Object.keys(PRICES);

/** Section X of the source: players build their own battle. The nation only sets the colour. */
export const ccNapoleonArmies = armyBuilding({
  ruleset: 'cc-napoleon',
  source: 'A battle made up by its players after section X of the rules.',
  nations: NATIONS,
  prices: PRICES,
  free: FREE,
  samples: SAMPLES,
  pool: TERRAIN_POOL,
  isLeader: (type) => LEADER_TYPES.some(({ id }) => id === type),
  typesOf: () => TYPES,
  colourOf: (_type, nation) => nation,
  ofNation: (counts) => counts,
  nameOf: (type) => NAMES[type] ?? type,
});

import { CCN_ARMY_TERMS } from '../../ccn/armies/building';
import { targetAndRating } from '../../custom-battle/battle';
import { armyBuilding } from '../../custom-battle/building';
import type { ArmyTerms } from '../../custom-battle/terms';
import { usualFacing } from '../usual-facing';
import { SAMPLES } from './samples';

/** Army building for Corsican Ogre: the lists of the core game (R002-01); its rating is the number of chits. */
const TERMS: ArmyTerms = {
  ...CCN_ARMY_TERMS,
  ruleset: 'corsican-ogre',
  samples: SAMPLES,
  facingOf: usualFacing,
  statsOf: (plan, size, side) => targetAndRating(TERMS, plan, size, side),
};

export const corsicanOgreArmies = armyBuilding(TERMS);

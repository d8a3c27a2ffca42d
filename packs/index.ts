import { ARMIES } from './armies';
import { BATTLES } from './battles';
import { CAMPAIGNS } from './campaigns';
import type { Compendium } from './compendium';

/** The compendia of the module in their order, by their names in module.json. */
export const COMPENDIA: Readonly<Record<string, Compendium>> = {
  armies: ARMIES,
  battles: BATTLES,
  campaigns: CAMPAIGNS,
};
